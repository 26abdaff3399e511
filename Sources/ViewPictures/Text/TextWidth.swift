/// How wide text is, about: pictures are laid out where no fonts are at hand.
enum TextWidth {
    /// The width of text in a sans-serif font.
    static func width(of text: String, fontSize: Double) -> Double {
        text.reduce(0) { $0 + width(of: $1) } * fontSize
    }

    /// Text cut so that it fits, with an ellipsis; nil if fewer than four characters would be left.
    static func fitted(_ text: String, into width: Double, fontSize: Double) -> String? {
        if self.width(of: text, fontSize: fontSize) <= width { return text }
        var left = width / fontSize - self.width(of: "…")
        var kept = ""
        for character in text {
            left -= self.width(of: character)
            if left < 0 { break }
            kept.append(character)
        }
        return kept.count < 4 ? nil : kept + "…"
    }

    /// Text in lines that fit, broken at spaces where there are any.
    static func lines(of text: String, width: Double, fontSize: Double) -> [String] {
        var lines: [String] = []
        var line = ""
        for word in text.split(separator: " ") {
            let longer = line.isEmpty ? String(word) : "\(line) \(word)"
            if line.isEmpty || self.width(of: longer, fontSize: fontSize) <= width {
                line = longer
            } else {
                lines.append(line)
                line = String(word)
            }
        }
        lines.append(line)
        return lines.map { fitted($0, into: width, fontSize: fontSize) ?? $0 }
    }

    /// The width of a character, as a share of the font's size.
    private static func width(of character: Character) -> Double {
        switch character {
        case "i", "j", "l", "I", ".", ",", ":", ";", "'", "|", "!": 0.3
        case "f", "r", "t", "(", ")", "[", "]", " ", "-", "/", "\"": 0.37
        case "m", "w", "M", "W", "@", "%", "—": 0.9
        case "A"..."Z", "_", "&", "…": 0.7
        default: (character.unicodeScalars.first?.value ?? 0) < 0x1100 ? 0.58 : 1
        }
    }
}
