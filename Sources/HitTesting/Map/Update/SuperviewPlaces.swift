/// The places of superviews of views that changed, found about once for each.
///
/// Views are asked about in the order of their slots, where those with superviews in common are mostly
/// neighbours. So a few thousand places are remembered, which stay in the cache, and not all.
struct SuperviewPlaces {
    /// The places remembered, the world's first; by reference, because they are large.
    var known: [MapPlace] = [.world]

    /// How many are remembered: enough for some ways up.
    private var mostKnown = 2_000

    /// Where in ``known`` the place of a superview is; ``unreached`` for those that let no touch through.
    private var numbers: [UInt32: Int32] = [:]
    private static let unreached: Int32 = -1

    /// The superviews on the way up, for one search at a time.
    private var chain: [UInt32] = []

    /// Finds the place of a view's superview.
    ///
    /// - Parameter root: The only root, or nil for all.
    /// - Returns: Where in ``known`` it is, until the next search; nil if touches do not get through to the
    ///   superview's subviews.
    /// - Complexity: O(the superviews that are not remembered).
    mutating func find(superviewOf slot: UInt32, root: UInt32?, in tree: ViewTree) -> Int? {
        if slot == root { return 0 }
        if known.count > mostKnown { forgetAll() }
        chain.removeAll(keepingCapacity: true)
        var next = tree.store.parents[slot]
        var number = Self.unreached
        while next != ViewStore.none {
            if next == ViewStore.world {
                if root == nil { number = 0 }
                break
            }
            if let found = numbers[next] {
                number = found
                break
            }
            // Its record comes from memory while the way goes on up.
            tree.store.fetchRecord(of: next)
            chain.append(next)
            if next == root {
                number = 0
                break
            }
            next = tree.store.parents[next]
        }
        mostKnown = max(mostKnown, chain.count * 4)
        for view in chain.reversed() {
            number = add(view, below: number, in: tree)
            numbers[view] = number
        }
        return number == Self.unreached ? nil : Int(number)
    }

    /// Forgets all places but the world's.
    private mutating func forgetAll() {
        known.removeLast(known.count - 1)
        numbers.removeAll(keepingCapacity: true)
    }

    /// Adds a view below a place that is known.
    private mutating func add(_ view: UInt32, below superview: Int32, in tree: ViewTree) -> Int32 {
        guard superview != Self.unreached, tree.store.areaRole(of: view)?.asksSubviews == true
        else { return Self.unreached }
        var place = MapPlace.world
        guard tree.store.findMapPlace(of: view, in: &known[Int(superview)], &place) else {
            return Self.unreached
        }
        known.append(place)
        return Int32(known.count - 1)
    }
}
