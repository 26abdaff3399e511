/// Finds the end of a quoted text whose quotation marks are not escaped.
enum PrintedText {
    /// How far a text may reach, in bytes; UIKit cuts them after some 25 characters.
    private static let longest = 4096

    /// So many attributes after a text show that it has ended.
    private static let proof = 8

    /// The offset of the mark that ends a text, or nil if the text is cut off.
    ///
    /// - Parameters:
    ///   - mark: The kind of quotation mark.
    ///   - start: Where the text begins, after its mark.
    ///   - trials: How many likely ends are tried; then, and with 0, the first likely one is taken.
    static func end(of mark: UInt8, from start: Int, in text: Span<UInt8>, trials: Int) -> Int? {
        var firstLikely: Int?
        var trialsLeft = trials
        var hasPassedView = false
        for position in start..<min(text.count, start + longest) {
            if text[position] == .lineFeed {
                if PrintedLine.isOfView(in: text, at: position + 1) { hasPassedView = true }
            } else if hasPassedView && beginsAnotherText(at: position, in: text) {
                // So the view passed is a real one, and the text was cut off before it.
                return firstLikely
            } else if text[position] == mark && isLikelyEnd(position, in: text) {
                if trials == 0 || goesOnCleanly(after: position, in: text) { return position }
                if firstLikely == nil { firstLikely = position }
                trialsLeft -= 1
                if trialsLeft == 0 { return firstLikely }
            }
        }
        return firstLikely
    }

    /// Whether another attribute's text begins here.
    private static func beginsAnotherText(at position: Int, in text: Span<UInt8>) -> Bool {
        text.hasText(" = '", at: position) || text.hasText(" = \"", at: position)
    }

    /// Whether an attribute or the view ends after a mark.
    private static func isLikelyEnd(_ position: Int, in text: Span<UInt8>) -> Bool {
        var next = position + 1
        while next < text.count && text[next].isBlank { next += 1 }
        return next < text.count && (text[next] == .semicolon || text[next] == .greaterThan)
    }

    /// Whether nothing but attributes follows a mark, up to the view's end or for a good while.
    private static func goesOnCleanly(after position: Int, in text: Span<UInt8>) -> Bool {
        var scanner = PrintedAttributeScanner(at: position + 1)
        for _ in 0...proof {
            let (piece, end) = scanner.nextPiece(in: text, triesTexts: false)
            if end == .cut { return true }
            let isBlank = piece.allSatisfy { text[$0].isWhiteSpace }
            guard isBlank || PrintedAttribute(piece, in: text) != nil else { return false }
            if end == .bracket { return true }
        }
        return true
    }
}
