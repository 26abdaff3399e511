import HitTesting

/// A view's line in the hierarchy of `dumpsys activity top`.
///
///     com.example.Go{1001c06 VFED..C.. ......ID 20,20-200,120 #7f09 app:id/go}
///     DecorView@1001c00[MainActivity]
struct ActivityLine {
    /// The name of the class.
    let className: String

    /// What tells the view from others: its hash.
    let hash: String

    /// In which column the class begins.
    let column: Int

    /// Where the class begins.
    let start: Int

    /// Where the line ends.
    let end: Int

    /// The flags: visibility, focusable, enabled, …; empty for a window's own view.
    private(set) var flags: [UInt8] = []

    /// The rectangle in the superview.
    private(set) var frame: Rect2D?

    /// The name of the resource: `app:id/go`.
    private(set) var resource: String?

    /// Whether the line ends before its brace.
    private(set) var isCut = false

    var isHidden: Bool { flags.first.map { $0 != UInt8(ascii: "V") } ?? false }

    var isEnabled: Bool? { flags.count > 2 ? flags[2] == UInt8(ascii: "E") : nil }

    /// Whether the view takes clicks or long clicks.
    var isClickable: Bool? {
        guard flags.count > 6 else { return nil }
        return flags[6...].prefix(2).contains { $0 == UInt8(ascii: "C") || $0 == UInt8(ascii: "L") }
    }

    /// Reads a line; nil if it is not a view's.
    init?(in text: Span<UInt8>, _ line: Range<Int>) {
        if let brace = line.first(where: { Self.opensView(in: text, at: $0) }) {
            self.init(in: text, line, brace: brace)
        } else {
            self.init(windowIn: text, line)
        }
    }

    /// Whether a view's hash and flags follow the brace at an offset.
    static func opensView(in text: Span<UInt8>, at brace: Int) -> Bool {
        guard brace < text.count && text[brace] == .leftBrace, brace > 0,
            text[brace - 1].isInJavaName
        else { return false }
        var position = brace + 1
        while position < text.count && text[position].isHexadecimalDigit { position += 1 }
        guard position > brace + 1, position + 3 < text.count, text[position] == .space else {
            return false
        }
        let isVisibility = [UInt8(ascii: "V"), UInt8(ascii: "I"), UInt8(ascii: "G")].contains(
            text[position + 1])
        let isFocusable = text[position + 2] == .period || text[position + 2] == UInt8(ascii: "F")
        let isEnabled = text[position + 3] == .period || text[position + 3] == UInt8(ascii: "E")
        return isVisibility && isFocusable && isEnabled
    }

    /// Reads a view's line.
    private init?(in text: Span<UInt8>, _ line: Range<Int>, brace: Int) {
        guard let name = Self.name(in: text, before: brace, line) else { return nil }
        className = text.text(name)
        start = name.lowerBound
        column = Self.column(of: start, in: text, line)
        let closing = text.firstOffset(of: .rightBrace, in: brace..<line.upperBound)
        end = line.upperBound
        isCut = closing == nil
        let fields = text.parts(of: brace + 1..<(closing ?? line.upperBound), between: .space)
            .filter { !$0.isEmpty }
        hash = text.text(fields[0])
        flags = fields[1].map { text[$0] }
        for field in fields.dropFirst(2) {
            if frame == nil { frame = Self.rectangle(in: text, field) }
            if text.contains(.init(ascii: "/"), in: field) { resource = text.text(field) }
        }
    }

    /// Reads the line of a window's own view, which has no rectangle.
    private init?(windowIn text: Span<UInt8>, _ line: Range<Int>) {
        guard let mark = line.first(where: { text[$0] == UInt8(ascii: "@") }),
            let name = Self.name(in: text, before: mark, line)
        else { return nil }
        var end = mark + 1
        while end < line.upperBound && text[end].isHexadecimalDigit { end += 1 }
        guard end > mark + 1 && text.hasPrefix("[", end..<line.upperBound) else { return nil }
        className = text.text(name)
        start = name.lowerBound
        column = Self.column(of: start, in: text, line)
        hash = text.text(mark + 1..<end)
        self.end = line.upperBound
    }

    /// The class's name that ends at an offset.
    private static func name(
        in text: Span<UInt8>, before end: Int, _ line: Range<Int>
    ) -> Range<Int>? {
        var start = end
        while start > line.lowerBound && text[start - 1].isInJavaName { start -= 1 }
        return start < end ? start..<end : nil
    }

    /// The number of blanks right before an offset.
    private static func column(of start: Int, in text: Span<UInt8>, _ line: Range<Int>) -> Int {
        var position = start
        while position > line.lowerBound && text[position - 1].isBlank { position -= 1 }
        return start - position
    }

    /// Reads `0,63-1080,2094`: left, top, right and bottom, any of which may be negative.
    private static func rectangle(in text: Span<UInt8>, _ field: Range<Int>) -> Rect2D? {
        var numbers: [Double] = []
        var position = field.lowerBound
        for separator in [UInt8.comma, .minus, .comma] {
            // The first character of a number may be a minus of its own.
            guard position < field.upperBound,
                let end = text.firstOffset(of: separator, in: position + 1..<field.upperBound),
                let number = DecimalText.double(in: text, position..<end)
            else { return nil }
            numbers.append(number)
            position = end + 1
        }
        guard let last = DecimalText.double(in: text, position..<field.upperBound) else {
            return nil
        }
        return Rect2D(
            x: numbers[0], y: numbers[1], width: numbers[2] - numbers[0],
            height: last - numbers[1])
    }
}

extension Span<UInt8> {
    /// Whether a byte is in a range.
    fileprivate func contains(_ byte: UInt8, in range: Range<Int>) -> Bool {
        firstOffset(of: byte, in: range) != nil
    }
}
