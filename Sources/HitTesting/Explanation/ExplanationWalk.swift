/// Looks at the views on a touch's way for what keeps the touch from a view.
struct ExplanationWalk {
    let tree: ViewTree
    let options: HitTestOptions

    /// A view that answers a touch before another one is asked.
    struct Cover {
        /// The view that answers.
        var by: ViewID
        /// Who gets the touch.
        var answer: ViewID
        /// The sibling of the covered view that is the answering one or lies around it.
        var front: ViewID
    }

    /// A reason by the ids of views.
    typealias Reason = ExplanationReason<ViewID>

    /// The point in a view's own space; nil if no conversion leads there.
    func localPoint(_ superPoint: Point2D?, in slot: UInt32) -> Point2D? {
        guard let superPoint, !tree.store.records[slot].flags.contains(.unhittable) else {
            return nil
        }
        return tree.store.localPoint(of: superPoint, in: slot)
    }

    /// Whether a view's region contains a point of its own space, the gates not asked.
    func regionContains(_ slot: UInt32, _ localPoint: Point2D) -> Bool {
        guard localPoint.isFinite else { return false }
        guard tree.store.records[slot].flags.contains(.specialRegion) else {
            return tree.store.boundsContain(localPoint, of: slot)
        }
        let context = QueryContext(tree: tree, options: options)
        return tree.store.withQueryState { state in
            tree.store.regionContains(slot, localPoint, &state, context)
        }
    }

    /// What the query's filter says of a view: those that a closure decides about are asked about
    /// first, others once their gates and region have let the point in.
    ///
    /// - Parameter contains: Whether the view's region contains the point.
    func decision(_ slot: UInt32, contains: Bool) -> HitTestFilterDecision {
        guard let filter = options.filter else { return .include }
        let flags = tree.store.records[slot].flags
        let isReached = contains && flags.isDisjoint(with: .ineligible)
        guard isReached || asksClosure(slot) else { return .include }
        return filter(tree.store.id(of: slot))
    }

    /// Whether a closure or the query's handler decides about a view.
    func asksClosure(_ slot: UInt32) -> Bool {
        QueryContext(tree: tree, options: options)
            .asksClosure(tree.store.records[slot].flags.behavior)
    }

    /// The answer of the closure or the handler that decides about a view.
    ///
    /// - Parameter localPoint: The point in the view's own space.
    func closureAnswer(_ slot: UInt32, _ localPoint: Point2D) -> ViewID? {
        let bounds = tree.store.extras.queryRows[tree.store.extrasRows[slot]].closureBounds
        if let bounds, !bounds.contains(localPoint) { return nil }
        let context = QueryContext(tree: tree, options: options)
        return tree.store.askClosure(slot, localPoint, context)
    }

    /// What keeps a touch from a view and from everything below it.
    ///
    /// - Parameters:
    ///   - localPoint: The point in the view's own space; nil if no conversion leads there.
    ///   - contains: Whether the view's region contains it.
    ///   - decision: What the query's filter says of the view.
    func passageReasons(
        _ slot: UInt32, _ localPoint: Point2D?, contains: Bool, _ decision: HitTestFilterDecision
    ) -> [Reason] {
        var reasons: [Reason] = []
        let view = tree.store.id(of: slot)
        let flags = tree.store.records[slot].flags
        if decision == .skipSubtree { reasons.append(.filtered(view: view)) }
        if flags.contains(.hidden) { reasons.append(.hidden(view: view)) }
        if flags.contains(.notInteractive) { reasons.append(.interactionDisabled(view: view)) }
        if flags.contains(.tooTransparent) {
            reasons.append(
                .tooTransparent(
                    view: view, alpha: tree.store.alpha(of: slot),
                    minimum: tree.rules.minimumAlpha))
        }
        if flags.contains(.unhittable) {
            let geometry = tree.store.geometry(of: slot)
            reasons.append(
                geometry.hasOnlyFiniteNumbers
                    ? .singularTransform(view: view, transform: geometry.transform)
                    : .nonFiniteGeometry(view: view))
        }
        if !contains {
            let box = tree.store.regionBox(of: slot)
            // Where the view is unhittable nobody knows whether the point is outside, unless
            // everything is.
            if localPoint != nil || (flags.contains(.unhittable) && Self.holdsNoPoint(box)) {
                let miss = RegionMiss(tree.store.region(of: slot), box, localPoint: localPoint)
                reasons.append(.outside(view: view, miss))
            }
        }
        if flags.behavior == .transparent && decision != .skipView {
            reasons.append(.transparent(view: view))
        }
        return reasons
    }

    /// Whether a region in a box holds no point.
    private static func holdsNoPoint(_ box: Box) -> Bool {
        !(box.minX < box.maxX && box.minY < box.maxY)
    }

    /// What keeps a touch from a view that is asked, and not from those below it.
    func ownReasons(_ slot: UInt32, _ decision: HitTestFilterDecision) -> [Reason] {
        if decision == .skipView { return [.filtered(view: tree.store.id(of: slot))] }
        if tree.store.passesThrough(slot) { return [.passesThrough] }
        let answer = tree.store.answer(of: slot)
        return answer.slot == slot ? [] : [.redirects(to: answer)]
    }

    /// What keeps a touch from everything below a view that is asked.
    func subviewReasons(_ slot: UInt32, _ decision: HitTestFilterDecision) -> [Reason] {
        let isAbsorbing = tree.store.records[slot].flags.behavior == .absorbing
        return isAbsorbing && decision != .skipView
            ? [.absorbed(by: tree.store.id(of: slot))] : []
    }
}
