extension RecursiveEngine {
    /// An answer, and the view whose behaviour gave it; a redirection or a closure may name another.
    struct Decision {
        let answer: ViewID
        let decider: ViewID
    }

    /// The decision of the frontmost window that makes one.
    func decision(at worldPoint: Point2D, _ options: HitTestOptions) -> Decision? {
        guard worldPoint.isFinite else { return nil }
        return firstDecision(of: tree.roots, at: worldPoint, options)
    }

    /// The first decision among siblings, the last of which is in front.
    ///
    /// An unhittable view makes none, and nothing below it does.
    private func firstDecision(
        of siblings: ViewTree.Subviews, at superPoint: Point2D, _ options: HitTestOptions
    ) -> Decision? {
        for view in siblings.reversed() {
            guard let conversion = conversion(to: view) else { continue }
            let localPoint = conversion.localPoint(of: superPoint)
            if let decision = decision(of: view, at: localPoint, options) { return decision }
        }
        return nil
    }

    /// What a view decides about a point in its own space.
    func decision(
        of view: ViewID, at localPoint: Point2D, _ options: HitTestOptions
    ) -> Decision? {
        switch verdict(of: view, at: localPoint, options) {
        case .nobody:
            return nil
        case .answer(let answer):
            return Decision(answer: answer, decider: view)
        case .subviews(let otherwise):
            return firstDecision(of: tree.subviews(of: view), at: localPoint, options)
                ?? otherwise.map { Decision(answer: $0, decider: view) }
        }
    }

    /// What `super.hitTest` would answer in an override.
    ///
    /// That is: the gates, the region, the subviews, and then the view itself. The filter is not
    /// asked about the view, because it was before the override ran.
    func standardResult(
        of view: ViewID, at localPoint: Point2D, options: HitTestOptions
    ) -> ViewID? {
        guard passes(view, localPoint, options) else { return nil }
        return firstDecision(of: tree.subviews(of: view), at: localPoint, options)?.answer ?? view
    }

    /// Every answer in hit order, as if those before it were taken away, none of them twice.
    ///
    /// - Parameters:
    ///   - worldPoint: A point in the superspace of the roots; one that is not finite has no views.
    ///   - options: The event, the filter and the handler that come with the query.
    public func views(
        at worldPoint: Point2D, options: HitTestOptions = HitTestOptions()
    ) -> [ViewID] {
        guard worldPoint.isFinite else { return [] }
        var answers: [ViewID] = []
        collectAnswers(of: tree.roots, at: worldPoint, options, into: &answers)
        var seen: Set<ViewID> = []
        return answers.filter { seen.insert($0).inserted }
    }

    /// Appends the answers of siblings and of what lies below them, the frontmost first.
    private func collectAnswers(
        of siblings: ViewTree.Subviews, at superPoint: Point2D, _ options: HitTestOptions,
        into answers: inout [ViewID]
    ) {
        for view in siblings.reversed() {
            guard let conversion = conversion(to: view) else { continue }
            let localPoint = conversion.localPoint(of: superPoint)
            switch verdict(of: view, at: localPoint, options) {
            case .nobody:
                break
            case .answer(let answer):
                answers.append(answer)
            case .subviews(let otherwise):
                let subviews = tree.subviews(of: view)
                collectAnswers(of: subviews, at: localPoint, options, into: &answers)
                if let otherwise { answers.append(otherwise) }
            }
        }
    }

    /// The path from the root down to the view whose behaviour answers, each with its local point.
    ///
    /// - Parameters:
    ///   - worldPoint: A point in the superspace of the roots; nil is answered if it is not finite.
    ///   - options: The event, the filter and the handler that come with the query.
    public func hitPath(
        _ worldPoint: Point2D, options: HitTestOptions = HitTestOptions()
    ) -> HitPath? {
        guard let decision = decision(at: worldPoint, options) else { return nil }
        var chain = [decision.decider]
        while let superview = tree.superview(of: chain[chain.count - 1]) { chain.append(superview) }
        var point = worldPoint
        var steps: [HitPath.Step] = []
        for view in chain.reversed() {
            guard let conversion = conversion(to: view) else { return nil }
            point = conversion.localPoint(of: point)
            steps.append(HitPath.Step(view: view, localPoint: point))
        }
        return HitPath(answer: decision.answer, steps: steps)
    }
}
