extension ViewTree {
    /// Whether the view, with its subtree, is hidden and not hit.
    public func isHidden(_ view: ViewID) -> Bool { hasFlag(.hidden, view) }

    /// Hides the view with its subtree, or shows it again.
    ///
    /// - Complexity: O(1), and O(log k) in each superview of many subviews whose box changes.
    public mutating func setHidden(_ isHidden: Bool, of view: ViewID) {
        setGate(.hidden, isHidden, of: view)
    }

    /// Whether the view, with its subtree, can be hit.
    public func isUserInteractionEnabled(_ view: ViewID) -> Bool { !hasFlag(.notInteractive, view) }

    /// Lets touches reach the view with its subtree, or keeps them away.
    ///
    /// - Complexity: As ``setHidden(_:of:)``.
    public mutating func setUserInteractionEnabled(_ isEnabled: Bool, of view: ViewID) {
        setGate(.notInteractive, !isEnabled, of: view)
    }

    /// The view's own opacity, 0 to 1.
    public func alpha(of view: ViewID) -> Float { store.alpha(of: requiredSlot(view)) }

    /// Changes the view's own opacity; below ``HitTestRules/minimumAlpha`` it is not hit.
    ///
    /// - Complexity: As ``setHidden(_:of:)``.
    public mutating func setAlpha(_ alpha: Float, of view: ViewID) {
        let slot = requiredSlot(view)
        uniqueStore.storeAlpha(alpha, of: slot)
        uniqueStore.entryBoxChanged(of: slot)
        uniqueStore.noteChange(of: slot)
    }

    /// Whether subviews are drawn only inside the bounds; hit tests ignore it.
    public func clipsToBounds(_ view: ViewID) -> Bool { hasFlag(.clips, view) }

    /// Says whether subviews are drawn only inside the bounds; hit tests ignore it.
    public mutating func setClipsToBounds(_ clips: Bool, of view: ViewID) {
        let slot = requiredSlot(view)
        uniqueStore.records[slot].flags.set(.clips, clips)
    }

    /// What a person calls the view.
    public func name(of view: ViewID) -> String? { store.names[requiredSlot(view)] }

    /// Names the view for people; nil takes the name away.
    public mutating func setName(_ name: String?, of view: ViewID) {
        let slot = requiredSlot(view)
        uniqueStore.names[slot] = name
    }

    /// Where the view is: the answer to `point(inside:with:)`.
    public func hitRegion(of view: ViewID) -> HitRegion { store.region(of: requiredSlot(view)) }

    /// Changes where the view is.
    ///
    /// - Complexity: O(size of the region), plus that of ``setHidden(_:of:)``.
    public mutating func setHitRegion(_ region: HitRegion, of view: ViewID) {
        let slot = requiredSlot(view)
        uniqueStore.storeRegion(region, of: slot)
        uniqueStore.entryBoxChanged(of: slot)
        uniqueStore.noteChange(of: slot)
    }

    /// What the view answers.
    public func hitBehavior(of view: ViewID) -> HitBehavior {
        store.behavior(of: requiredSlot(view))
    }

    /// Changes what the view answers.
    ///
    /// - Complexity: As ``setHidden(_:of:)``.
    public mutating func setHitBehavior(_ behavior: HitBehavior, of view: ViewID) {
        let slot = requiredSlot(view)
        uniqueStore.storeBehavior(behavior, of: slot)
        uniqueStore.entryBoxChanged(of: slot)
        uniqueStore.noteChange(of: slot)
    }

    /// Everything that the tree keeps of a view, its place among others excepted.
    ///
    /// - Complexity: O(1).
    public func description(of view: ViewID) -> ViewDescription {
        store.description(of: requiredSlot(view))
    }

    private func hasFlag(_ flag: ViewFlags, _ view: ViewID) -> Bool {
        store.records[requiredSlot(view)].flags.contains(flag)
    }

    private mutating func setGate(_ gate: ViewFlags, _ isSet: Bool, of view: ViewID) {
        let slot = requiredSlot(view)
        uniqueStore.records[slot].flags.set(gate, isSet)
        uniqueStore.entryBoxChanged(of: slot)
        uniqueStore.noteChange(of: slot)
    }
}
