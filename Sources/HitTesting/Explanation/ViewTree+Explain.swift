extension ViewTree {
    /// Every reason why a view does not get a touch, or that it does, and where to touch it instead.
    ///
    /// - Parameters:
    ///   - view: The view that should have got the touch. Of a removed one that is all that is said.
    ///   - worldPoint: A point in the windows' superspace, the screen.
    ///   - options: What comes with the query. With a filter or a handler of overridden views, where
    ///     else to touch is looked for as without them, and confirmed with them.
    /// - Complexity: As one hit test for each view around; to find where else to touch, O(n) in the
    ///   number of views at worst.
    public func explain(
        _ view: ViewID, at worldPoint: Point2D, options: HitTestOptions = HitTestOptions()
    ) -> Explanation<ViewID> {
        let hit = hit(at: worldPoint, options)
        var result = ExplanationWalk.Result()
        if let slot = store.slot(of: view) {
            if !worldPoint.isFinite { result.reasons.append(.pointNotFinite) }
            let top = store.top(of: slot)
            if top != ViewStore.world {
                result.reasons.append(.detached(top: store.id(of: top)))
            } else if worldPoint.isFinite {
                result = ExplanationWalk(tree: self, options: options)
                    .reasons(of: slot, at: worldPoint, hit)
            }
            if hit?.answer == view { result.reasons = [] }
        } else {
            result.reasons = [.removed]
        }
        return Explanation(
            view: view, worldPoint: worldPoint, localPoint: result.localPoint,
            receiver: hit?.answer, answering: hit.map { store.id(of: $0.slot) },
            reasons: result.reasons,
            elsewhere: result.reasons.isEmpty
                ? .reachable(at: worldPoint) : elsewhere(for: view, options))
    }

    /// The whole story of one touch: every view whose region contains the point, topmost first, and
    /// why it lost or won.
    ///
    /// - Parameters:
    ///   - worldPoint: A point in the windows' superspace, the screen. If it is not finite, no view
    ///     contains it.
    ///   - options: What comes with the query. Closures are asked about views that a hit test would not
    ///     have come to.
    /// - Complexity: O(n) in the number of views below the windows.
    public func explain(
        at worldPoint: Point2D, options: HitTestOptions = HitTestOptions()
    ) -> TouchStory<ViewID> {
        let hit = hit(at: worldPoint, options)
        let walk = ExplanationWalk(tree: self, options: options)
        return TouchStory(
            worldPoint: worldPoint, receiver: hit?.answer,
            answering: hit.map { store.id(of: $0.slot) },
            entries: worldPoint.isFinite ? walk.entries(at: worldPoint, hit) : [])
    }

    /// Where a view can be hit in a query.
    private func elsewhere(for view: ViewID, _ options: HitTestOptions) -> TouchVerdict {
        let rules = RegionPartRules(curveTolerance: LintOptions().curveTolerance)
        let verdict = ReachProbe.verdict(on: view, in: self, rules)
        if options.filter == nil && options.overriddenViews == nil { return verdict }
        guard let point = verdict.point, hitTest(point, options: options) == view else {
            return contains(view) ? .undecided(below: .infinity) : .unreachable
        }
        return verdict
    }
}
