import HitTesting

/// A hit map's areas, the largest first.
struct HitMapAreas: Sendable {
    /// Where one view gets the touches.
    struct Area: Sendable {
        /// The view, by number.
        let view: Int

        /// The rectangles, in the space of the roots.
        let rectangles: [Rect2D]

        /// The sum of their areas, in square points.
        let size: Double

        /// Its colour, as `#rrggbb`.
        let color: String
    }

    /// The areas, the largest first.
    let areas: [Area]

    /// Collects the cells of a hit map.
    init(of cells: HitCells) {
        let rectangles = cells.rectangles(of: cells.answers)
        let sizes = rectangles.mapValues { $0.reduce(0) { $0 + $1.width * $1.height } }
        let order = sizes.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
        areas = order.enumerated().map { rank, entry in
            Area(
                view: entry.key, rectangles: rectangles[entry.key] ?? [], size: entry.value,
                color: HitMapColors.color(ofRank: rank))
        }
    }

    /// The sum of all areas, in square points.
    var size: Double { areas.reduce(0) { $0 + $1.size } }
}
