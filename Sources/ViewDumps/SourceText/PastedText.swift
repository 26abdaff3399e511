/// What a terminal or a web page put into a text that was copied from it.
enum PastedText {
    /// The text without the escape sequences of coloured output, and with plain blanks.
    ///
    /// The blanks are those of web pages that stand next to others or begin a line; any other may be
    /// meant. Lines stay lines.
    ///
    /// - Returns: nil if there is nothing to be cleaned.
    /// - Complexity: O(n) in the text's length.
    static func cleaned(_ text: Span<UInt8>) -> [UInt8]? {
        let hasSequences = text.firstOffset(of: escape, in: 0..<text.count) != nil
        guard hasSequences || text.contains("\u{A0}", from: 0) else { return nil }
        var cleaned: [UInt8] = []
        cleaned.reserveCapacity(text.count)
        var position = 0
        while position < text.count {
            if let end = sequenceEnd(in: text, from: position) {
                position = end
            } else if text[position] == 0xC2 && isIndentation(in: text, at: position) {
                cleaned.append(.space)
                position += 2
            } else {
                cleaned.append(text[position])
                position += 1
            }
        }
        return cleaned
    }

    /// What a terminal's escape sequence begins with.
    private static let escape: UInt8 = 0x1B

    /// An escape sequence is shorter than this.
    private static let longestSequence = 32

    /// Where the sequence `ESC [ 0 ; 31 m` ends that begins at an offset; nil if none does.
    private static func sequenceEnd(in text: Span<UInt8>, from start: Int) -> Int? {
        guard text[start] == escape, start + 1 < text.count, text[start + 1] == .leftBracket else {
            return nil
        }
        var position = start + 2
        while position < min(text.count, start + longestSequence) {
            if text[position].isLetter { return position + 1 }
            position += 1
        }
        return nil
    }

    /// Whether a blank of a web page stands at an offset, next to another blank or a line's beginning.
    private static func isIndentation(in text: Span<UInt8>, at position: Int) -> Bool {
        guard text.hasText("\u{A0}", at: position) else { return false }
        let isAfterBlank =
            position == 0 || text[position - 1].isWhiteSpace
            || position >= 2 && text.hasText("\u{A0}", at: position - 2)
        let next = position + 2
        return isAfterBlank || next == text.count || text[next].isWhiteSpace
            || text.hasText("\u{A0}", at: next)
    }
}
