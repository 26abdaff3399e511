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
    var text: String {
        guard let id, id != name else { return name }
        return "\(name) \(id)"
    }
}
