import HitTesting

/// The attributes of one view in EarlGrey's hierarchy.
struct EarlGreyAttributes {
    /// The frame in the superview.
    private(set) var frame: Rect2D?

    /// The frame on the screen.
    private(set) var screenFrame: Rect2D?

    private(set) var identifier: String?
    private(set) var label: String?
    private(set) var text: String?
    private(set) var alpha: Float = 1
    private(set) var isHidden = false
    private(set) var isUserInteractionEnabled = true
    private(set) var isEnabled = true

    /// Where the attributes end: behind the closing bracket.
    private(set) var end: Int

    /// Whether the text ends before that bracket.
    private(set) var isCut = false

    /// The names that an attribute may have; a value ends where one of them follows.
    private static let names = [
        "AX=", "isAccessible=", "AX.id=", "AX.label=", "AX.value=", "AX.frame=",
        "AX.activationPoint=", "AX.traits=", "AX.focused=", "frame=", "opaque", "hidden", "alpha=",
        "UIE=", "disabled", "text=",
    ]

    /// Reads attributes from an offset on, up to the bracket that closes them.
    init(in text: Span<UInt8>, from start: Int) {
        end = start
        var position = start
        while position < text.count {
            if text.hasText("; ", at: position) {
                position += 2
                continue
            }
            if text[position] == .greaterThan {
                end = position + 1
                return
            }
            guard let name = Self.names.first(where: { text.hasText($0, at: position) }) else {
                // A later version's attribute, or damage: on to the next that is known.
                position = Self.valueEnd(in: text, from: position + 1)
                continue
            }
            let value = position + name.utf8.count
            position = Self.valueEnd(in: text, from: value)
            set(name, to: value..<position, in: text)
        }
        end = text.count
        isCut = true
    }

    /// Where a value ends: before `; ` and a name, or before the bracket at the end of a line.
    private static func valueEnd(in text: Span<UInt8>, from start: Int) -> Int {
        var position = start
        let isQuoted = text.hasText("'", at: start)
        while position < text.count {
            let byte = text[position]
            // A text in quotes ends with one; others may hold neither bracket nor semicolon.
            let mayEnd = !isQuoted || position > start + 1 && text[position - 1] == .apostrophe
            if mayEnd && byte == .semicolon
                && names.contains(where: { text.hasText("; \($0)", at: position) })
            {
                return position
            }
            if mayEnd && byte == .greaterThan && isViewEnd(position + 1, in: text) {
                return position
            }
            position += 1
        }
        return position
    }

    /// Whether the line ends at an offset, or was joined there with the next one.
    private static func isViewEnd(_ offset: Int, in text: Span<UInt8>) -> Bool {
        if text.isLineEnd(offset) { return true }
        var position = offset
        while position < text.count && text[position].isBlank { position += 1 }
        return position > offset
            && (text.hasText("|-", at: position) || text.hasText("|  ", at: position)
                || text.hasText("====", at: position))
    }

    private mutating func set(_ name: String, to range: Range<Int>, in text: Span<UInt8>) {
        switch name {
        case "frame=": frame = Self.rectangle(in: text, range)
        case "AX.frame=": screenFrame = Self.rectangle(in: text, range)
        case "AX.id=": identifier = Self.unquoted(text.text(range))
        case "AX.label=": label = Self.unquoted(text.text(range))
        case "text=": self.text = Self.unquoted(text.text(range))
        case "hidden": isHidden = true
        case "disabled": isEnabled = false
        case "UIE=": isUserInteractionEnabled = !text.matches("N", range)
        case "alpha=": alpha = PrintedNumbers.list(in: text, range)?.first.map { Float($0) } ?? 1
        default: break
        }
    }

    private static func rectangle(in text: Span<UInt8>, _ range: Range<Int>) -> Rect2D? {
        guard let numbers = PrintedNumbers.list(in: text, range), numbers.count == 4 else {
            return nil
        }
        return Rect2D(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }

    private static func unquoted(_ text: String) -> String? {
        let inner =
            text.hasPrefix("'") && text.hasSuffix("'") ? text.dropFirst().dropLast() : text[...]
        return inner.isEmpty ? nil : String(inner)
    }
}
