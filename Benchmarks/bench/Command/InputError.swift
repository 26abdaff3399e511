/// Why the benchmark has nothing to measure, or nowhere to write.
struct InputError: Error {
    /// Which file, and what is wrong with it.
    let description: String

    /// The exit status.
    let status: Int32

    /// The exit status for a file whose content is wrong.
    static let badData: Int32 = 65

    /// The exit status for a file that cannot be read.
    static let noInput: Int32 = 66

    /// The exit status for a file that cannot be written.
    static let cannotCreate: Int32 = 73

    init(_ description: String, status: Int32) {
        self.description = description
        self.status = status
    }
}
