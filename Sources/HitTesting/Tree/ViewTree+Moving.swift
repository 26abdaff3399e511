extension ViewTree {
    /// Moves a view, with its subtree, in front of the subviews of another superview.
    ///
    /// The view may be anywhere in the tree, a root or detached; it keeps its geometry as it stands,
    /// now in another superview's space.
    ///
    /// - Throws: ``ViewTreeError/superviewIsDescendant(view:superview:)``; the tree is unchanged.
    /// - Precondition: Both views are in the tree.
    /// - Complexity: O(d) in the depth, plus that of taking out and adding.
    public mutating func addSubview(_ view: ViewID, to superview: ViewID) throws(ViewTreeError) {
        let slot = try requireMovable(view, to: superview)
        let target = requiredSlot(superview)
        uniqueStore.takeOut(slot)
        uniqueStore.link(slot, under: target, at: store.subviewCount(of: target))
    }

    /// Moves a view, with its subtree, to an index among the *other* subviews of a superview.
    ///
    /// - Throws: ``ViewTreeError/superviewIsDescendant(view:superview:)``; the tree is unchanged.
    /// - Precondition: Both views are in the tree, and `index` is at most the number of the
    ///   superview's other subviews.
    /// - Complexity: As ``addSubview(_:to:)-(ViewID,_)``.
    public mutating func insertSubview(
        _ view: ViewID, to superview: ViewID, at index: Int
    ) throws(ViewTreeError) {
        let slot = try requireMovable(view, to: superview)
        let target = requiredSlot(superview)
        let others = store.subviewCount(of: target) - (store.parents[slot] == target ? 1 : 0)
        precondition(
            0...others ~= index,
            "A subview can be moved to 0…\(others) of \(superview), not to \(index)")
        uniqueStore.takeOut(slot)
        uniqueStore.link(slot, under: target, at: index)
    }

    /// Moves a view, with its subtree, directly in front of another view, which becomes its sibling.
    ///
    /// - Throws: ``ViewTreeError/superviewIsDescendant(view:superview:)``; the tree is unchanged.
    /// - Precondition: The views are two, both in the tree, and `sibling` has a superview or is a
    ///   root.
    /// - Complexity: As ``addSubview(_:to:)-(ViewID,_)``.
    public mutating func insertSubview(
        _ view: ViewID, aboveSubview sibling: ViewID
    ) throws(ViewTreeError) {
        try moveSubview(view, beside: sibling, isAbove: true)
    }

    /// Moves a view, with its subtree, directly behind another view, which becomes its sibling.
    ///
    /// - Throws: ``ViewTreeError/superviewIsDescendant(view:superview:)``; the tree is unchanged.
    /// - Precondition: The views are two, both in the tree, and `sibling` has a superview or is a
    ///   root.
    /// - Complexity: As ``addSubview(_:to:)-(ViewID,_)``.
    public mutating func insertSubview(
        _ view: ViewID, belowSubview sibling: ViewID
    ) throws(ViewTreeError) {
        try moveSubview(view, beside: sibling, isAbove: false)
    }

    private mutating func moveSubview(
        _ view: ViewID, beside sibling: ViewID, isAbove: Bool
    ) throws(ViewTreeError) {
        precondition(view != sibling, "View \(view) cannot stand in front of or behind itself")
        let target = requiredSlot(sibling)
        requireSuperview(of: target)
        let superview = store.parents[target]
        let slot = requiredSlot(view)
        if store.isDescendant(superview, of: slot) {
            throw .superviewIsDescendant(view: view, superview: store.id(of: superview))
        }
        uniqueStore.takeOut(slot)
        uniqueStore.copyLevel(from: target, to: slot)
        uniqueStore.link(slot, beside: target, isAbove: isAbove)
    }

    /// The slot of a view that may become a subview of another one.
    private func requireMovable(
        _ view: ViewID, to superview: ViewID
    ) throws(ViewTreeError) -> UInt32 {
        let slot = requiredSlot(view)
        if store.isDescendant(requiredSlot(superview), of: slot) {
            throw .superviewIsDescendant(view: view, superview: superview)
        }
        return slot
    }
}

extension ViewStore {
    /// Takes a view away from where it is; a root loses its level.
    mutating func takeOut(_ slot: UInt32) {
        if parents[slot] == Self.world { storeLevel(0, of: slot) }
        unlink(slot)
    }
}
