/// How a view's own space lies in the world, how exactly that is known, and where its region and
/// those of its ancestors contain points.
struct MapPlace: BitwiseCopyable {
    /// The computed way up.
    var world: ForwardMap
    /// How far, in the world, the computed image of the frozen local point of any world point that
    /// the regions let through can lie from that world point; see docs/design/0006-hit-map.md.
    var error: Double
    /// All world points that the regions contain lie in this closed box.
    var outer: Box
    /// All world points strictly inside this box are in the regions.
    var inner: Box
    /// The number of superviews.
    var depth: Int32
    /// Whether the way down only moves, by multiples of ``AlignedCoordinate/unit``, and all regions on it
    /// are bounds whose sides are multiples of it too.
    var isAligned: Bool

    /// The world itself.
    static let world = MapPlace(
        world: .identity, error: 0, outer: .everything, inner: .everything, depth: 0,
        isAligned: true)
}

extension ForwardMap {
    /// Whether the map only moves.
    @inline(__always)
    var isTranslation: Bool { a == 1 && d == 1 && b == 0 && c == 0 }

    /// Whether the map takes axes to axes.
    @inline(__always)
    var keepsAxes: Bool { (b == 0 && c == 0) || (a == 0 && d == 0) }

    /// A bound of the length of the linear part's image of a unit vector.
    @inline(__always)
    var norm: Double { abs(a) + abs(b) + abs(c) + abs(d) }
}

extension Box {
    /// The box with each edge moved outward, or with a negative amount inward; an amount that is not
    /// a number makes it everything.
    @inline(__always)
    func outset(by amount: Double) -> Box {
        if isEmpty { return .empty }
        let box = Box(
            minX: minX - amount, minY: minY - amount, maxX: maxX + amount, maxY: maxY + amount)
        return box.hasNaN ? .everything : box
    }

    /// Whether an edge is not a number.
    @inline(__always)
    var hasNaN: Bool { minX.isNaN || minY.isNaN || maxX.isNaN || maxY.isNaN }

    /// The part that two boxes share; it may be empty.
    @inline(__always)
    func intersection(_ other: Box) -> Box {
        Box(
            minX: max(minX, other.minX), minY: max(minY, other.minY),
            maxX: min(maxX, other.maxX), maxY: min(maxY, other.maxY))
    }

    /// The sum of the greatest magnitudes of its points' coordinates.
    @inline(__always)
    var reach: Double { max(abs(minX), abs(maxX)) + max(abs(minY), abs(maxY)) }
}

extension Point2D {
    /// The sum of the coordinates' magnitudes.
    @inline(__always)
    var reach: Double { abs(x) + abs(y) }
}
