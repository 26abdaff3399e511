/// The four edges, in quanta, of the region of a view that lies askew, or of one with such subviews,
/// while a map is collected.
struct OutlineQuadrilateral: BitwiseCopyable {
    /// Those of a rectangle of its own space.
    let edges: InlineArray<4, OutlineEdge>

    /// The number of the superview's, where that is not known to contain this one; else -1.
    let cutBy: Int

    /// Makes that of a view.
    init(_ edges: InlineArray<4, OutlineEdge>, cutBy: Int) {
        self.edges = edges
        self.cutBy = cutBy
    }

    /// Makes that of an upright view, of what its place lets through; nil if nothing is known to be.
    init?(within place: MapPlace, _ window: MapWindow) {
        let (outer, inner) = (place.outer, place.inner)
        if inner.isEmpty { return nil }
        func x(_ coordinate: Double) -> Double { (coordinate - window.origin.x) * window.scale.x }
        func y(_ coordinate: Double) -> Double { (coordinate - window.origin.y) * window.scale.y }
        edges = [
            Self.side(x(outer.minX), x(inner.minX), Point2D(x: -1, y: 0)),
            Self.side(y(outer.minY), y(inner.minY), Point2D(x: 0, y: -1)),
            Self.side(x(outer.maxX), x(inner.maxX), Point2D(x: 1, y: 0)),
            Self.side(y(outer.maxY), y(inner.maxY), Point2D(x: 0, y: 1)),
        ]
        cutBy = -1
    }

    /// An upright side between an outer and an inner one; none if the window ends before, in whose outermost
    /// quanta points are not asked about.
    private static func side(_ outer: Double, _ inner: Double, _ normal: Point2D) -> OutlineEdge {
        let isLow = normal.x + normal.y < 0
        if isLow ? inner <= 0 : inner >= Double(MapWindow.greatest) { return .none }
        let middle = (outer + inner) / 2
        return OutlineEdge(
            normal: normal, offset: isLow ? -middle : middle,
            margin: abs(inner - outer) / 2 + OutlineEdge.slack)
    }

    /// Whether points are so far inside of all edges that what lies between them is, too.
    func surelyContains(_ points: InlineArray<4, Point2D>) -> Bool {
        for point in points.indices {
            for edge in edges.indices where !edges[edge].isSurelyInside(points[point]) {
                return false
            }
        }
        return true
    }
}
