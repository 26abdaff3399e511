/// The points from the minimum edges up to, and not including, the maximum ones.
///
/// Edges are compared and never computed with, so splitting and intersecting boxes is exact.
struct HalfOpenBox: BitwiseCopyable, Equatable {
    var minX, minY, maxX, maxY: Edge

    /// Every point with finite coordinates.
    static let everything = HalfOpenBox(
        minX: -.infinity, minY: -.infinity, maxX: .infinity, maxY: .infinity)

    /// Every point that a window may be asked about.
    static let world = HalfOpenBox(
        minX: -.greatestFiniteMagnitude, minY: -.greatestFiniteMagnitude, maxX: .infinity,
        maxY: .infinity)

    /// Whether no point lies in the box: no extent, or NaN somewhere.
    var isEmpty: Bool { !(minX < maxX && minY < maxY) }

    /// Whether all edges are finite.
    var isFinite: Bool { reach.isFinite }

    /// Whether all coordinates are small enough to compute areas with.
    var isMeasurable: Bool { reach < 0x1p500 }

    /// Whether some point lies in both boxes.
    func intersects(_ other: HalfOpenBox) -> Bool {
        minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
    }

    /// Whether every point of another box lies in this one.
    func contains(_ other: HalfOpenBox) -> Bool {
        minX <= other.minX && other.maxX <= maxX && minY <= other.minY && other.maxY <= maxY
    }

    /// The points in both boxes; empty if there are none.
    func intersection(_ other: HalfOpenBox) -> HalfOpenBox {
        HalfOpenBox(
            minX: max(minX, other.minX), minY: max(minY, other.minY),
            maxX: min(maxX, other.maxX), maxY: min(maxY, other.maxY))
    }

    /// Grows to contain another box.
    mutating func formUnion(_ other: HalfOpenBox) {
        minX = min(minX, other.minX)
        minY = min(minY, other.minY)
        maxX = max(maxX, other.maxX)
        maxY = max(maxY, other.maxY)
    }

    /// The area, as its edges are meant.
    var area: Double { Self.product(minX.distance(to: maxX), minY.distance(to: maxY)) }

    /// The area with edges as they are.
    var exactArea: Double { Self.product(maxX.exact - minX.exact, maxY.exact - minY.exact) }

    /// The area from two lengths, of which one may be infinite and the other 0.
    private static func product(_ width: Double, _ height: Double) -> Double {
        width > 0 && height > 0 ? width * height : 0
    }

    /// The corners, in order around the box.
    var corners: [Point2D] {
        [
            Point2D(minX.exact, minY.exact), Point2D(maxX.exact, minY.exact),
            Point2D(maxX.exact, maxY.exact), Point2D(minX.exact, maxY.exact),
        ]
    }

    /// The least corner, which is a point of the box.
    var leastCorner: Point2D { Point2D(minX.exact, minY.exact) }

    /// The point in the middle, as a double within the box; of a box without end, one that is not too
    /// far away to work with.
    var middle: Point2D {
        func middle(_ edge: Double, _ farEdge: Double) -> Double {
            var (low, high) = (max(edge, -0x1p50), min(farEdge, 0x1p50))
            if low >= high { (low, high) = (edge, farEdge) }
            let middle = low + (high - low) / 2
            return middle >= low && middle < high ? middle : low
        }
        return Point2D(middle(minX.exact, maxX.exact), middle(minY.exact, maxY.exact))
    }

    /// The greatest magnitude of an edge.
    var reach: Double {
        max(
            max(abs(minX.exact), abs(maxX.exact)), max(abs(minY.exact), abs(maxY.exact)))
    }
}

extension HalfOpenBox {
    /// Creates a box from edges that are meant where they are.
    init(minX: Double, minY: Double, maxX: Double, maxY: Double) {
        self.init(minX: Edge(minX), minY: Edge(minY), maxX: Edge(maxX), maxY: Edge(maxY))
    }

    /// The points of a rectangle.
    init(_ rect: Rect2D) {
        self.init(minX: rect.minX, minY: rect.minY, maxX: rect.maxX, maxY: rect.maxY)
    }

    /// The points of a closed box.
    init(closed box: Box) {
        self.init(minX: box.minX, minY: box.minY, maxX: box.maxX.nextUp, maxY: box.maxY.nextUp)
    }

    /// The smallest box around the boxes of some patches, which may not be none.
    init(around patches: [Patch]) {
        self = patches[0].box
        for patch in patches.dropFirst() { formUnion(patch.box) }
    }
}

extension Box {
    /// The closed box around a half-open one; empty if it is.
    init(_ box: HalfOpenBox) {
        self =
            box.isEmpty
            ? .empty
            : Box(
                minX: box.minX.exact, minY: box.minY.exact, maxX: box.maxX.exact,
                maxY: box.maxY.exact)
    }
}
