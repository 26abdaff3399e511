/// The places of superviews of views that changed, found once for each.
struct SuperviewPlaces {
    /// The places found, the world's first; by reference, because they are large.
    var known: [MapPlace] = [.world]

    /// Where in ``known`` the place of a superview is; ``unreached`` for those that let no touch through.
    private var numbers: [UInt32: Int32] = [:]
    private static let unreached: Int32 = -1

    /// The superviews on the way up, for one search at a time.
    private var chain: [UInt32] = []

    /// Finds the place of a view's superview.
    ///
    /// - Parameter root: The only root, or nil for all.
    /// - Returns: Where in ``known`` it is; nil if touches do not get through to the superview's subviews.
    /// - Complexity: O(the superviews not met before).
    mutating func find(superviewOf slot: UInt32, root: UInt32?, in tree: ViewTree) -> Int? {
        if slot == root { return 0 }
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
            chain.append(next)
            if next == root {
                number = 0
                break
            }
            next = tree.store.parents[next]
        }
        for view in chain.reversed() {
            number = add(view, below: number, in: tree)
            numbers[view] = number
        }
        return number == Self.unreached ? nil : Int(number)
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
