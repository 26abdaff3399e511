/// A container whose subviews a search for the nearest view goes through, the nearest first.
struct NearestFrame {
    /// A subview, or a node of the box tree, that waits.
    struct Entry {
        /// No view that it leads to is nearer.
        var squaredDistance: Double
        /// Where it stands among its siblings, greater in front; of a node, the greatest below.
        var order: Int32
        /// The slot of a subview, or the row of a node.
        var row: UInt32
        /// Whether it is a node.
        var isNode = false

        /// Whether it is looked at before another one: it is nearer, or as near and in front.
        func precedes(_ other: Entry) -> Bool {
            squaredDistance < other.squaredDistance
                || (squaredDistance == other.squaredDistance && order > other.order)
        }
    }

    /// The container.
    let container: UInt32

    /// How the container's own space lies in the world.
    let world: ForwardMap

    /// What is left of the container.
    let rest: ConvexPolygon

    /// Whether what is in the container comes before the best view, while that is none of its subviews
    /// and not in one.
    let containerIsEarlier: Bool

    /// The order of the subview that is the best view or contains it, if one does.
    private var bestOrder: Int32?

    /// Whether the best view is the container, one of its subviews, or in one.
    var holdsBest = false

    /// The order of the subview that is looked into.
    var openOrder: Int32 = 0

    /// What waits: a heap, the first on top.
    private var waiting: [Entry] = []

    /// Starts on a container.
    init(container: UInt32, world: ForwardMap, rest: ConvexPolygon, isEarlier: Bool) {
        self.container = container
        self.world = world
        self.rest = rest
        containerIsEarlier = isEarlier
    }

    /// Whether a subview of an order comes before the best view.
    func isEarlier(_ order: Int32) -> Bool {
        bestOrder.map { order > $0 } ?? containerIsEarlier
    }

    /// Notes that the subview being looked into has become the best view, or contains it.
    mutating func noteBestInOpenSubview() {
        bestOrder = openOrder
        holdsBest = true
    }

    /// Makes a subview or a node wait, if its box leaves a chance.
    mutating func push(
        row: UInt32, order: Int32, isNode: Bool, box: FloatBox, origin: Point2D,
        _ search: NearestSearch
    ) {
        if box.isEmpty { return }
        let worldBox = world.box(of: Box(around: box, origin: origin))
        if worldBox.isApart(from: rest.box) { return }
        let squaredDistance =
            worldBox.isWithinAreaLimit ? worldBox.squaredDistance(to: search.point) : 0
        guard search.accepts(squaredDistance, isEarlier: isEarlier(order)) else { return }
        push(Entry(squaredDistance: squaredDistance, order: order, row: row, isNode: isNode))
    }

    /// Makes a subview or a node wait.
    mutating func push(_ entry: Entry) {
        waiting.append(entry)
        var child = waiting.count - 1
        while child > 0 {
            let above = (child - 1) / 2
            guard waiting[child].precedes(waiting[above]) else { return }
            waiting.swapAt(child, above)
            child = above
        }
    }

    /// Takes the first that may still lead to the answer; nil if none does.
    mutating func popFirst(_ search: NearestSearch) -> Entry? {
        while let first = waiting.first {
            // All others are at least as far away.
            guard first.squaredDistance <= search.limit else { return nil }
            removeFirst()
            if search.accepts(first.squaredDistance, isEarlier: isEarlier(first.order)) {
                return first
            }
        }
        return nil
    }

    /// Takes the top off the heap.
    private mutating func removeFirst() {
        waiting.swapAt(0, waiting.count - 1)
        waiting.removeLast()
        var above = 0
        while true {
            var first = above
            for child in [2 * above + 1, 2 * above + 2]
            where child < waiting.count && waiting[child].precedes(waiting[first]) {
                first = child
            }
            if first == above { return }
            waiting.swapAt(above, first)
            above = first
        }
    }
}
