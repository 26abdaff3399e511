/// Brings a dump that was pasted from a web page or another system's editor to plain text.
enum DumpText {
    /// So often a text may have been escaped.
    private static let mostEscapings = 5

    /// The text with its lines as they were printed: a string of a log has escapes for line ends.
    ///
    /// - Complexity: O(n) in its length.
    static func source(_ bytes: Span<UInt8>) -> SourceText {
        let file = SourceText(bytes)
        return file.firstUnescaping { text in
            let span = text.bytes.span
            return ViewOpening.first(in: span, 0..<span.count) != nil && !hasEscapedLines(span)
        } ?? file
    }

    /// Whether an escaped line end stands before a bar, or between two views.
    private static func hasEscapedLines(_ text: Span<UInt8>) -> Bool {
        var position = 0
        while let backslash = text.firstOffset(of: .backslash, in: position..<text.count) {
            position = backslash + 1
            guard text.hasText("n", at: position) else { continue }
            position += 1
            let end = min(text.count, position + mostBlanks)
            while position < end && text[position].isBlank { position += 1 }
            if text.hasText("|", at: position) { return true }
        }
        return false
    }

    /// Before the first bar there are fewer blanks than this.
    private static let mostBlanks = 200

    /// The text with line feeds alone as line ends, with blanks that may be broken, and with entities
    /// decoded if it was escaped.
    ///
    /// It was escaped if no view can be found in it as it is, but an entity can. Lines keep their
    /// numbers.
    static func plain(_ bytes: Span<UInt8>) -> [UInt8] {
        var text = withPlainWhiteSpace(bytes)
        for _ in 0..<mostEscapings {
            let isPlain = ViewOpening.first(in: text.span, 0..<text.count) != nil
            if isPlain || !text.contains(.ampersand) { break }
            text = decodingEntities(text.span)
        }
        return text
    }

    /// The text with `\n` for `\r\n` and `\r`, a space for the no-break space of web
    /// pages, and a bar for a drawn one.
    private static func withPlainWhiteSpace(_ bytes: Span<UInt8>) -> [UInt8] {
        var text: [UInt8] = []
        text.reserveCapacity(bytes.count)
        var position = bytes.byteOrderMarkLength
        while position < bytes.count {
            let byte = bytes[position]
            if byte == .carriageReturn {
                if !bytes.hasText("\n", at: position + 1) { text.append(.lineFeed) }
            } else if byte == 0xC2 && bytes.hasText("\u{A0}", at: position) {
                text.append(.space)
                position += 1
            } else if byte == 0xE2 && bytes.hasText("│", at: position) {
                // Some editors draw the bars.
                text.append(.verticalBar)
                position += 2
            } else {
                text.append(byte)
            }
            position += 1
        }
        return text
    }

    private static func decodingEntities(_ text: Span<UInt8>) -> [UInt8] {
        var decoded: [UInt8] = []
        decoded.reserveCapacity(text.count)
        var position = 0
        while position < text.count {
            if text[position] == .ampersand, let entity = CharacterEntity(in: text, at: position) {
                decoded.append(contentsOf: String(entity.meaning).utf8)
                position += entity.length
            } else {
                decoded.append(text[position])
                position += 1
            }
        }
        return decoded
    }
}
