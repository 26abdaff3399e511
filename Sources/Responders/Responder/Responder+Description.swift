extension Responder: CustomStringConvertible {
    /// The class, and a view's name if it has one: `Button “Send”`.
    public final var description: String {
        let kind = String(describing: type(of: self))
        guard let name = (self as? View)?.name else { return kind }
        return "\(kind) “\(name)”"
    }
}
