extension ViewTree {
    /// Adds a new view in front of its siblings.
    ///
    /// - Precondition: `superview` is in the tree.
    /// - Complexity: O(k) in the k siblings, O(log k) amortised where they are many.
    @discardableResult
    public mutating func addSubview(_ description: ViewDescription, to superview: ViewID) -> ViewID
    {
        let superview = requiredSlot(superview)
        let slot = uniqueStore.makeView(description)
        uniqueStore.link(slot, under: superview, at: store.subviewCount(of: superview))
        return store.id(of: slot)
    }

    /// Adds a new view at an index among its siblings, counted from the back.
    ///
    /// - Precondition: `superview` is in the tree, and `index` is at most its number of subviews.
    /// - Complexity: As ``addSubview(_:to:)-(ViewDescription,_)``, plus k / 256 to find the index.
    @discardableResult
    public mutating func insertSubview(
        _ description: ViewDescription, to superview: ViewID, at index: Int
    ) -> ViewID {
        let superview = requiredSlot(superview)
        requireIndex(index, in: superview)
        let slot = uniqueStore.makeView(description)
        uniqueStore.link(slot, under: superview, at: index)
        return store.id(of: slot)
    }

    /// Adds a new view directly in front of a sibling.
    ///
    /// - Precondition: `sibling` is in the tree, and has a superview or is a root.
    /// - Complexity: As ``addSubview(_:to:)-(ViewDescription,_)``.
    @discardableResult
    public mutating func insertSubview(
        _ description: ViewDescription, aboveSubview sibling: ViewID
    ) -> ViewID {
        insertSubview(description, beside: sibling, isAbove: true)
    }

    /// Adds a new view directly behind a sibling.
    ///
    /// - Precondition: `sibling` is in the tree, and has a superview or is a root.
    /// - Complexity: As ``addSubview(_:to:)-(ViewDescription,_)``.
    @discardableResult
    public mutating func insertSubview(
        _ description: ViewDescription, belowSubview sibling: ViewID
    ) -> ViewID {
        insertSubview(description, beside: sibling, isAbove: false)
    }

    private mutating func insertSubview(
        _ description: ViewDescription, beside sibling: ViewID, isAbove: Bool
    ) -> ViewID {
        let sibling = requiredSlot(sibling)
        requireSuperview(of: sibling)
        let slot = uniqueStore.makeView(description)
        uniqueStore.copyLevel(from: sibling, to: slot)
        uniqueStore.link(slot, beside: sibling, isAbove: isAbove)
        return store.id(of: slot)
    }

    /// Traps unless an index is one that a subview can be inserted at.
    func requireIndex(_ index: Int, in superview: UInt32) {
        let count = store.subviewCount(of: superview)
        precondition(
            0...count ~= index,
            "A subview can be inserted at 0…\(count) of \(store.id(of: superview)), not at \(index)"
        )
    }

    /// Traps unless a view has siblings to stand beside: it is not the top of a detached subtree.
    func requireSuperview(of slot: UInt32) {
        precondition(
            store.parents[slot] != ViewStore.none,
            "View \(store.id(of: slot)) is detached: nothing can stand in front of or behind it")
    }
}
