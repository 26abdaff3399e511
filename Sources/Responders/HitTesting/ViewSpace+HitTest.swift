import HitTesting

extension ViewSpace {
    /// The view that gets a touch at a point of the screen, if the hierarchy has one.
    func hitTest(_ worldPoint: Point2D, _ event: Event?) -> View? {
        let query = HitTestQuery(self, event)
        let tree = self.tree
        return checked(at: worldPoint, in: nil, event) {
            query.object(of: tree.hitTest(worldPoint, options: query.options))
        }
    }

    /// As ``hitTest(_:_:)``, with the way that led to the answer.
    func hitPath(_ worldPoint: Point2D, _ event: Event?) -> (answer: View, path: [EventTrace.Step])?
    {
        let query = HitTestQuery(self, event)
        guard let hit = tree.hitPath(worldPoint, options: query.options),
            let answer = query.object(of: hit.answer)
        else { return nil }
        var path = hit.steps.compactMap { step in
            view(step.view).map { EventTrace.Step(view: $0, localPoint: step.localPoint) }
        }
        // What an override was told by `super` lies below it, and the way there is of interest.
        if let last = path.last, answer.isDescendant(of: last.view) {
            var below: [View] = []
            var view = answer
            while view !== last.view, let superview = view.superview {
                below.append(view)
                view = superview
            }
            for view in below.reversed() {
                let localPoint = Self.convert(last.localPoint, from: last.view, to: view)
                path.append(EventTrace.Step(view: view, localPoint: localPoint))
            }
        }
        return (answer, path)
    }

    /// What `View`'s own implementation of `hitTest(_:with:)` answers.
    func standardAnswer(
        of view: View, _ id: ViewID, at point: Point2D, _ event: Event?
    ) -> View? {
        if check.isRecursing { return recursiveAnswer(of: view, at: point, event) }
        return checked(at: point, in: view, event) {
            if view.isAsked { return answerOfAskedView(view, id, at: point, event) }
            let query = HitTestQuery(self, event)
            let tree = self.tree
            return query.object(of: tree.hitTest(point, in: id, options: query.options))
        }
    }

    /// What `View`'s own implementation answers for a view that the engine asks: it calls the view's
    /// `point(inside:with:)`, and the engine for the subviews.
    private func answerOfAskedView(
        _ view: View, _ id: ViewID, at point: Point2D, _ event: Event?
    ) -> View? {
        guard isInside(view, point, event) else { return nil }
        let behavior = view.hitBehavior
        switch behavior.kind {
        case .absorbing: return view
        case .transparent: return nil
        case .normal, .passthrough, .redirect: break
        }
        if !view.subviews.isEmpty {
            let query = HitTestQuery(self, event)
            let tree = self.tree
            if let answer = query.answerOfSubviews(of: id, at: point, in: tree) { return answer }
        }
        return behavior.answer(of: view)
    }

    /// Whether a view's gates are open, its geometry is usable, and it says that it contains a point.
    func isInside(_ view: View, _ point: Point2D, _ event: Event?) -> Bool {
        let state = view.state
        return point.isFinite && !state.isHidden && state.isUserInteractionEnabled
            && tree.rules.allows(alpha: state.alpha) && conversion(to: view) != nil
            && view.point(inside: point, with: event)
    }

    /// How points of the superview's space get into a view's own; nil if it cannot be hit.
    func conversion(to view: View) -> PointConversion? {
        view.state.geometry.pointConversion(under: tree.rules)
    }

    /// What `View`'s own implementation of `point(inside:with:)` answers, for any region.
    func regionContains(_ point: Point2D, of view: View, _ id: ViewID, _ event: Event?) -> Bool {
        let options = HitTestQuery(self, event).options
        let tree = self.tree
        return view.isStandard
            ? tree.contains(point, in: id, options: options)
            : tree.contains(point, in: view.hitRegion, of: id, options: options)
    }
}
