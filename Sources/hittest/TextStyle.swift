/// How text for people looks: with colours on a terminal, plain elsewhere.
struct TextStyle {
    /// Whether the text goes to a terminal that shows colours.
    let usesColor: Bool

    /// An answer, in bold.
    func strong(_ text: String) -> String { marked(text, "1") }

    /// An answer that is as wished.
    func good(_ text: String) -> String { marked(text, "1;32") }

    /// An answer that is not.
    func bad(_ text: String) -> String { marked(text, "1;31") }

    /// What matters less.
    func faint(_ text: String) -> String { marked(text, "2") }

    private func marked(_ text: String, _ code: String) -> String {
        usesColor ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
    }
}
