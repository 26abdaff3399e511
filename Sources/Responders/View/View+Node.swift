import HitTesting

/// Where a view is in an engine's tree.
struct ViewNode {
    let space: ViewSpace
    let id: ViewID
}

extension View {
    /// The topmost superview, or the view itself.
    final var top: View {
        var top = self
        while let superview = top.superview { top = superview }
        return top
    }

    /// The view's place in a tree.
    ///
    /// A hierarchy without a window gets a tree of its own when first
    /// needed, O(n); from then on edits keep it up to date.
    final func requiredNode() -> ViewNode {
        if let node { return node }
        let top = self.top
        ViewSpace().join(top)
        guard let node else {
            preconditionFailure(
                "\(self) is not among the subviews of \(top), its topmost superview")
        }
        return node
    }

    /// Tells the tree, if the view is in one, of a change.
    final func updateNode(_ change: (inout ViewTree, ViewID) -> Void) {
        guard let node else { return }
        node.space.edit { change(&$0, node.id) }
    }

    /// Lays the view out anew.
    final func changeGeometry(_ change: (inout ViewGeometry) -> Void) {
        change(&state.geometry)
        let geometry = state.geometry
        updateNode { tree, id in tree.setGeometry(geometry, of: id) }
        if storedHitBehavior.kind == .redirect { updateBehavior() }
    }

    /// Whether the engine can decide about the view without calling it.
    final var isStandard: Bool {
        type(of: self).declaresStandardHitTesting == type(of: self)
    }

    /// Whether the engine calls the view: it may override, or its touches go where only it knows.
    final var isAsked: Bool {
        !isStandard || storedHitBehavior.kind == .redirect
    }

    /// Whether there is something to check in a debug build: a declaration by a subclass, a promise.
    final var makesClaims: Bool {
        isStandard
            ? type(of: self) != View.self && type(of: self) != Window.self
            : promisedBounds != nil
    }

    /// What the view adds to its space's tally.
    final var tally: ViewTally {
        ViewTally(asked: isAsked ? 1 : 0, claims: makesClaims ? 1 : 0)
    }

    /// What the tree is told of the view.
    final var nodeDescription: ViewDescription {
        var description = state
        description.hitRegion = nodeRegion
        description.hitBehavior = nodeBehavior
        return description
    }

    /// The declared region, or the question that the view is asked.
    final var nodeRegion: HitRegion {
        isStandard
            ? state.hitRegion : .custom(bounds: promisedBounds, HitTestQuery.isInsideOverridingView)
    }

    /// The declared behaviour, or that the view is asked.
    ///
    /// A redirection is asked too, as its target may be in another window or gone.
    final var nodeBehavior: HitTesting.HitBehavior {
        guard isStandard else { return .overridden(bounds: promisedBounds) }
        switch storedHitBehavior.kind {
        case .normal: return .normal
        case .passthrough: return .passthrough
        case .absorbing: return .absorbing
        case .transparent: return .transparent
        case .redirect:
            if case .bounds = state.hitRegion {
                return .overridden(bounds: state.geometry.bounds)
            }
            return .overridden(bounds: nil)
        }
    }

    /// Tells the tree of a new region, which a redirection follows.
    final func updateRegion() {
        let region = nodeRegion
        updateNode { tree, id in tree.setHitRegion(region, of: id) }
        updateBehavior()
    }

    /// Tells the tree of a new behaviour.
    final func updateBehavior() {
        let behavior = nodeBehavior
        updateNode { tree, id in tree.setHitBehavior(behavior, of: id) }
    }
}
