/// Who lies in whom, kept in the most obvious way: what a tree's own order is checked against.
struct HierarchyModel {
    /// The subviews of every existing view, back to front.
    private(set) var subviews: [Int: [Int]] = [:]

    /// The superview of every view that has one.
    private(set) var superviews: [Int: Int] = [:]

    /// The windows in the order in which they came, and their levels.
    private(set) var windows: [(number: Int, level: Double)] = []

    /// The views at the top of what was taken out.
    private(set) var detached: Set<Int> = []

    /// The windows back to front: by level, and in their order where the level is the same.
    var roots: [Int] {
        windows.enumerated()
            .sorted { ($0.element.level, $0.offset) < ($1.element.level, $1.offset) }
            .map(\.element.number)
    }

    /// Whether a view exists.
    func contains(_ number: Int) -> Bool { subviews[number] != nil }

    /// Whether a view is a window.
    func isRoot(_ number: Int) -> Bool { windows.contains { $0.number == number } }

    /// The level of a window.
    func level(of number: Int) -> Double? { windows.first { $0.number == number }?.level }

    /// A view and all below it, in paint order.
    func subtree(of number: Int) -> [Int] {
        var waiting = [number]
        var found: [Int] = []
        while let next = waiting.popLast() {
            found.append(next)
            waiting.append(contentsOf: subviews[next, default: []].reversed())
        }
        return found
    }

    /// The views from a view up to the top of its tree.
    func chain(from number: Int) -> [Int] {
        var chain = [number]
        while let superview = superviews[chain[chain.count - 1]] { chain.append(superview) }
        return chain
    }

    /// The superview that a place lies in: nil for the world, and for places that do not exist.
    func superview(at place: EditRecipe.Place) -> Int? {
        switch place {
        case .root: nil
        case .front(let superview), .index(_, let superview): superview
        case .above(let sibling), .below(let sibling): superviews[sibling]
        }
    }

    /// Puts a new or detached view at a place, which must exist.
    mutating func insert(_ number: Int, _ place: EditRecipe.Place) {
        subviews[number, default: []] += []
        detached.remove(number)
        if case .root(let level) = place {
            windows.append((number, level))
            return
        }
        guard let superview = superview(at: place) else {
            insertWindow(number, place)
            return
        }
        let siblings = subviews[superview, default: []]
        let index =
            switch place {
            case .index(let index, _): index
            case .above(let sibling): (siblings.firstIndex(of: sibling) ?? -1) + 1
            case .below(let sibling): siblings.firstIndex(of: sibling) ?? 0
            case .front, .root: siblings.count
            }
        subviews[superview]?.insert(number, at: index)
        superviews[number] = superview
    }

    /// Puts a view beside a window, whose level it then has.
    private mutating func insertWindow(_ number: Int, _ place: EditRecipe.Place) {
        let (sibling, step) =
            switch place {
            case .above(let sibling): (sibling, 1)
            case .below(let sibling): (sibling, 0)
            default: preconditionFailure("Nothing lies at \(place)")
            }
        guard let index = windows.firstIndex(where: { $0.number == sibling }) else {
            preconditionFailure("View \(sibling) has no siblings")
        }
        windows.insert((number, windows[index].level), at: index + step)
    }

    /// Brings a view to the front, or sends it to the back, of its siblings, or windows of its level.
    mutating func reorder(_ number: Int, toFront: Bool) {
        if let superview = superviews[number] {
            detach(number)
            insert(number, toFront ? .front(of: superview) : .index(0, of: superview))
        } else if let level = level(of: number) {
            detach(number)
            windows.insert((number, level), at: toFront ? windows.count : 0)
            detached.remove(number)
        }
    }

    /// Takes a view, with what is below it, out of its place.
    mutating func detach(_ number: Int) {
        detached.insert(number)
        windows.removeAll { $0.number == number }
        if let superview = superviews.removeValue(forKey: number) {
            subviews[superview]?.removeAll { $0 == number }
        }
    }

    /// Forgets a view and what is below it.
    mutating func remove(_ number: Int) {
        detach(number)
        detached.remove(number)
        for view in subtree(of: number) {
            superviews[view] = nil
            subviews[view] = nil
        }
    }

    /// Whether two views have the same superview, or are windows of the same level.
    func areSiblings(_ first: Int, _ second: Int) -> Bool {
        guard first != second else { return false }
        if let superview = superviews[first] { return superview == superviews[second] }
        return level(of: first).map { $0 == level(of: second) } ?? false
    }

    /// Exchanges two siblings.
    mutating func exchange(_ first: Int, _ second: Int) {
        func exchanged(_ number: Int) -> Int {
            number == first ? second : number == second ? first : number
        }
        if let superview = superviews[first] {
            subviews[superview] = subviews[superview]?.map(exchanged)
        } else {
            windows = windows.map { (exchanged($0.number), $0.level) }
        }
    }

    /// Changes the level of a window, which comes to the front of those of the new level.
    mutating func setLevel(_ level: Double, of number: Int) {
        guard self.level(of: number) != level else { return }
        detach(number)
        insert(number, .root(level: level))
    }
}
