extension Outline {
    /// The edges of a view, in 16 bits.
    ///
    /// - Parameters:
    ///   - edges: As ``OutlineSides/edges(outer:inner:)`` has them.
    ///   - superview: The superview, if it may end within them.
    ///   - box: The view's effective box.
    init(
        _ edges: InlineArray<4, OutlineEdge>, cutBy superview: UInt32?, in box: QuantizedBox
    ) {
        self.init(in: box, cutBy: superview)
        setEdges(0, edges[0], edges[2])
        setEdges(1, edges[1], edges[3])
    }

    /// Sets an edge and the one on the other side, whose normal is the opposite.
    ///
    /// Limits leave room for what rounds: docs/design/0006-hit-map.md derives it.
    private mutating func setEdges(_ index: Int, _ edge: OutlineEdge, _ opposite: OutlineEdge) {
        let (x, y) = (edge.normal.x * unit.x, edge.normal.y * unit.y)
        // As large as 16 bits allow, and as a margin of four tenths of a step does.
        let scale = min(
            32_767 / max(abs(x), abs(y)), 0.4 * Self.step / max(edge.margin, opposite.margin))
        let normal = Point2D(x: Self.floor(scale * x + 0.5), y: Self.floor(scale * y + 0.5))
        // A point is anywhere in the square that begins at its numbers.
        let error =
            normal.reach * (0.5 + 0x1p-10)
            + (abs(scale * x - normal.x) + abs(scale * y - normal.y)) * 32_769 + 1
        let start = Point2D(x: Double(minX), y: Double(minY))
        func limit(_ edge: OutlineEdge, sign: Double) -> Int16 {
            let middle = scale * edge.depth(of: start) - sign * (normal.x + normal.y) / 2
            return Int16(Self.floor((middle + scale * edge.margin + error) / Self.step))
        }
        normals[2 * index] = Int16(normal.x)
        normals[2 * index + 1] = Int16(normal.y)
        limits[index] = limit(edge, sign: 1)
        limits[index + 2] = limit(opposite, sign: -1)
    }

    /// What the lower half of a sum counts, which is left out.
    private static var step: Double { 65_536 }

    /// The greatest whole number up to a number, within 16 bits: limits beyond exclude nothing, or
    /// accept nothing.
    ///
    /// By way of `Int`, because `rounded` needs the C library.
    private static func floor(_ number: Double) -> Double {
        let bounded = max(min(number, Double(Int16.max)), Double(Int16.min))
        return Double(Int(bounded + 0x1p16) - 1 << 16)
    }
}
