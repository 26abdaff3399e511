extension ViewTree {
    /// The windows, back to front: by level, and within a level in the order they were added.
    ///
    /// Touches ask the last one first. The order within a level is *chosen*; nothing published
    /// settles it.
    public var roots: Subviews { Subviews(tree: self, superview: ViewStore.world) }

    /// The subviews of a view, back to front; empty for a removed view.
    ///
    /// - Complexity: O(1).
    public func subviews(of view: ViewID) -> Subviews {
        Subviews(tree: self, superview: requiredSlot(view))
    }

    /// The superview; nil for a root, the top of a detached subtree, and a removed view.
    ///
    /// - Complexity: O(1).
    public func superview(of view: ViewID) -> ViewID? {
        guard let slot = store.slot(of: view) else { return nil }
        let superview = store.parents[slot]
        return superview == ViewStore.none || superview == ViewStore.world
            ? nil : store.id(of: superview)
    }

    /// A view's place among its siblings, counted from the back; 0 for a detached top.
    ///
    /// - Complexity: O(k) in k siblings, O(log k + k / 256) where they are many.
    public func index(of view: ViewID) -> Int {
        let slot = requiredSlot(view)
        return store.parents[slot] == ViewStore.none ? 0 : store.index(of: slot)
    }

    /// Whether a view is a root: a window.
    public func isRoot(_ view: ViewID) -> Bool {
        guard let slot = store.slot(of: view) else { return false }
        return store.parents[slot] == ViewStore.world
    }

    /// Whether a view is in a subtree that was detached, and so cannot be reached from the world.
    ///
    /// - Complexity: O(d) in the depth d.
    public func isDetached(_ view: ViewID) -> Bool {
        store.top(of: requiredSlot(view)) != ViewStore.world
    }

    /// Whether a view is another one or lies below it.
    ///
    /// - Complexity: O(d) in the depth d.
    public func isDescendant(_ view: ViewID, of ancestor: ViewID) -> Bool {
        store.isDescendant(requiredSlot(view), of: requiredSlot(ancestor))
    }

    /// How many superviews a view has: 0 for a root.
    ///
    /// - Complexity: O(d) in the depth d.
    public func depth(of view: ViewID) -> Int {
        var depth = 0
        var slot = store.parents[requiredSlot(view)]
        while slot != ViewStore.none && slot != ViewStore.world {
            depth += 1
            slot = store.parents[slot]
        }
        return depth
    }

    /// Calls a closure with every view below the roots, in paint order: a view, then its subviews.
    ///
    /// - Complexity: O(n), in stack of bounded size.
    public func forEachView(_ body: (ViewID) throws -> Void) rethrows {
        for root in roots { try forEachView(below: root, body) }
    }

    /// Calls a closure with a view and every view below it, in paint order.
    ///
    /// - Complexity: O(m) in the size of the subtree, in stack of bounded size.
    public func forEachView(below view: ViewID, _ body: (ViewID) throws -> Void) rethrows {
        var pending = [requiredSlot(view)]
        while let slot = pending.popLast() {
            try body(store.id(of: slot))
            pending.append(contentsOf: store.subviewSlots(of: slot).reversed())
        }
    }
}

extension ViewStore {
    /// The world, or the top of the detached subtree, that a view is in.
    func top(of slot: UInt32) -> UInt32 {
        var top = slot
        while parents[top] != Self.none { top = parents[top] }
        return top
    }

    /// Whether a view is another one or lies below it.
    func isDescendant(_ slot: UInt32, of ancestor: UInt32) -> Bool {
        var slot = slot
        while slot != Self.none {
            if slot == ancestor { return true }
            slot = parents[slot]
        }
        return false
    }
}
