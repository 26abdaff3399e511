/// Finds the elements in what `XCUIElement.debugDescription` prints.
struct XCUIElementScanner {
    /// A line of the dump.
    private enum Line {
        case element(ElementLine, isOpen: Bool)

        /// `Element subtree:`, after which the tree follows.
        case subtree

        /// The beginning of what repeats elements in another shape.
        case otherSection

        /// Nothing of the tree, or the rest of a value.
        case other
    }

    /// The trees, one for each `Element subtree:`.
    private(set) var trees: [[PrintedElement]] = []

    /// Where a line breaks off with the text, as an offset in the file.
    private(set) var cut: Int?

    private var lines: [(kind: Line, range: Range<Int>)] = []

    /// Scans a text.
    ///
    /// - Parameter source: The text, for offsets in the file.
    /// - Complexity: O(n) in the text's length, for values of a bounded number of lines.
    init(_ source: SourceText, at start: Int) {
        let text = source.bytes.span
        var position = text.lineStart(of: start)
        while position < text.count {
            let end = text.lineEnd(of: position)
            lines.append((Self.kind(of: position..<end, in: text), position..<end))
            position = end + 1
        }
        let hasSections = lines.contains { if case .subtree = $0.kind { true } else { false } }
        var isInTree = !hasSections
        if isInTree { trees.append([]) }
        /// Where the last element ends.
        var lastEnd: Int?
        var index = 0
        while index < lines.count {
            switch lines[index].kind {
            case .subtree:
                isInTree = true
                trees.append([])
            case .otherSection: isInTree = false
            case .element(let line, _) where isInTree:
                let last = lastLine(ofElementAt: index, in: text)
                let range = line.type.upperBound..<lines[last].range.upperBound
                trees[trees.count - 1].append(
                    Self.element(line, ElementAttributes(in: text, range), in: source))
                index = last
                lastEnd = lines[last].range.upperBound
            case .element, .other: break
            }
            index += 1
        }
        trees.removeAll { $0.isEmpty }
        if let lastEnd, let line = text.cutLine(after: lastEnd) {
            cut = source.fileOffset(of: line)
        }
    }

    /// What a line is.
    private static func kind(of line: Range<Int>, in text: Span<UInt8>) -> Line {
        let trimmed = text.trimmedOfWhiteSpace(line)
        if text.hasSuffix("Element subtree:", trimmed) { return .subtree }
        let isOther = ["Path to element:", "Query chain:", "Attributes:"].contains { title in
            text.hasPrefix(title, trimmed) || text.hasSuffix(title, trimmed)
        }
        if isOther || text.hasPrefix("↳", trimmed) || text.hasPrefix("↪", trimmed) {
            return .otherSection
        }
        guard let element = ElementLine(in: text, line) else { return .other }
        let rest = ElementAttributes(in: text, element.type.upperBound..<line.upperBound)
        return .element(element, isOpen: rest.isOpen)
    }

    /// More lines than this no value has.
    private static let mostLinesOfValue = 500

    /// The last line of an element: values may hold line ends, and lines that look like elements.
    ///
    /// A value that is never closed was cut by the producer; it ends with its line.
    private func lastLine(ofElementAt index: Int, in text: Span<UInt8>) -> Int {
        guard case .element(_, isOpen: true) = lines[index].kind else {
            return lastContinuation(after: index, in: text)
        }
        for next in lines.indices[(index + 1)...].prefix(Self.mostLinesOfValue) {
            switch lines[next].kind {
            case .subtree, .otherSection, .element(_, isOpen: true): return index
            case .element(_, isOpen: false): continue
            case .other:
                let line = text.trimmedOfWhiteSpace(lines[next].range)
                let isClosing = line.contains { position in
                    text[position] == .apostrophe
                        && ElementAttributes.isAttributeEnd(
                            in: text, at: position + 1, before: line.upperBound)
                }
                if isClosing { return next }
            }
        }
        return index
    }

    /// The last of the lines after an element that a console wrapped: `  at {{…`.
    private func lastContinuation(after index: Int, in text: Span<UInt8>) -> Int {
        let next = index + 1
        guard next < lines.count, case .other = lines[next].kind else { return index }
        let line = text.trimmedOfWhiteSpace(lines[next].range)
        let isWrapped = text.hasPrefix("at {{", line) || text.hasPrefix("{{", line)
        return isWrapped ? next : index
    }

    /// The element of a line and its attributes.
    private static func element(
        _ line: ElementLine, _ attributes: ElementAttributes, in source: SourceText
    ) -> PrintedElement {
        let type = source.bytes.span.text(line.type)
        let names = [attributes.address, attributes.identifier, attributes.label, attributes.title]
        let id = names.compactMap { $0 }.first { !$0.isEmpty } ?? type
        var element = PrintedElement(
            depth: line.column, id: id, className: type,
            offset: source.fileOffset(of: line.type.lowerBound))
        element.frame = attributes.frame
        if attributes.isOpen { element.notes.append(.lineCut) }
        let texts = [
            attributes.label, attributes.title, attributes.value, attributes.placeholder,
            attributes.identifier,
        ]
        element.element.label = texts.compactMap { $0 }.first { !$0.isEmpty }
        element.element.identifier = attributes.identifier.flatMap { $0.isEmpty ? nil : $0 }
        element.element.text = attributes.value
        element.element.isEnabled = !attributes.isDisabled
        return element
    }
}

extension Span<UInt8> {
    /// Whether a range ends with this text, byte for byte.
    func hasSuffix(_ text: String, _ range: Range<Int>) -> Bool {
        let length = text.utf8.count
        return length <= range.count && hasPrefix(text, range.suffix(length))
    }
}
