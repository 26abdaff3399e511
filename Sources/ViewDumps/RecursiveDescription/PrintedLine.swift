/// Tells lines of views from lines of anything else.
enum PrintedLine {
    /// How far a look ahead on a line goes, in bytes, so that long lines take no longer than others.
    static let lookahead = 4096

    /// Whether a line is a view's: bars stand before it, or nothing does and it has a frame.
    ///
    /// - Parameter start: Where the line begins.
    /// - Complexity: O(n) in the line's length.
    static func isOfView(in text: Span<UInt8>, at start: Int) -> Bool {
        let end = text.firstOffset(of: .lineFeed, in: start..<text.count) ?? text.count
        guard let opening = ViewOpening.first(in: text, start..<end) else { return false }
        let prefix = start..<opening.start
        if barCount(in: text, prefix) > 0 { return true }
        return isPlainPrefix(prefix, in: text)
            && hasFrame(in: text, opening.address.upperBound..<end)
    }

    /// The number of vertical bars in a range: how deep the view after it lies.
    static func barCount(in text: Span<UInt8>, _ range: Range<Int>) -> Int {
        var count = 0
        for position in range where text[position] == .verticalBar { count += 1 }
        return count
    }

    /// Whether what stands before a view is nothing, or what logs, debuggers, comments and tools that
    /// extend the description put there, rather than a sentence that mentions a view.
    static func isPlainPrefix(_ prefix: Range<Int>, in text: Span<UInt8>) -> Bool {
        let prefix = text.trimmed(prefix)
        guard let first = prefix.first.map({ text[$0] }), let last = prefix.last.map({ text[$0] })
        else { return true }
        // 'RootViewController:0x1002', _ivar, {{14, 154}, {290, 57}} -Class:Super (`
        let beginsLikeATool =
            first == .apostrophe || first == UInt8(ascii: "_") || first == .leftBrace
        // 2013-08-17 21:04:53.358 App[60940:11303]
        let isLog = first.isDigit && (last == .rightBracket || last == .colon)
        let isDebugger = ["(lldb)", "(gdb)", "XX ("].contains { text.hasPrefix($0, prefix) }
        return beginsLikeATool || isLog || isDebugger || !prefix.contains { text[$0].isLetter }
    }

    /// Whether a range holds a printed frame.
    static func hasFrame(in text: Span<UInt8>, _ range: Range<Int>) -> Bool {
        range.contains { text.hasText("frame = (", at: $0) }
    }
}
