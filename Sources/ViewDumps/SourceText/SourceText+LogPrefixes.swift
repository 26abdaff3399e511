extension SourceText {
    /// The text without what a log put before each of its lines; nil if nothing stands there.
    ///
    /// What two neighbouring lines begin with alike, digits counting as one, up to the last bracket,
    /// colon or quotation arrow in it, is what the log put there.
    ///
    /// - Parameter offset: An offset in a line of what was logged.
    /// - Complexity: O(n) in the text's length.
    func withoutLogPrefixes(around offset: Int) -> SourceText? {
        let text = bytes.span
        let line = text.lineStart(of: offset)
        let next = text.lineEnd(of: offset) + 1
        guard next < text.count else { return nil }
        let prefix = line..<line + Self.prefixLength(in: text, line, next)
        guard !prefix.isEmpty else { return nil }
        var kept: [UInt8] = []
        var origins: [Int] = []
        var position = 0
        while position < text.count {
            let end = min(text.lineEnd(of: position) + 1, text.count)
            let isPrefixed =
                Self.alikeCount(in: text, prefix.lowerBound, position, atMost: prefix.count)
                == prefix.count
            let start = isPrefixed ? min(position + prefix.count, end) : position
            kept += bytes[start..<end]
            origins += fileOffsets(of: start..<end)
            position = end
        }
        origins.append(fileOffset(of: text.count))
        return SourceText(kept, origins: origins)
    }

    /// A log puts no more bytes before a line than this.
    private static let longestPrefix = 300

    /// How long the prefix is that two lines have in common.
    private static func prefixLength(in text: Span<UInt8>, _ first: Int, _ second: Int) -> Int {
        var length = alikeCount(in: text, first, second, atMost: longestPrefix)
        while length > 0 && !text[first + length - 1].endsLogPrefix { length -= 1 }
        return length
    }

    /// How many bytes at two offsets are alike: equal, or both digits; JSON's own count no more.
    private static func alikeCount(
        in text: Span<UInt8>, _ first: Int, _ second: Int, atMost limit: Int
    ) -> Int {
        var count = 0
        while count < limit && first + count < text.count && second + count < text.count {
            let (one, other) = (text[first + count], text[second + count])
            let isAlike = one == other || one.isDigit && other.isDigit
            if !isAlike || one == .lineFeed || one == .quotationMark || one == .leftBrace { break }
            count += 1
        }
        return count
    }
}

extension UInt8 {
    /// Whether this may be the last of what a log puts before a line, blanks apart.
    fileprivate var endsLogPrefix: Bool {
        self == .rightBracket || self == .colon || self == .greaterThan || self == .verticalBar
            || self == UInt8(ascii: ")")
    }
}
