extension ViewStore {
    /// What becomes of a touch at one view, in any query.
    enum Verdict {
        /// Not here: the next sibling behind is asked.
        case missed
        /// The answer is the view, or lies below it.
        case commits
        /// The answer may lie below the view; else the search goes on behind it.
        case passes
        /// The answer is the view.
        case absorbs
        /// A closure or handler decides.
        case asks
    }

    /// Decides about one subview.
    ///
    /// - Parameters:
    ///   - superPoint: The point in the superview's space.
    ///   - local: Receives the point in the view's own space, unless it is missed.
    func judge(
        _ slot: UInt32, at superPoint: Point2D, _ local: inout Point2D,
        _ state: inout QueryState, _ context: borrowing QueryContext
    ) -> Verdict {
        if records[slot].flags.contains(.unhittable) { return .missed }
        local = localPoint(of: superPoint, in: slot)
        return judge(slot, atLocal: local, &state, context)
    }

    /// Decides about one view, given the point in its own space.
    func judge(
        _ slot: UInt32, atLocal local: Point2D,
        _ state: inout QueryState, _ context: borrowing QueryContext
    ) -> Verdict {
        let flags = records[slot].flags
        let behavior = flags.behavior
        let isKnown = state.takeWitness(slot, below: parents[slot])
        if behavior.isClosure && context.asksClosure(behavior) {
            switch context.decision(for: slot, in: self) {
            case .include: return closureMayAnswer(slot, local) ? .asks : .missed
            case .skipSubtree: return .missed
            case .skipView:
                return isKnown || isInside(slot, atLocal: local, &state, context)
                    ? .passes : .missed
            }
        }
        guard isKnown || isInside(slot, atLocal: local, &state, context) else { return .missed }
        switch context.decision(for: slot, in: self) {
        case .include: break
        case .skipSubtree: return .missed
        case .skipView: return .passes
        }
        switch behavior {
        case .normal, .custom, .overridden: return .commits
        case .passthrough: return .passes
        case .absorbing: return .absorbs
        case .transparent: return .missed
        case .redirect: return redirectTarget(of: slot) == nil ? .passes : .commits
        }
    }

    /// Whether a point lies where a view's closure did not promise to answer nil.
    private func closureMayAnswer(_ slot: UInt32, _ local: Point2D) -> Bool {
        extras.queryRows[extrasRows[slot]].closureBounds?.contains(local) ?? true
    }

    /// Whether a view's gates are open and its region contains a point of its own space.
    func isInside(
        _ slot: UInt32, atLocal local: Point2D,
        _ state: inout QueryState, _ context: borrowing QueryContext
    ) -> Bool {
        if !records[slot].flags.isDisjoint(with: .ineligible) { return false }
        guard records[slot].flags.contains(.specialRegion) else {
            return boundsContain(local, of: slot)
        }
        return regionContains(slot, local, &state, context)
    }
}

extension QueryContext {
    /// What the query's filter says of a view.
    @inline(__always)
    func decision(for slot: UInt32, in store: borrowing ViewStore) -> HitTestFilterDecision {
        options.filter == nil ? .include : askFilter(store.id(of: slot))
    }

    /// Asks the filter, which there is.
    @inline(never)
    private func askFilter(_ view: ViewID) -> HitTestFilterDecision {
        options.filter?(view) ?? .include
    }
}
