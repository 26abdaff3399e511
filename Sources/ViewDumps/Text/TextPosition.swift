/// A place in a text, as people count: from 1.
struct TextPosition: Hashable, Sendable {
    /// The line, ended by a line feed.
    var line: Int

    /// The character (Unicode scalar) within the line.
    var column: Int

    /// Finds the place of a byte; only for errors, as it counts from the beginning.
    ///
    /// - Parameters:
    ///   - offset: The byte's offset; the end of the text if beyond it.
    ///   - bytes: The text, from the beginning of a line.
    ///   - firstLine: The number of the text's first line.
    /// - Complexity: O(n) in the offset.
    init(of offset: Int, in bytes: Span<UInt8>, firstLine: Int = 1) {
        line = firstLine
        column = 1
        var position = bytes.byteOrderMarkLength
        while position < min(offset, bytes.count) {
            if bytes[position] == .lineFeed {
                line += 1
                column = 1
            } else if !bytes[position].isUTF8Continuation {
                column += 1
            }
            position += 1
        }
    }
}
