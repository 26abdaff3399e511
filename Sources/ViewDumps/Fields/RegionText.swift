import HitTesting

/// Reads and writes hit regions as text: `ellipse`, `inset:0;0;0;-20`, `rects:0;0;10;10|…`.
enum RegionText {
    /// The forms, for messages.
    static let rule = """
        bounds, everywhere, nowhere, boundsOrSubviews, ellipse, inset:T;L;B;R, rounded:RADIUS, \
        rects:X;Y;W;H|…, polygon:nonzero:X;Y;…|… or polygon:evenodd:X;Y;…|…
        """

    /// The forms that are a word alone.
    private static let words: [(text: String, region: HitRegion)] = [
        ("bounds", .bounds), ("everywhere", .everywhere), ("nowhere", .nowhere),
        ("boundsOrSubviews", .boundsOrSubviews), ("ellipse", .ellipse),
    ]

    /// The forms that are a word, a colon and numbers.
    private static let fillRules: [(text: String, rule: HitRegion.FillRule)] = [
        ("polygon:nonzero:", .nonZero), ("polygon:evenodd:", .evenOdd),
    ]

    /// Reads a region; blanks around it and around its numbers do not count.
    static func region(
        in bytes: Span<UInt8>, _ range: Range<Int>
    ) throws(LocatedProblem) -> HitRegion {
        let text = bytes.trimmed(range)
        for (word, region) in words where bytes.matches(word, text) { return region }
        if let numbers = bytes.range(after: "inset:", in: text) {
            let list = try FieldText.numbers(in: bytes, numbers)
            guard list.count == 4 else {
                throw wrongCount(text, bytes, "inset: with four numbers, top;left;bottom;right")
            }
            return .inset(
                EdgeInsets2D(top: list[0], left: list[1], bottom: list[2], right: list[3]))
        }
        if let numbers = bytes.range(after: "rounded:", in: text) {
            let list = try FieldText.numbers(in: bytes, numbers)
            guard list.count == 1 else {
                throw wrongCount(text, bytes, "rounded: with one number, the radius")
            }
            return .roundedRect(radius: list[0])
        }
        if let groups = bytes.range(after: "rects:", in: text) {
            return .rects(try rects(in: bytes, groups))
        }
        for (prefix, rule) in fillRules {
            guard let groups = bytes.range(after: prefix, in: text) else { continue }
            return .polygons(try contours(in: bytes, groups), rule)
        }
        throw LocatedProblem("region", is: text, of: bytes, mustBe: "one of \(rule)")
    }

    /// The region as text, or nil if only JSON's objects, or no file, can say it.
    static func text(of region: HitRegion) -> String? {
        switch region {
        case .bounds: "bounds"
        case .everywhere: "everywhere"
        case .nowhere: "nowhere"
        case .boundsOrSubviews: "boundsOrSubviews"
        case .ellipse: "ellipse"
        case .inset(let insets):
            "inset:" + list([insets.top, insets.left, insets.bottom, insets.right])
        case .roundedRect(let radius):
            "rounded:" + NumberText.text(radius)
        case .rects(let rects):
            "rects:"
                + rects.map {
                    list([$0.origin.x, $0.origin.y, $0.size.width, $0.size.height])
                }.joined(separator: "|")
        case .polygons(let contours, let rule):
            text(of: contours, rule)
        case .mask, .excluding, .custom: nil
        }
    }

    /// The region as a JSON value, or nil if it is a closure.
    static func json(of region: HitRegion) -> String? {
        switch region {
        case .mask(let mask):
            let rows = (0..<mask.rows).map { row in
                let cells = (0..<mask.columns).map { mask[column: $0, row: row] ? "1" : "0" }
                return "\"\(cells.joined())\""
            }
            return "{\"mask\": [\(rows.joined(separator: ", "))]}"
        case .excluding(let base, let hole):
            guard let base = json(of: base), let hole = json(of: hole) else { return nil }
            return "{\"base\": \(base), \"excluding\": \(hole)}"
        default:
            // None of these texts holds a character that JSON escapes.
            return text(of: region).map { "\"\($0)\"" }
        }
    }

    /// A polygon as text.
    ///
    /// The format has no contour without vertices; such a one counts nothing in a hit test and is
    /// left out. A polygon of nothing else contains no point.
    private static func text(of contours: [[Point2D]], _ rule: HitRegion.FillRule) -> String {
        let written = contours.filter { !$0.isEmpty }
        guard !written.isEmpty else { return "nowhere" }
        return (rule == .nonZero ? "polygon:nonzero:" : "polygon:evenodd:")
            + written.map { list($0.flatMap { [$0.x, $0.y] }) }.joined(separator: "|")
    }

    /// Numbers with a semicolon between any two.
    private static func list(_ numbers: [Double]) -> String {
        numbers.map(NumberText.text).joined(separator: ";")
    }

    /// Reads rectangles with a vertical bar between any two; nothing is no rectangle.
    private static func rects(
        in bytes: Span<UInt8>, _ range: Range<Int>
    ) throws(LocatedProblem) -> [Rect2D] {
        guard !bytes.trimmed(range).isEmpty else { return [] }
        var rects: [Rect2D] = []
        for group in bytes.parts(of: range, between: .verticalBar) {
            let list = try FieldText.numbers(in: bytes, group)
            guard list.count == 4 else {
                throw wrongCount(group, bytes, "a rectangle of four numbers, x;y;width;height")
            }
            rects.append(Rect2D(x: list[0], y: list[1], width: list[2], height: list[3]))
        }
        return rects
    }

    /// Reads contours with a vertical bar between any two.
    private static func contours(
        in bytes: Span<UInt8>, _ range: Range<Int>
    ) throws(LocatedProblem) -> [[Point2D]] {
        var contours: [[Point2D]] = []
        for group in bytes.parts(of: range, between: .verticalBar) {
            let list = try FieldText.numbers(in: bytes, group)
            guard list.count.isMultiple(of: 2) else {
                throw wrongCount(group, bytes, "a contour of points x;y;x;y;…, an even count")
            }
            contours.append(
                stride(from: 0, to: list.count, by: 2).map { Point2D(list[$0], list[$0 + 1]) })
        }
        return contours
    }

    /// The problem of a list of the wrong length.
    private static func wrongCount(
        _ range: Range<Int>, _ bytes: Span<UInt8>, _ expected: String
    ) -> LocatedProblem {
        LocatedProblem("region", is: range, of: bytes, mustBe: expected)
    }
}

extension Span<UInt8> {
    /// What follows a prefix in a range, or nil if the range does not begin with it.
    func range(after prefix: String, in range: Range<Int>) -> Range<Int>? {
        hasPrefix(prefix, range) ? range.lowerBound + prefix.utf8.count..<range.upperBound : nil
    }

    /// The parts of a range between separators: one more than there are separators.
    func parts(of range: Range<Int>, between separator: UInt8) -> [Range<Int>] {
        var parts: [Range<Int>] = []
        var start = range.lowerBound
        while let end = firstOffset(of: separator, in: start..<range.upperBound) {
            parts.append(start..<end)
            start = end + 1
        }
        parts.append(start..<range.upperBound)
        return parts
    }
}
