/// What a search over an area of the tree has found for a map.
struct MapCollection {
    /// A view that was met, and the quanta of its effective box.
    struct Visit: BitwiseCopyable {
        var slot: UInt32
        var box: QuantizedBox
        /// Whether the view's region, and those of its ancestors, surely fill the box but for its edges.
        var isTight: Bool
        /// Whether its place is aligned.
        var isAligned: Bool
        /// Whether the next of the outlines is the view's.
        var hasOutline = false
    }

    /// The views that may win points of the areas, in hit order for each; words of indirections count
    /// from 0.
    var candidates: [MapCandidate] = []

    /// The candidates' indirections.
    var indirections: [MapIndirection] = []

    /// The views that were met, each after its superview.
    var visits: [Visit] = []

    /// The outlines of those views that have one, in the same order.
    var outlines: [Outline] = []

    /// The views met that redirect to another one which exists.
    var redirections: [(slot: UInt32, target: ViewID)] = []

    /// Whether the exact way down to a view is too long, or too tangled, for rows: the map then keeps
    /// the tree itself at hand.
    var needsTree = false

    /// Notes a view that was met, and its outline if it has one.
    @inline(__always)
    mutating func note(_ visit: Visit, _ outline: Outline?) {
        visits.append(visit)
        guard let outline else { return }
        visits[visits.count - 1].hasOutline = true
        // Memory that is not written to costs nothing; growing writes all of it twice.
        if outlines.isEmpty { outlines.reserveCapacity(visits.capacity) }
        outlines.append(outline)
    }

    /// Makes room for so many views.
    mutating func reserve(_ viewCount: Int) {
        candidates.reserveCapacity(viewCount)
        visits.reserveCapacity(viewCount)
    }
}
