import HitTesting

/// The panel in which every place has the colour of the view that gets a touch there.
struct HitMapPanel {
    /// The panel's markup.
    private(set) var markup = MarkupText()

    /// The numbers of the legend are written on areas of at least this size.
    private static let leastSide = 13.0

    /// Draws the areas.
    ///
    /// - Parameters:
    ///   - areas: Who gets a touch where.
    ///   - map: From the space of the roots to the panel's.
    ///   - numbered: So many areas have a number in the legend.
    ///   - touch: The touch, in the panel, whose mark no number is to disturb.
    init(of areas: HitMapAreas, in map: PanelMap, numbered: Int, touch: Point2D? = nil) {
        for area in areas.areas {
            var path = PathData(map.transform)
            for rect in area.rectangles { path.add(rect) }
            markup.element(
                "path",
                [
                    "class": "vp-cell", "fill": area.color, "d": path.text,
                ])
        }
        for (rank, area) in areas.areas.prefix(numbered).enumerated() {
            addNumber(rank + 1, on: area, map, touch)
        }
    }

    /// Writes a number in the middle of an area's largest rectangle.
    private mutating func addNumber(
        _ number: Int, on area: HitMapAreas.Area, _ map: PanelMap, _ touch: Point2D?
    ) {
        guard let rect = Self.place(in: area, map) else { return }
        if let touch, abs(rect.midX - touch.x) < 14 && abs(rect.midY - touch.y) < 14 { return }
        markup.element(
            "text",
            [
                "class": "vp-text vp-name", "x": rect.midX.drawn, "y": (rect.midY + 3.5).drawn,
                "text-anchor": "middle",
            ],
            characters: "\(number)")
    }

    /// The rectangle of an area that a number is written on, in the panel; nil without room.
    ///
    /// The largest; or, where an area consists of thin strips, as that of a turned view does, the one
    /// in its middle.
    private static func place(in area: HitMapAreas.Area, _ map: PanelMap) -> Rect2D? {
        let rects = area.rectangles.map { map($0) }
        let largest = rects.max { min($0.width, $0.height) < min($1.width, $1.height) }
        if let largest, min(largest.width, largest.height) >= leastSide { return largest }
        let size = area.size * map.scale * map.scale
        guard rects.count > 20 && size >= 9 * leastSide * leastSide else { return nil }
        let weights = rects.map { $0.width * $0.height }
        let middle = zip(rects, weights).reduce(0) { $0 + $1.0.midY * $1.1 } / size
        let wide = rects.filter { $0.width >= leastSide }
        return wide.min { abs($0.midY - middle) < abs($1.midY - middle) }
    }
}
