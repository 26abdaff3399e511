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
    init(of areas: HitMapAreas, in map: PanelMap, numbered: Int) {
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
            addNumber(rank + 1, on: area, map)
        }
    }

    /// Writes a number in the middle of an area's largest rectangle.
    private mutating func addNumber(
        _ number: Int, on area: HitMapAreas.Area, _ map: PanelMap
    ) {
        let largest = area.rectangles.max { first, second in
            (min(first.width, first.height), max(first.width, first.height))
                < (min(second.width, second.height), max(second.width, second.height))
        }
        guard let rect = largest.map({ map($0) }) else { return }
        // An area of thin strips, such as a turned view, has room although no rectangle does.
        let side = (area.size * map.scale * map.scale).squareRoot()
        let hasRoom = min(rect.width, rect.height) >= Self.leastSide
        guard hasRoom || (area.rectangles.count > 20 && side >= 3 * Self.leastSide) else { return }
        markup.element(
            "text",
            [
                "class": "vp-text vp-name", "x": rect.midX.drawn, "y": (rect.midY + 3.5).drawn,
                "text-anchor": "middle",
            ],
            characters: "\(number)")
    }
}
