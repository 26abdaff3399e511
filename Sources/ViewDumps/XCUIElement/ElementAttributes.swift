import HitTesting

/// What stands after the type on an element's line, or lines.
struct ElementAttributes {
    /// The address.
    private(set) var address: String?

    /// The rectangle on the screen.
    private(set) var frame: Rect2D?

    private(set) var identifier: String?
    private(set) var label: String?
    private(set) var title: String?
    private(set) var value: String?
    private(set) var placeholder: String?
    private(set) var isDisabled = false

    /// Whether the text ends within something.
    private(set) var isOpen = false

    /// Reads the attributes in a range.
    ///
    /// Values hold commas, quotes and line ends of their own: one ends where a quote is followed by
    /// the beginning of another attribute, or by the end.
    init(in text: Span<UInt8>, _ range: Range<Int>) {
        var position = range.lowerBound
        let end = text.trimmedOfWhiteSpace(range).upperBound
        while position < end {
            let byte = text[position]
            if byte == .comma || byte.isWhiteSpace || byte == .colon {
                position += 1
            } else if text.hasPrefix("0x", position..<end) {
                let start = position
                position += 2
                while position < end && text[position].isHexadecimalDigit { position += 1 }
                if address == nil { address = text.text(start..<position) }
            } else if text.hasPrefix("{{", position..<end) {
                readFrame(in: text, &position, end)
            } else if let name = Self.names.first(where: { text.hasPrefix($0, position..<end) }) {
                position += name.utf8.count
                let value = readValue(in: text, &position, end)
                set(name, to: value)
            } else {
                if text.hasPrefix("Disabled", position..<end) { isDisabled = true }
                while position < end && text[position] != .comma && !text[position].isWhiteSpace
                    && !text.hasPrefix("{{", position..<end)
                {
                    position += 1
                }
            }
        }
    }

    /// The attributes that are a name and a text.
    private static let names = ["identifier:", "label:", "title:", "value:", "placeholderValue:"]

    /// Reads `{{0.0, 20.0}, {375.0, 44.0}}`; only the first counts.
    private mutating func readFrame(in text: Span<UInt8>, _ position: inout Int, _ end: Int) {
        let start = position
        while position < end && !text.hasPrefix("}}", position..<end) { position += 1 }
        guard position < end else {
            isOpen = true
            return
        }
        position += 2
        let numbers = PrintedNumbers.list(in: text, start..<position)
        if frame == nil, let numbers, numbers.count == 4 {
            frame = Rect2D(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
        }
    }

    /// Reads a value, with quotes around it or without.
    private mutating func readValue(
        in text: Span<UInt8>, _ position: inout Int, _ end: Int
    ) -> String {
        while position < end && text[position].isBlank { position += 1 }
        let isQuoted = position < end && text[position] == .apostrophe
        if isQuoted { position += 1 }
        let start = position
        while position < end {
            let isAtQuote = text[position] == .apostrophe
            if isQuoted == isAtQuote {
                let next = isQuoted ? position + 1 : position
                if Self.isAttributeEnd(in: text, at: next, before: end) {
                    let value = text.text(start..<position)
                    position = next
                    return value
                }
            }
            position += 1
        }
        isOpen = isOpen || isQuoted
        return text.text(start..<end)
    }

    /// Whether an attribute may end at an offset.
    ///
    /// - Parameter end: Where the text ends, without the white space behind it.
    static func isAttributeEnd(in text: Span<UInt8>, at offset: Int, before end: Int) -> Bool {
        if ElementLine.attributeFollows(in: text, at: offset, before: end) { return true }
        let rest = text.trimmedOfWhiteSpace(offset..<min(end, offset + mostBlanks))
        let isRectangle =
            text.hasPrefix("at {{", rest.lowerBound..<end)
            || text.hasPrefix("{{", rest.lowerBound..<end)
        if isRectangle && rest.lowerBound > offset { return true }
        return offset == end
    }

    /// Before a rectangle that was wrapped there are fewer blanks than this.
    private static let mostBlanks = 200

    private mutating func set(_ name: String, to value: String) {
        switch name {
        case "identifier:": identifier = identifier ?? value
        case "label:": label = label ?? value
        case "title:": title = title ?? value
        case "value:": self.value = self.value ?? value
        default: placeholder = placeholder ?? value
        }
    }
}

extension Span<UInt8> {
    /// The part of a range without the white space around it.
    func trimmedOfWhiteSpace(_ range: Range<Int>) -> Range<Int> {
        var start = range.lowerBound
        var end = range.upperBound
        while start < end && self[start].isWhiteSpace { start += 1 }
        while start < end && self[end - 1].isWhiteSpace { end -= 1 }
        return start..<end
    }
}
