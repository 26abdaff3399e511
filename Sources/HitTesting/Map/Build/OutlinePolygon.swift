/// The convex polygon, in quanta, in which a view's region and those of its superviews lie, while a
/// map is collected.
struct OutlinePolygon: BitwiseCopyable {
    /// The most edges with which it is handed down.
    static var mostEdges: Int { 12 }

    /// Where numbers stay so small that rounding moves a corner by less than 2⁻²⁰ quanta.
    private static var limit: Double { 0x1p30 }

    /// The edges that exclude something.
    private var edges = InlineArray<16, OutlineEdge>(repeating: .none)
    private(set) var edgeCount = 0

    /// The corners, in order around the middle; the window's sides count as edges without a margin.
    private var corners = InlineArray<20, Point2D>(repeating: .zero)
    private var cornerCount = 4

    /// Starts with what a place lets through, nil if it does not come close to a rectangle.
    init?(within place: MapPlace, _ window: MapWindow) {
        if place.inner.isEmpty { return nil }
        let (outer, inner) = (place.outer, place.inner)
        func x(_ coordinate: Double) -> Double { (coordinate - window.origin.x) * window.scale.x }
        func y(_ coordinate: Double) -> Double { (coordinate - window.origin.y) * window.scale.y }
        guard let left = side(x(outer.minX), x(inner.minX), normal: Point2D(x: -1, y: 0)),
            let top = side(y(outer.minY), y(inner.minY), normal: Point2D(x: 0, y: -1)),
            let right = side(x(outer.maxX), x(inner.maxX), normal: Point2D(x: 1, y: 0)),
            let bottom = side(y(outer.maxY), y(inner.maxY), normal: Point2D(x: 0, y: 1)),
            left < right && top < bottom
        else { return nil }
        corners[0] = Point2D(x: left, y: top)
        corners[1] = Point2D(x: right, y: top)
        corners[2] = Point2D(x: right, y: bottom)
        corners[3] = Point2D(x: left, y: bottom)
    }

    /// Adds an upright side between an outer and an inner one, unless the window ends before; returns
    /// where it is, nil if that is too far away.
    private mutating func side(_ outer: Double, _ inner: Double, normal: Point2D) -> Double? {
        let isLow = normal.x + normal.y < 0
        // Points in the outermost quanta are not asked about.
        if isLow && inner <= 0 { return 0 }
        if !isLow && inner >= Double(MapWindow.greatest) { return Double(MapWindow.greatest) + 1 }
        let middle = outer + (inner - outer) / 2
        guard abs(middle) <= Self.limit else { return nil }
        edges[edgeCount] = OutlineEdge(
            normal: normal, offset: isLow ? -middle : middle,
            margin: abs(inner - outer) / 2 + OutlineEdge.slack)
        edgeCount += 1
        return middle
    }

    /// One of the edges.
    subscript(edge: Int) -> OutlineEdge { edges[edge] }

    /// Cuts off what lies outside of some edges, and forgets those that then exclude nothing.
    ///
    /// - Returns: Whether the result is of use: it has an inside, and few edges.
    mutating func cut(_ newEdges: InlineArray<4, OutlineEdge>) -> Bool {
        for index in newEdges.indices where !isRedundant(newEdges[index]) {
            guard newEdges[index].offset.isFinite && cut(newEdges[index]) else { return false }
            edges[edgeCount] = newEdges[index]
            edgeCount += 1
        }
        var kept = 0
        for index in 0..<edgeCount where !isRedundant(edges[index]) {
            edges[kept] = edges[index]
            kept += 1
        }
        edgeCount = kept
        return edgeCount <= Self.mostEdges && hasInside
    }

    /// Whether an edge excludes nothing of the polygon, whatever is rounded.
    private func isRedundant(_ edge: OutlineEdge) -> Bool {
        let least = edge.margin + OutlineEdge.slack
        for index in 0..<cornerCount where !(edge.depth(of: corners[index]) > least) {
            return false
        }
        return true
    }

    /// Whether the middle of the corners is surely inside.
    private var hasInside: Bool {
        var sum = Point2D.zero
        for index in 0..<cornerCount {
            sum = Point2D(x: sum.x + corners[index].x, y: sum.y + corners[index].y)
        }
        let middle = Point2D(x: sum.x / Double(cornerCount), y: sum.y / Double(cornerCount))
        for index in 0..<edgeCount
        where !(edges[index].depth(of: middle) > edges[index].margin + OutlineEdge.slack) {
            return false
        }
        return true
    }

    /// Cuts off what lies outside of an edge; false if nothing is left, or too many corners.
    private mutating func cut(_ edge: OutlineEdge) -> Bool {
        var rest = InlineArray<20, Point2D>(repeating: .zero)
        var count = 0
        var last = corners[cornerCount - 1]
        var lastDepth = edge.depth(of: last)
        for index in 0..<cornerCount {
            let corner = corners[index]
            let depth = edge.depth(of: corner)
            if count + 2 > rest.count { return false }
            if (depth > 0) != (lastDepth > 0) {
                let share = lastDepth / (lastDepth - depth)
                rest[count] = Point2D(
                    x: last.x + share * (corner.x - last.x), y: last.y + share * (corner.y - last.y)
                )
                count += 1
            }
            if depth > 0 {
                rest[count] = corner
                count += 1
            }
            (last, lastDepth) = (corner, depth)
        }
        corners = rest
        cornerCount = count
        return count >= 3
    }
}
