/// Reads the description of one view, with what UIKit prints after its closing bracket.
struct PrintedViewReader {
    /// What the description says.
    var view: PrintedView

    /// Whether it is of a layer, which is no view: `<_UILabelContentLayer: 0x10a> (layer)`.
    private(set) var isLayer = false

    /// What follows a layer's description.
    private static let layerMark = "(layer)"

    /// Where the description ends.
    let end: Int

    /// Reads the description that begins here.
    init(_ opening: ViewOpening, in text: Span<UInt8>) {
        view = PrintedView(opening, in: text)
        var scanner = PrintedAttributeScanner(at: opening.address.upperBound)
        var pieceEnd: PrintedAttributeScanner.End
        repeat {
            let piece: Range<Int>
            (piece, pieceEnd) = scanner.nextPiece(in: text)
            // Of a value that is cut off, only one in brackets is known to be whole.
            if pieceEnd == .cut && !Self.endsWithBracket(piece, in: text) { continue }
            if let attribute = PrintedAttribute(piece, in: text) { view.take(attribute, in: text) }
        } while pieceEnd == .semicolon
        view.isCut = pieceEnd == .cut
        end = scanner.position
        if !view.isCut { readTail(in: text) }
    }

    /// Reads what follows the closing bracket on the line: `(layer)`, or an old scroll view's offset.
    private mutating func readTail(in text: Span<UInt8>) {
        var tailEnd = end
        let limit = min(text.count, end + PrintedLine.lookahead)
        while tailEnd < limit && text[tailEnd] != .lineFeed && text[tailEnd] != .verticalBar {
            tailEnd += 1
        }
        let tail = text.trimmed(end..<tailEnd)
        isLayer = text.hasPrefix(Self.layerMark, tail)
        // At the very end, "(layer)" may be what was cut off.
        if view.frame == nil && tail.upperBound == text.count && !isLayer {
            view.isCut = Self.layerMark.hasPrefix(text.text(tail))
        }
        if tail.upperBound == text.count && isOpen(tail, in: text) { view.isCut = true }
        guard let first = tail.first, text[first] == .semicolon else { return }
        let close = text.firstOffset(of: .greaterThan, in: tail)
        let pieces = text.parts(of: first + 1..<(close ?? tail.upperBound), between: .semicolon)
        for piece in pieces {
            if let attribute = PrintedAttribute(piece, in: text) { view.take(attribute, in: text) }
        }
        if close == nil && tail.upperBound == text.count { view.isCut = true }
    }

    /// Whether brackets do not close in what follows a description: `layout: <UICollec`, or the second
    /// bracket of a `<<_UITextContainerView: …> minSize = …`.
    private func isOpen(_ tail: Range<Int>, in text: Span<UInt8>) -> Bool {
        let isDouble = view.offset > 0 && text[view.offset - 1] == .lessThan
        var angles = isDouble ? 1 : 0
        var parentheses = 0
        for position in tail {
            switch text[position] {
            case .lessThan: angles += 1
            case .greaterThan: angles -= 1
            case UInt8(ascii: "("): parentheses += 1
            case UInt8(ascii: ")"): parentheses -= 1
            default: break
            }
        }
        return angles > 0 || parentheses > 0
    }

    /// Whether the last character of a piece closes a bracket.
    private static func endsWithBracket(_ piece: Range<Int>, in text: Span<UInt8>) -> Bool {
        guard let last = text.trimmed(piece).last.map({ text[$0] }) else { return false }
        return last == .rightBracket || last == .rightBrace || last == UInt8(ascii: ")")
    }
}
