extension Span<UInt8> {
    /// Where a text comes next from an offset on, or nil.
    ///
    /// - Complexity: O(n) in the distance, for texts that rarely begin in vain.
    func firstOffset(of text: String, from start: Int) -> Int? {
        guard let first = text.utf8.first else { return start }
        var position = start
        while let candidate = firstOffset(of: first, in: position..<count) {
            if hasText(text, at: candidate) { return candidate }
            position = candidate + 1
        }
        return nil
    }

    /// Whether a text comes from an offset on.
    func contains(_ text: String, from start: Int) -> Bool {
        firstOffset(of: text, from: start) != nil
    }

    /// Where the line begins that an offset is in, or a later offset that is not to be gone before.
    func lineStart(of offset: Int, notBefore limit: Int = 0) -> Int {
        var start = offset
        while start > limit && self[start - 1] != .lineFeed { start -= 1 }
        return start
    }

    /// Where the line ends that an offset is in, before its line feed.
    func lineEnd(of offset: Int) -> Int {
        firstOffset(of: .lineFeed, in: offset..<count) ?? count
    }

    /// Where a line begins that follows at once on a view's, is indented as a view's is, and breaks off
    /// with the text; nil if there is none.
    ///
    /// - Parameter end: Where the view's text ends.
    func cutLine(after end: Int) -> Int? {
        let next = lineEnd(of: end) + 1
        guard next < count, self[next].isBlank || self[next] == .verticalBar,
            lineEnd(of: next) == count
        else { return nil }
        let line = trimmedOfWhiteSpace(next..<count)
        guard let last = line.last.map({ self[$0] }) else { return nil }
        let isWhole =
            last == .rightBrace || last == .greaterThan || last == UInt8(ascii: ")")
        return isWhole ? nil : line.lowerBound
    }

    /// Whether only blanks follow on the line.
    func isLineEnd(_ offset: Int) -> Bool {
        var position = offset
        while position < count && (self[position].isBlank || self[position] == .carriageReturn) {
            position += 1
        }
        return position == count || self[position] == .lineFeed
    }
}
