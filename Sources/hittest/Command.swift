/// One of the things that the program can do; each has a file of its own in `Commands`.
protocol Command: SendableMetatype {
    /// What the command is called by.
    static var name: String { get }

    /// What it does, in a line.
    static var summary: String { get }

    /// How it is used, with examples.
    static var help: String { get }

    /// Creates the command from the arguments after its name.
    ///
    /// - Throws: ``Failure/usage(_:)`` if they are wrong.
    init(_ arguments: [String]) throws

    /// Does the work.
    func run(_ streams: Streams) throws
}
