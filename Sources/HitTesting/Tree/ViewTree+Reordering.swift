extension ViewTree {
    /// Moves a view in front of its siblings; a root, in front of those of its level.
    ///
    /// - Precondition: The view is in the tree.
    /// - Complexity: O(k) in the k siblings, O(log k) amortised where they are many; O(k) for roots.
    public mutating func bringSubviewToFront(_ view: ViewID) {
        reorder(view, to: .front)
    }

    /// Moves a view behind its siblings; a root, behind those of its level.
    ///
    /// - Precondition: The view is in the tree.
    /// - Complexity: O(k) in the k siblings, O(log k) amortised where they are many; O(k) for roots.
    public mutating func sendSubviewToBack(_ view: ViewID) {
        reorder(view, to: .back)
    }

    private mutating func reorder(_ view: ViewID, to target: ViewStore.SiblingTarget) {
        let slot = requiredSlot(view)
        guard store.parents[slot] == ViewStore.world else {
            uniqueStore.reorder(slot, to: target)
            return
        }
        let level = store.level(of: slot)
        uniqueStore.unlink(slot)
        let indices = store.rootIndices(ofLevel: level)
        uniqueStore.link(
            slot, under: ViewStore.world,
            at: target == .front ? indices.upperBound : indices.lowerBound)
    }

    /// Exchanges the places of two siblings.
    ///
    /// - Precondition: The views are in the tree and have the same superview; roots, the same level.
    /// - Complexity: O(k) in the k siblings, O(log k) where they are many.
    public mutating func exchangeSubviews(_ view: ViewID, _ other: ViewID) {
        let slot = requiredSlot(view)
        let otherSlot = requiredSlot(other)
        precondition(
            store.parents[slot] == store.parents[otherSlot]
                && store.parents[slot] != ViewStore.none,
            "Views \(view) and \(other) are not siblings, and only siblings can be exchanged")
        precondition(
            store.level(of: slot) == store.level(of: otherSlot),
            "Windows \(view) and \(other) are of different levels, which their order follows")
        uniqueStore.exchange(slot, otherSlot)
    }
}
