/// An escape of a JSON string: `\n`, `\"`, `\u00e9`.
struct StringEscape {
    /// The character, as UTF-8.
    let meaning: [UInt8]

    /// How many bytes the escape is long.
    let length: Int

    /// Reads the escape at a backslash; nil if none is there.
    init?(in text: Span<UInt8>, at position: Int) {
        guard position + 1 < text.count else { return nil }
        if text[position + 1] == UInt8(ascii: "u") {
            guard let first = Self.unit(in: text, at: position) else { return nil }
            if let scalar = Unicode.Scalar(first) {
                meaning = Array(String(scalar).utf8)
                length = 6
                return
            }
            let second = Self.unit(in: text, at: position + 6)
            let pair = second.flatMap { UTF16.isTrailSurrogate($0) ? $0 : nil }
            guard UTF16.isLeadSurrogate(first), let pair else {
                // Half a character stands for none.
                meaning = Array("\u{FFFD}".utf8)
                length = 6
                return
            }
            meaning = Array(String(decoding: [first, pair], as: UTF16.self).utf8)
            length = 12
            return
        }
        guard let character = Self.character(after: text[position + 1]) else { return nil }
        meaning = [character]
        length = 2
    }

    /// The UTF-16 code unit of a `\uXXXX`.
    private static func unit(in text: Span<UInt8>, at position: Int) -> UInt16? {
        guard text.hasText("\\u", at: position), position + 6 <= text.count else { return nil }
        return UInt16(text.text(position + 2..<position + 6), radix: 16)
    }

    /// What a single character after the backslash stands for.
    private static func character(after mark: UInt8) -> UInt8? {
        switch mark {
        case .quotationMark, .backslash, UInt8(ascii: "/"): mark
        case UInt8(ascii: "n"): .lineFeed
        case UInt8(ascii: "r"): .carriageReturn
        case UInt8(ascii: "t"): .tab
        case UInt8(ascii: "b"): 0x08
        case UInt8(ascii: "f"): 0x0C
        default: nil
        }
    }
}
