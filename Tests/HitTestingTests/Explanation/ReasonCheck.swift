import HitTesting

/// Checks a reason by asking the tree, and the recursive engine, for what it says.
struct ReasonCheck {
    let tree: ViewTree
    let point: Point2D
    let view: ViewID

    /// Whether what a reason says is so.
    func holds(_ reason: ExplanationReason<ViewID>) -> Bool {
        switch reason {
        case .pointNotFinite: return !point.isFinite
        case .removed: return !tree.contains(view)
        case .detached(let top): return tree.superview(of: top) == nil && !tree.isRoot(top)
        case .covered(let cover, let answer, let front, let back):
            return isAround(back) && holds(cover, answer, front, back)
        case .filtered: return false
        case .closureAnswers(let decider, _):
            if case .custom = tree.hitBehavior(of: decider) { return isAround(decider) }
            return false
        case .hidden(let ancestor): return isAround(ancestor) && tree.isHidden(ancestor)
        case .interactionDisabled(let ancestor):
            return isAround(ancestor) && !tree.isUserInteractionEnabled(ancestor)
        case .tooTransparent(let ancestor, let alpha, _):
            let isSame = alpha == tree.alpha(of: ancestor) || alpha.isNaN
            return isAround(ancestor) && isSame && !tree.rules.allows(alpha: alpha)
        case .nonFiniteGeometry(let ancestor), .singularTransform(let ancestor, _):
            let geometry = tree.geometry(of: ancestor)
            return isAround(ancestor) && geometry.pointConversion(under: tree.rules) == nil
        case .outside(let ancestor, let miss):
            return isAround(ancestor) && !contains(ancestor, miss.localPoint)
        case .absorbed(let ancestor):
            if case .absorbing = tree.hitBehavior(of: ancestor) {
                return isAround(ancestor) && ancestor != view
            }
            return false
        case .transparent(let ancestor):
            if case .transparent = tree.hitBehavior(of: ancestor) { return isAround(ancestor) }
            return false
        case .passesThrough: return true
        case .redirects(let target):
            if case .redirect(target) = tree.hitBehavior(of: view) { return true }
            return false
        case .takenBySubview(let subview, let answer):
            return tree.isDescendant(subview, of: view) && subview != view
                && tree.hitPath(point)?.steps.last?.view == subview
                && tree.hitTest(point) == answer
        }
    }

    /// Whether a view is the explained one or lies around it.
    private func isAround(_ ancestor: ViewID) -> Bool { tree.isDescendant(view, of: ancestor) }

    /// Whether a front sibling would answer, for a view in it.
    private func holds(
        _ cover: ViewID, _ answer: ViewID, _ front: ViewID, _ back: ViewID
    ) -> Bool {
        let superview = tree.superview(of: back)
        guard tree.superview(of: front) == superview, tree.isDescendant(cover, of: front),
            tree.index(of: front) > tree.index(of: back),
            let local = tree.convert(point, from: nil, to: front)
        else { return false }
        return RecursiveEngine(tree).hitTest(local, in: front) == answer
    }

    /// Whether a view's region contains a point of its own space, whatever its gates say.
    private func contains(_ view: ViewID, _ localPoint: Point2D?) -> Bool {
        guard let localPoint else { return false }
        var open = tree
        open.setHidden(false, of: view)
        open.setUserInteractionEnabled(true, of: view)
        open.setAlpha(.infinity, of: view)
        open.setHitBehavior(.absorbing, of: view)
        return RecursiveEngine(open).hitTest(localPoint, in: view) == view
    }
}

extension ExplanationReason {
    /// The reason's kind, for counting.
    var name: String { String("\(self)".prefix { $0 != "(" }.split(separator: ".").last ?? "") }
}
