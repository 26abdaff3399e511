extension ViewTree {
    /// Adds a new window, in front of those of its level and below.
    ///
    /// - Parameters:
    ///   - description: The window; its frame is in the world's space.
    ///   - level: Higher levels are asked first.
    /// - Precondition: `level` is not NaN.
    /// - Complexity: O(r) in the number of windows.
    @discardableResult
    public mutating func addRoot(_ description: ViewDescription, level: Double = 0) -> ViewID {
        precondition(!level.isNaN, "A window's level must be a number, and is NaN")
        let slot = uniqueStore.makeView(description)
        uniqueStore.linkRoot(slot, level: level)
        return store.id(of: slot)
    }

    /// Makes a view, with its subtree, a window, in front of those of its level and below.
    ///
    /// - Precondition: The view is in the tree, and `level` is not NaN.
    /// - Complexity: O(r) in the number of windows, plus that of taking the view out.
    public mutating func addRoot(_ view: ViewID, level: Double = 0) {
        precondition(!level.isNaN, "A window's level must be a number, and is NaN")
        let slot = requiredSlot(view)
        uniqueStore.takeOut(slot)
        uniqueStore.linkRoot(slot, level: level)
    }

    /// A window's level; 0 by default.
    ///
    /// - Precondition: The view is a root.
    public func level(of root: ViewID) -> Double {
        let slot = requiredSlot(root)
        precondition(isRoot(root), "View \(root) is not a root, and only roots have levels")
        return store.level(of: slot)
    }

    /// Changes a window's level; it comes to stand in front of the others of that level (*chosen*).
    ///
    /// - Precondition: The view is a root, and `level` is not NaN.
    /// - Complexity: O(r) in the number of windows.
    public mutating func setLevel(_ level: Double, of root: ViewID) {
        precondition(isRoot(root), "View \(root) is not a root, and only roots have levels")
        if level == self.level(of: root) { return }
        addRoot(root, level: level)
    }
}

extension ViewStore {
    /// A root's level; 0 for other views.
    func level(of slot: UInt32) -> Double {
        extrasRows[slot] == 0 ? 0 : extras[extrasRows[slot]].level
    }

    /// Stores a root's level.
    mutating func storeLevel(_ level: Double, of slot: UInt32) {
        if level != 0 || extrasRows[slot] != 0 { extras[extrasRow(of: slot)].level = level }
    }

    /// Gives a view that is about to stand beside a root the root's level.
    mutating func copyLevel(from sibling: UInt32, to slot: UInt32) {
        if parents[sibling] == Self.world { storeLevel(level(of: sibling), of: slot) }
    }

    /// The indices of the roots of a level, as a range; empty where such a root would go.
    func rootIndices(ofLevel level: Double) -> Range<Int> {
        var lower = 0
        var upper = subviewCount(of: Self.world)
        // From the front, because windows are mostly added there.
        while upper > 0 && self.level(of: subview(of: Self.world, at: upper - 1)) > level {
            upper -= 1
        }
        lower = upper
        while lower > 0 && self.level(of: subview(of: Self.world, at: lower - 1)) == level {
            lower -= 1
        }
        return lower..<upper
    }

    /// Makes a view without superview a root, in front of those of its level.
    mutating func linkRoot(_ slot: UInt32, level: Double) {
        storeLevel(level, of: slot)
        link(slot, under: Self.world, at: rootIndices(ofLevel: level).upperBound)
    }
}
