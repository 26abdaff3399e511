/// XML text under construction: elements, attributes and characters, escaped.
struct MarkupText {
    /// The text so far.
    private(set) var text = ""

    /// The names of the elements that are open.
    private var open: [String] = []

    /// Opens an element; its attributes come in the order given.
    mutating func open(_ name: String, _ attributes: KeyValuePairs<String, String> = [:]) {
        tag(name, attributes)
        text += ">\n"
        open.append(name)
    }

    /// Closes the element that was opened last.
    mutating func close() {
        guard let name = open.popLast() else {
            preconditionFailure("There is no element to close")
        }
        text += "</\(name)>\n"
    }

    /// Adds an element with nothing in it.
    mutating func element(_ name: String, _ attributes: KeyValuePairs<String, String> = [:]) {
        tag(name, attributes)
        text += "/>\n"
    }

    /// Adds an element that holds characters.
    mutating func element(
        _ name: String, _ attributes: KeyValuePairs<String, String> = [:], characters: String
    ) {
        tag(name, attributes)
        text += ">\(Self.escaped(characters))</\(name)>\n"
    }

    /// Adds markup that was made before.
    mutating func append(_ markup: MarkupText) {
        precondition(markup.open.isEmpty, "Markup with open elements cannot be added to other")
        text += markup.text
    }

    /// Adds characters of a style sheet, which hold nothing of the user's.
    mutating func style(_ sheet: String) {
        element("style", characters: sheet)
    }

    /// Starts an element.
    private mutating func tag(_ name: String, _ attributes: KeyValuePairs<String, String>) {
        text += "<\(name)"
        for (key, value) in attributes { text += " \(key)=\"\(Self.escaped(value))\"" }
    }

    /// Characters as they may stand in content and in attributes.
    ///
    /// What XML 1.0 does not allow at all, most control characters, becomes U+FFFD.
    static func escaped(_ characters: String) -> String {
        var escaped = ""
        escaped.reserveCapacity(characters.utf8.count)
        for scalar in characters.unicodeScalars {
            switch scalar {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "\"": escaped += "&quot;"
            case "'": escaped += "&#39;"
            case "\t", "\n", "\r": escaped += " "
            case "\u{0}"..<" ", "\u{FFFE}", "\u{FFFF}": escaped += "\u{FFFD}"
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }
}
