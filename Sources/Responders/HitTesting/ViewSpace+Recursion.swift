import HitTesting

extension ViewSpace {
    /// What `View`'s own implementation of `hitTest(_:with:)` answers when every view is called: the
    /// recursion of UIKit's documentation, with nothing taken on trust.
    func recursiveAnswer(of view: View, at point: Point2D, _ event: Event?) -> View? {
        guard check.depth < RecursionCheck.maximumDepth else {
            check.isTooDeep = true
            return nil
        }
        check.depth += 1
        defer { check.depth -= 1 }
        guard isInside(view, point, event) else { return nil }
        let behavior = view.hitBehavior
        switch behavior.kind {
        case .absorbing: return view
        case .transparent: return nil
        case .normal, .passthrough, .redirect: break
        }
        for subview in view.subviews.reversed() {
            guard let conversion = conversion(to: subview) else { continue }
            if let answer = subview.hitTest(conversion.localPoint(of: point), with: event) {
                return answer
            }
        }
        return behavior.answer(of: view)
    }

    /// What the recursion answers.
    ///
    /// - Parameters:
    ///   - point: A point in the view's own space; without a view, on the screen.
    ///   - view: The view whose own implementation is asked; without one, the top of the hierarchy
    ///     is called as any other view.
    /// - Returns: Nil if the hierarchy is too deep to tell; else the answer, which may be nil.
    func recursively(at point: Point2D, in view: View?, _ event: Event?) -> View?? {
        check.isRecursing = true
        check.isTooDeep = false
        defer { check.isRecursing = false }
        var answer: View?
        if let view {
            answer = recursiveAnswer(of: view, at: point, event)
        } else if let top = tree.roots.first.flatMap(self.view), point.isFinite,
            let conversion = conversion(to: top)
        {
            answer = top.hitTest(conversion.localPoint(of: point), with: event)
        }
        return check.isTooDeep ? nil : .some(answer)
    }
}

/// How far a comparison with the recursion has come.
struct RecursionCheck {
    /// How deeply the recursion may nest on a thread's stack.
    static let maximumDepth = 400

    /// Whether answers are found by the recursion at the moment.
    var isRecursing = false
    /// How many views are being asked, one within another.
    var depth = 0
    /// Whether the recursion gave up.
    var isTooDeep = false
    /// How many of the engine's queries are under way, one within another.
    var queryDepth = 0
}
