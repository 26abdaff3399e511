/// Tells the beginnings of other tools' dumps.
enum DumpMark {
    /// The first beginning of a dump in a text.
    ///
    /// - Complexity: O(n) in the distance.
    static func first(
        in text: Span<UInt8>, of families: [ForeignDump.Family]
    ) -> (family: ForeignDump.Family, start: Int)? {
        /// Up to here no view's description begins, whatever brackets there are.
        var unopened = 0
        for position in text.indices where isFirstByte(text[position]) {
            var family = family(in: text, at: position)
            if family == nil && text[position] == .lessThan && position >= unopened {
                switch ViewOpening.read(text, at: position, before: text.count) {
                case .opening(let opening):
                    if EarlGreyReader.isOfView(opening, in: text)
                        && !isEscaped(">", in: text, from: position)
                    {
                        family = .earlGrey
                    }
                case .none(let end), .cut(let end): unopened = end
                }
            }
            if let family, families.contains(family) { return (family, position) }
        }
        return nil
    }

    /// Whether a beginning may begin with this.
    private static func isFirstByte(_ byte: UInt8) -> Bool {
        byte == .lessThan || byte == .leftBrace || byte == .quotationMark || byte == .plus
            || byte == UInt8(ascii: "E")
    }

    /// The family whose dump begins at an offset, or nil if none does; EarlGrey's views apart.
    private static func family(in text: Span<UInt8>, at position: Int) -> ForeignDump.Family? {
        switch text[position] {
        case .lessThan: ofMarkup(in: text, at: position)
        case .leftBrace where ActivityLine.opensView(in: text, at: position):
            isEscaped("}", in: text, from: position) ? nil : .activityTop
        case .quotationMark where AccessibilityJSONText.isMark(in: text, at: position):
            .accessibilityJSON
        case UInt8(ascii: "E"), .leftBrace:
            isXCUIElement(in: text, at: position) ? .xcuiElement : nil
        case .plus:
            EspressoRecord(in: text, at: position, before: text.count) == nil
                || isEscaped("}", in: text, from: position)
                || isEscaped("} ", in: text, from: position) ? nil : .espresso
        default: nil
        }
    }

    /// An element's line is shorter than this.
    private static let mostBytesOfLine = 4000

    /// Whether the line that goes on from an offset is within a string of a log, whose line ends are
    /// escaped; then this is not the dump yet.
    ///
    /// - Parameter end: What an element's line ends with.
    private static func isEscaped(_ end: String, in text: Span<UInt8>, from start: Int) -> Bool {
        let limit = min(start + mostBytesOfLine, text.count)
        let line = start..<(text.firstOffset(of: .lineFeed, in: start..<limit) ?? limit)
        var position = line.lowerBound
        while let backslash = text.firstOffset(of: .backslash, in: position..<line.upperBound) {
            position = backslash + 1
            while position < line.upperBound && text[position] == .backslash { position += 1 }
            let isLineEnd = text.hasText("n", at: position) || text.hasText("r", at: position)
            let before = backslash - end.utf8.count
            if isLineEnd && before >= start && text.hasText(end, at: before) { return true }
        }
        return false
    }

    /// The tags that begin a page source of iOS.
    private static let webDriverAgentTags = ["<AppiumAUT", "<XCUIElementType", "<UIAApplication"]

    /// Between a page source's beginning and its first attribute there is less than this.
    private static let mostBytesBeforeAttribute = 2000

    /// The tags that begin one of Android.
    private static let uiAutomatorTags = ["<hierarchy", "<node ", "<android."]

    /// The family of the tag at an offset.
    private static func ofMarkup(in text: Span<UInt8>, at position: Int) -> ForeignDump.Family? {
        let family: ForeignDump.Family
        if webDriverAgentTags.contains(where: { text.hasText($0, at: position) }) {
            family = .webDriverAgent
        } else if uiAutomatorTags.contains(where: { text.hasText($0, at: position) }) {
            family = .uiAutomator
        } else {
            return nil
        }
        // Within a string of a log the quotation marks are escaped; then this is not the XML yet.
        let end = min(position + mostBytesBeforeAttribute, text.count)
        guard let equals = text.firstOffset(of: .equals, in: position..<end),
            equals + 1 < text.count
        else { return nil }
        let quote = text[equals + 1]
        return quote == .quotationMark || quote == .apostrophe ? family : nil
    }

    /// Whether what XCTest prints begins at an offset: the title of a tree, or a rectangle of an
    /// element's line where someone pasted the tree without it.
    private static func isXCUIElement(in text: Span<UInt8>, at position: Int) -> Bool {
        let title = "Element subtree:"
        if text.hasText(title, at: position) {
            return text.isLineEnd(position + title.utf8.count)
        }
        guard position >= 2 && text.hasText(", {{", at: position - 2) else { return false }
        // On one long line there is no tree, and looking back would take too long.
        let furthest = max(0, position - mostBytesBeforeRectangle)
        let line = text.lineStart(of: position, notBefore: furthest)..<position + 2
        guard line.lowerBound == 0 || text[line.lowerBound - 1] == .lineFeed else { return false }
        guard let element = ElementLine(in: text, line),
            text.trimmed(line.lowerBound..<element.type.lowerBound).count <= "→".utf8.count
        else { return false }
        // Within a string of a log the line ends are escaped; then this is not the tree yet.
        let next = position..<min(position + mostBytesBeforeRectangle, text.count)
        let end = text.firstOffset(of: .lineFeed, in: next) ?? next.upperBound
        return !next.prefix(while: { $0 < end }).contains { text.hasText("\\n  ", at: $0) }
    }

    /// What stands before an element's rectangle is shorter than this.
    private static let mostBytesBeforeRectangle = 500
}
