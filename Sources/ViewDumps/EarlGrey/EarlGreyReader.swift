import HitTesting

/// Reads the view hierarchy that EarlGrey prints when a test fails.
enum EarlGreyReader {
    /// Reads the hierarchy from an offset of a text on.
    static func read(
        _ source: SourceText, at start: Int, file: Span<UInt8>
    ) -> ViewDump {
        let text = source.bytes.span
        let offset = source.fileOffset(of: start)
        var notes: [ElementAssembly.DumpNote] = [(.transformsMissing, offset)]
        var elements: [PrintedElement] = []
        var screenFrames: [Rect2D?] = []
        var addresses: Set<String> = []
        var position = start
        /// Where the view before ends.
        var end = 0
        while let bracket = text.firstOffset(of: .lessThan, in: position..<text.count) {
            position = bracket + 1
            guard
                case .opening(let opening) = ViewOpening.read(text, at: bracket, before: text.count),
                isOfView(opening, in: text)
            else { continue }
            let attributes = EarlGreyAttributes(in: text, from: opening.address.upperBound)
            let lineStart = text.lineStart(of: bracket, notBefore: end)
            end = attributes.end
            position = end
            let depth = PrintedLine.barCount(in: text, lineStart..<bracket)
            let address = text.text(opening.address)
            if depth == 0 && addresses.contains(address) {
                notes.append((.furtherDumpSkipped, source.fileOffset(of: bracket)))
                break
            }
            addresses.insert(address)
            elements.append(
                element(
                    attributes, id: address, className: text.text(opening.className), depth: depth,
                    offset: source.fileOffset(of: bracket)))
            screenFrames.append(attributes.screenFrame)
        }
        if let cut = text.cutLine(after: end) {
            notes.append((.dumpCut, source.fileOffset(of: cut)))
        }
        var forest = ElementForest(elements)
        EarlGreyScrolling.recover(in: &forest, screenFrames)
        forest.reverseSubviews()
        if forest.roots.count > 1 { notes.append((.windowLevelsMissing, offset)) }
        return ElementAssembly.dump(
            of: forest, in: .superview, format: .earlGrey, notes: notes, file: file)
    }

    /// Whether what begins with a class and an address is one of EarlGrey's views.
    static func isOfView(_ opening: ViewOpening, in text: Span<UInt8>) -> Bool {
        let end = opening.address.upperBound
        return text.hasText("; AX", at: end) || text.hasText("; isAccessible=", at: end)
    }

    /// The element of a view.
    private static func element(
        _ attributes: EarlGreyAttributes, id: String, className: String, depth: Int, offset: Int
    ) -> PrintedElement {
        var element = PrintedElement(depth: depth, id: id, className: className, offset: offset)
        element.frame = attributes.frame
        element.isHidden = attributes.isHidden
        element.isUserInteractionEnabled = attributes.isUserInteractionEnabled
        element.alpha = attributes.alpha
        element.element.label = attributes.label ?? attributes.text ?? attributes.identifier
        element.element.identifier = attributes.identifier
        element.element.text = attributes.text
        element.element.isEnabled = attributes.isEnabled
        if attributes.isCut { element.notes.append(.lineCut) }
        return element
    }
}
