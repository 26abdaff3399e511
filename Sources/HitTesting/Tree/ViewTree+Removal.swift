extension ViewTree {
    /// Removes a view with its subtree: their ids are recognised as removed from then on.
    ///
    /// - Precondition: The view is in the tree.
    /// - Complexity: O(m) in the size of the subtree, in stack of bounded size, plus that of taking
    ///   it out: O(k) in the k siblings, O(log k) where they are many.
    public mutating func remove(_ view: ViewID) {
        let slot = requiredSlot(view)
        uniqueStore.takeOut(slot)
        uniqueStore.freeSubtree(slot)
    }

    /// Takes a view with its subtree out, and keeps it: its ids stay valid and it can be added again.
    ///
    /// A detached view is no root: touches do not reach it, while
    /// ``hitTest(_:in:options:)`` of the view itself still answers.
    ///
    /// - Precondition: The view is in the tree.
    /// - Complexity: O(k) in the k siblings, O(log k) where they are many.
    public mutating func detach(_ view: ViewID) {
        let slot = requiredSlot(view)
        uniqueStore.takeOut(slot)
    }
}

extension ViewStore {
    /// Removes a view without superview, and all views below it.
    mutating func freeSubtree(_ top: UInt32) {
        history.noteRemoval()
        var pending = [top]
        while let slot = pending.popLast() {
            pending.append(contentsOf: subviewSlots(of: slot))
            freeSubviewStorage(of: slot)
            freeView(slot)
        }
    }

    /// Gives back the run or the wide container of a view.
    mutating func freeSubviewStorage(of slot: UInt32) {
        switch records[slot].flags.subviewStorage {
        case .none, .one, .two: break
        case .run: runs.free(records[slot].first)
        case .wide: wides.remove(records[slot].first)
        }
        records[slot].flags.subviewStorage = .none
    }
}
