extension RecursiveEngine {
    /// What one view makes of a point, before its subviews are asked.
    enum Verdict {
        /// Neither the view nor anything below it answers.
        case nobody

        /// The view answers, and its subviews are not asked.
        case answer(ViewID)

        /// The first answer of the subviews, else the view named here, else none.
        case subviews(otherwise: ViewID?)
    }

    /// What a view makes of a point of its own space.
    ///
    /// An override runs before its view's gates and region, so there the filter comes first; for
    /// any other view the filter is asked once the gates and the region have let the point in.
    func verdict(
        of view: ViewID, at localPoint: Point2D, _ options: HitTestOptions
    ) -> Verdict {
        let override = self.override(of: view, options)
        guard override != nil || passes(view, localPoint, options) else { return .nobody }
        switch options.filter?(view) ?? .include {
        case .skipSubtree:
            return .nobody
        case .skipView:
            return passes(view, localPoint, options) ? .subviews(otherwise: nil) : .nobody
        case .include:
            guard let (bounds, closure) = override else { return declaredVerdict(of: view) }
            if let bounds, !bounds.contains(localPoint) { return .nobody }
            let answer = existing(closure(context(of: view, at: localPoint, options)))
            return answer.map(Verdict.answer) ?? .nobody
        }
    }

    /// The table of declared hit behaviours.
    private func declaredVerdict(of view: ViewID) -> Verdict {
        switch tree.hitBehavior(of: view) {
        case .passthrough: .subviews(otherwise: nil)
        case .absorbing: .answer(view)
        case .transparent: .nobody
        case .redirect(let target): .subviews(otherwise: existing(target))
        // An overridden view without a handler; a closure does not get here.
        case .normal, .overridden, .custom: .subviews(otherwise: view)
        }
    }

    /// The closure that stands for an override of `hitTest(_:with:)`, and the rectangle outside
    /// which it is not asked.
    private func override(
        of view: ViewID, _ options: HitTestOptions
    ) -> (bounds: Rect2D?, closure: (HitTestContext) -> ViewID?)? {
        switch tree.hitBehavior(of: view) {
        case .custom(let bounds, let closure): (bounds, closure)
        case .overridden(let bounds): options.overriddenViews.map { (bounds, $0) }
        default: nil
        }
    }

    /// The view, unless it has been removed.
    private func existing(_ view: ViewID?) -> ViewID? {
        guard let view, tree.contains(view) else { return nil }
        return view
    }

    /// Whether a view passes its gates and its region contains the point.
    func passes(_ view: ViewID, _ localPoint: Point2D, _ options: HitTestOptions) -> Bool {
        isEligible(view) && contains(localPoint, in: view, options)
    }

    /// The gates: visible, interactive, opaque enough.
    func isEligible(_ view: ViewID) -> Bool {
        !tree.isHidden(view) && tree.isUserInteractionEnabled(view)
            && tree.rules.allows(alpha: tree.alpha(of: view))
    }

    /// How points of the superview's space get into a view's own, or nil if it is unhittable.
    func conversion(to view: ViewID) -> PointConversion? {
        tree.geometry(of: view).pointConversion(under: tree.rules)
    }

    /// What a closure that decides about a view is told.
    func context(
        of view: ViewID, at localPoint: Point2D, _ options: HitTestOptions
    ) -> HitTestContext {
        HitTestContext(
            view: view, localPoint: localPoint, tree: tree, options: options, engine: .recursive)
    }
}
