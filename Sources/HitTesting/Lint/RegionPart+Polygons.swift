extension RegionPart {
    /// Above so many edges, polygons are not taken apart, and are in doubt instead.
    private static let edgeLimit = 2_048

    /// Above so many crossings of edges, likewise.
    private static let crossingLimit = 4_096

    /// The inside of contours as trapezoids between edges, each a box cut by two lines.
    static func polygons(
        _ contours: [[Point2D]], _ rule: HitRegion.FillRule, _ slot: UInt32
    ) -> [RegionPart] {
        let vertices = contours.joined()
        guard vertices.allSatisfy(\.isFinite) else { return [] }
        let edges = contours.filter { $0.count >= 3 }.flatMap { contour in
            zip(contour, contour.dropFirst() + contour.prefix(1)).compactMap(ContourEdge.init)
        }
        guard let first = edges.first else { return [] }
        var box = first.box
        for edge in edges.dropFirst() { box.formUnion(edge.box) }
        guard edges.count <= edgeLimit && box.isMeasurable else {
            return [RegionPart(box: box, doubt: slot)]
        }
        var crossings: [Double] = []
        for (index, edge) in edges.enumerated() {
            for other in edges[(index + 1)...] {
                if let y = edge.crossing(with: other) { crossings.append(y) }
            }
            if crossings.count > crossingLimit { return [RegionPart(box: box, doubt: slot)] }
        }
        return trapezoids(
            edges, crossings, rule, tolerance: ApproximateMap.unit * 16 * box.reach)
    }

    /// Cuts the plane into slabs at all vertices and crossings, and collects what is inside in each.
    private static func trapezoids(
        _ edges: [ContourEdge], _ crossings: [Double], _ rule: HitRegion.FillRule,
        tolerance: Double
    ) -> [RegionPart] {
        var parts: [RegionPart] = []
        // The parts that reach down to the present slab, by the edges on their left and right.
        var open: [[Int]: Int] = [:]
        let cuts = Set(edges.flatMap { [$0.low.y, $0.high.y] } + crossings).sorted()
        let byTop = edges.indices.sorted { edges[$0].low.y < edges[$1].low.y }
        var nextEdge = 0
        var active: [Int] = []
        for (top, bottom) in zip(cuts, cuts.dropFirst()) {
            while nextEdge < byTop.count && edges[byTop[nextEdge]].low.y <= top {
                active.append(byTop[nextEdge])
                nextEdge += 1
            }
            active.removeAll { edges[$0].high.y <= top }
            let middle = top + (bottom - top) / 2
            let order = active.sorted {
                (edges[$0].x(at: middle), $0) < (edges[$1].x(at: middle), $1)
            }
            var stillOpen: [[Int]: Int] = [:]
            var winding = 0
            var crossings = 0
            for (left, right) in zip(order, order.dropFirst()) {
                winding += edges[left].direction
                crossings += 1
                let isInside = rule == .nonZero ? winding != 0 : !crossings.isMultiple(of: 2)
                guard isInside else { continue }
                if let index = open[[left, right]] {
                    parts[index].box.maxY = Edge(bottom)
                    stillOpen[[left, right]] = index
                } else if let part = trapezoid(
                    edges[left], edges[right], from: top, to: bottom, tolerance)
                {
                    stillOpen[[left, right]] = parts.count
                    parts.append(part)
                }
            }
            open = stillOpen
        }
        return parts
    }

    /// What lies between two edges in a slab.
    private static func trapezoid(
        _ left: ContourEdge, _ right: ContourEdge, from top: Double, to bottom: Double,
        _ tolerance: Double
    ) -> RegionPart? {
        let box = HalfOpenBox(
            minX: min(left.low.x, left.high.x) - 2 * tolerance, minY: top,
            maxX: max(right.low.x, right.high.x) + 2 * tolerance, maxY: bottom)
        guard !box.isEmpty, let leftLine = left.line(tolerance: tolerance),
            let rightLine = right.line(tolerance: tolerance)
        else { return nil }
        return RegionPart(box: box, lines: [leftLine, rightLine.reversed])
    }
}

/// An edge of a contour that is not level.
struct ContourEdge {
    /// The ends, the one with the lesser y first.
    let low, high: Point2D
    /// +1 if the contour goes from the lesser y to the greater one, else −1.
    let direction: Int

    /// Takes up an edge; nil if it is level, since no point is beside it.
    init?(_ start: Point2D, _ end: Point2D) {
        if start.y == end.y { return nil }
        (low, high) = start.y < end.y ? (start, end) : (end, start)
        direction = start.y < end.y ? 1 : -1
    }

    /// The box around the edge.
    var box: HalfOpenBox {
        HalfOpenBox(
            minX: min(low.x, high.x), minY: low.y, maxX: max(low.x, high.x), maxY: high.y)
    }

    /// Where the edge is at a y between its ends.
    func x(at y: Double) -> Double {
        low.x + (high.x - low.x) * ((y - low.y) / (high.y - low.y))
    }

    /// The line along the edge, positive on the side of greater x.
    func line(tolerance: Double) -> OutlineLine? {
        let (dx, dy) = (high.x - low.x, high.y - low.y)
        return OutlineLine(
            dy, -dx, dx * low.y - dy * low.x, tolerance: tolerance * (abs(dx) + abs(dy)))
    }

    /// The y at which two edges cross within both; nil if they do not.
    func crossing(with other: ContourEdge) -> Double? {
        let top = max(low.y, other.low.y)
        let bottom = min(high.y, other.high.y)
        guard top < bottom else { return nil }
        let before = x(at: top) - other.x(at: top)
        let after = x(at: bottom) - other.x(at: bottom)
        guard (before < 0 && after > 0) || (before > 0 && after < 0) else { return nil }
        let y = top + (bottom - top) * (before / (before - after))
        return y > top && y < bottom ? y : nil
    }
}
