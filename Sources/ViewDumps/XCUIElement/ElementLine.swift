/// The beginning of an element's line: `    Window (Main), 0x6000…`.
struct ElementLine {
    /// The type, with what stands in parentheses after it.
    let type: Range<Int>

    /// In which column the type begins; an arrow counts for the blanks that it stands in place of.
    let column: Int

    /// What may follow a type or a value.
    static let attributeBeginnings = [
        "0x", "{{", "pid:", "traits:", "identifier:", "label:", "title:", "value:",
        "placeholderValue:", "Disabled", "Selected", "Focused", "Keyboard Focused",
    ]

    /// Reads the beginning of a line; nil if it is not an element's.
    init?(in text: Span<UInt8>, _ line: Range<Int>) {
        guard let start = Self.typeStart(in: text, line) else { return nil }
        var end = start
        while end < line.upperBound && text[end].isLetter { end += 1 }
        guard end > start else { return nil }
        if text.hasText(" (", at: end) {
            guard
                let closing = text.firstOffset(of: UInt8(ascii: ")"), in: end..<line.upperBound)
            else { return nil }
            end = closing + 1
        }
        // Old Xcodes wrote 'Button 0x7f…: traits: …', with no comma.
        let isOld = text.hasText(" 0x", at: end)
        guard isOld || Self.attributeFollows(in: text, at: end, before: line.upperBound) else {
            return nil
        }
        type = start..<end
        column = Self.column(of: start, in: text, line)
    }

    /// Whether a comma and the beginning of an attribute stand at an offset.
    static func attributeFollows(in text: Span<UInt8>, at offset: Int, before end: Int) -> Bool {
        guard offset < end && text[offset] == .comma else { return false }
        var position = offset + 1
        while position < end && text[position].isWhiteSpace { position += 1 }
        return position > offset + 1
            && attributeBeginnings.contains { text.hasPrefix($0, position..<end) }
    }

    /// Where a type may begin: after the arrow, or after the last of the first blanks.
    private static func typeStart(in text: Span<UInt8>, _ line: Range<Int>) -> Int? {
        let comma = text.firstOffset(of: .comma, in: line) ?? line.upperBound
        let end = (line.lowerBound..<comma).first { text.hasText(" 0x", at: $0) } ?? comma
        var start: Int?
        var position = line.lowerBound
        while position < end {
            if let arrow = arrowLength(in: text, at: position) {
                position += arrow
                start = position
            } else if text[position].isBlank {
                position += 1
                // A log's prefix may stand before; one blank may lie within the type.
                if !text.hasText("(", at: position) { start = position }
            } else {
                if start == nil { start = position }
                position += 1
            }
        }
        return start
    }

    /// The length of an arrow at an offset, or nil if there is none.
    static func arrowLength(in text: Span<UInt8>, at offset: Int) -> Int? {
        if text.hasText("→", at: offset) { return "→".utf8.count }
        return text.hasText("->", at: offset) ? 2 : nil
    }

    /// The number of blanks before a type, with an arrow among them, in characters.
    private static func column(of start: Int, in text: Span<UInt8>, _ line: Range<Int>) -> Int {
        var column = 0
        var position = start
        while position > line.lowerBound {
            if text[position - 1].isBlank {
                position -= 1
                column += 1
            } else if position - 3 >= line.lowerBound, text.hasText("→", at: position - 3) {
                position -= 3
                column += 1
            } else if position - 2 >= line.lowerBound, text.hasText("->", at: position - 2) {
                position -= 2
                column += 2
            } else {
                break
            }
        }
        return column
    }
}
