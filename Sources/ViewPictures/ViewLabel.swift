/// What a picture calls a view.
public struct ViewLabel: Hashable, Sendable {
    /// A few words that fit into the picture: a class, a title.
    public var name: String

    /// What tells the view apart from others of the same name, such as its address.
    public var id: String?

    /// Creates a label.
    public init(name: String, id: String? = nil) {
        self.name = name
        self.id = id
    }

    /// The name, and the id behind it.
    public var text: String {
        guard let id, id != name else { return name }
        return "\(name) \(id)"
    }

    /// What is shown where there is little room: the name, else its last part, else an id that says
    /// something, else the beginning of the name; nil where not even that fits.
    func fitted(into width: Double, fontSize: Double) -> String? {
        let lastPart = name.split(separator: ".").last.map(String.init)
        let spokenID = id.flatMap { $0.hasPrefix("0x") ? nil : $0 }
        let candidates = [name, lastPart, spokenID].compactMap { $0 }
        let whole = candidates.first { TextWidth.width(of: $0, fontSize: fontSize) <= width }
        return whole ?? TextWidth.fitted(lastPart ?? name, into: width, fontSize: fontSize)
    }
}
