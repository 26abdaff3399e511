/// An entity of XML or HTML: `&lt;`, `&#10;`, `&#x1F600;`.
struct CharacterEntity {
    /// The character.
    let meaning: Unicode.Scalar

    /// How many bytes the entity is long.
    let length: Int

    /// The entities that have a name.
    private static let named: [(text: String, meaning: Unicode.Scalar)] = [
        ("&lt;", "<"), ("&gt;", ">"), ("&amp;", "&"), ("&quot;", "\""), ("&apos;", "'"),
        ("&nbsp;", " "),
    ]

    /// Reads the entity at an ampersand; nil if none is there that names a character.
    init?(in text: Span<UInt8>, at position: Int) {
        if let entity = Self.named.first(where: { text.hasText($0.text, at: position) }) {
            meaning = entity.meaning
            length = entity.text.utf8.count
            return
        }
        guard let reference = NumericReference(in: text, at: position),
            let scalar = Unicode.Scalar(reference.number)
        else { return nil }
        // A blank that a web page may not break is a blank.
        meaning = scalar == "\u{A0}" ? " " : scalar
        length = reference.length
    }
}

/// A character's number as XML writes it, whether such a character exists or not.
struct NumericReference {
    /// The number.
    let number: UInt32

    /// How many bytes the reference is long.
    let length: Int

    /// More digits than this name no character.
    private static let mostDigits = 10

    /// Reads the reference at an ampersand; nil if none is there.
    init?(in text: Span<UInt8>, at position: Int) {
        guard text.hasText("&#", at: position), position + 3 < text.count else { return nil }
        let isHexadecimal = text[position + 2] | 0x20 == UInt8(ascii: "x")
        let start = position + (isHexadecimal ? 3 : 2)
        var end = start
        while end < text.count && end - start < Self.mostDigits && text[end].isHexadecimalDigit {
            end += 1
        }
        guard end < text.count && text[end] == .semicolon,
            let number = UInt32(text.text(start..<end), radix: isHexadecimal ? 16 : 10)
        else { return nil }
        self.number = number
        length = end + 1 - position
    }
}
