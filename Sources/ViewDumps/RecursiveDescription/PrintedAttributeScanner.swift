/// Goes through the attributes of one printed view, from its address to the `>` that ends it.
///
/// Values hold semicolons and brackets (`transform3D`, `animations`, colours, images); quoted texts
/// hold anything, unescaped: quotation marks, line ends, `; hidden = YES`, whole false views. So the
/// end of a text is the first quotation mark from which the line goes on like a list of attributes.
struct PrintedAttributeScanner {
    /// What ends a piece of text between semicolons.
    enum End {
        case semicolon
        /// The `>` that ends the view.
        case bracket
        /// The end of the dump, or of the line where the next is another view's.
        case cut
    }

    /// So many places in one text are tried as its end with a look at what follows.
    private static let mostTrials = 64

    /// Where the scanner is, as a byte offset.
    private(set) var position: Int

    /// The brackets that are open.
    private var brackets: [UInt8] = []

    /// Whether the attribute `layer`, always the last one with `=`, has been passed.
    private var hasPassedLayer = false

    /// Creates a scanner after a view's address.
    init(at position: Int) { self.position = position }

    /// Reads up to the next semicolon or the view's end, and goes past it.
    ///
    /// - Parameter triesTexts: Whether the ends of quoted texts are tried out, rather than the first
    ///   likely one taken.
    mutating func nextPiece(
        in text: Span<UInt8>, triesTexts: Bool = true
    ) -> (range: Range<Int>, end: End) {
        let start = position
        brackets.removeAll(keepingCapacity: true)
        while position < text.count {
            let byte = text[position]
            switch byte {
            case .semicolon where brackets.isEmpty:
                let piece = start..<position
                position += 1
                noteLayer(piece, in: text)
                return (piece, .semicolon)
            case .lessThan where opensBracket(in: text):
                brackets.append(byte)
            case .leftBracket, .leftBrace, UInt8(ascii: "("):
                brackets.append(byte)
            case .rightBracket, .rightBrace, UInt8(ascii: ")"):
                // Of any kind: typed and scanned dumps close braces with parentheses.
                if let last = brackets.last, last != .lessThan { brackets.removeLast() }
            case .greaterThan:
                if let bracket = brackets.lastIndex(of: .lessThan) {
                    brackets.removeSubrange(bracket...)
                } else {
                    let piece = start..<position
                    noteLayer(piece, in: text)
                    if hasPassedLayer || !layerFollows(in: text) {
                        position += 1
                        return (piece, .bracket)
                    }
                }
            case .quotationMark, .apostrophe:
                if let end = endOfText(from: start, in: text, triesTexts) { position = end }
            case .lineFeed where PrintedLine.isOfView(in: text, at: position + 1):
                return (start..<position, .cut)
            default: break
            }
            position += 1
        }
        return (start..<position, .cut)
    }

    /// Whether a `<` opens a bracket rather than standing for "less than".
    private func opensBracket(in text: Span<UInt8>) -> Bool {
        position + 1 < text.count && !text[position + 1].isWhiteSpace
    }

    /// Remembers that the layer has been passed.
    private mutating func noteLayer(_ piece: Range<Int>, in text: Span<UInt8>) {
        guard let attribute = PrintedAttribute(piece, in: text) else { return }
        if text.matches("layer", attribute.name) { hasPassedLayer = true }
    }

    /// Whether the view's own layer is still to come on this line, so that this `>` belongs to a value.
    private func layerFollows(in text: Span<UInt8>) -> Bool {
        var offset = position
        let end = min(text.count, position + PrintedLine.lookahead)
        while offset < end && text[offset] != .lineFeed && text[offset] != .verticalBar {
            if text.hasText("; layer = <", at: offset) { return true }
            offset += 1
        }
        return false
    }

    /// Where a quoted text that begins here ends: the offset of its last quotation mark.
    ///
    /// Nil if none begins: an apostrophe within a value, or a text that is never closed.
    private func endOfText(
        from start: Int, in text: Span<UInt8>, _ triesTexts: Bool
    ) -> Int? {
        let mark = text[position]
        guard brackets.isEmpty else {
            // Within brackets, only names of images and the like are quoted, in double marks.
            return mark == .quotationMark ? endOfName(in: text) : nil
        }
        guard let attribute = PrintedAttribute(start..<position + 1, in: text),
            attribute.value == position..<position + 1
        else { return nil }
        return PrintedText.end(
            of: mark, from: position + 1, in: text, trials: triesTexts ? Self.mostTrials : 0)
    }

    /// Where a quoted name that begins here ends, on the same line.
    private func endOfName(in text: Span<UInt8>) -> Int? {
        var offset = position + 1
        let end = min(text.count, offset + PrintedLine.lookahead)
        while offset < end && text[offset] != .lineFeed {
            if text[offset] == .quotationMark { return offset }
            offset += 1
        }
        return nil
    }
}
