import HitTesting

extension ViewTree {
    /// The views in paint order, then those outside all windows that touches are redirected to.
    var shownViews: [ViewID] {
        var views: [ViewID] = []
        var targets: [ViewID] = []
        var seen: Set<ViewID> = []
        forEachView { view in
            views.append(view)
            if case .redirect(let target) = hitBehavior(of: view), contains(target),
                isDetached(target), seen.insert(target).inserted
            {
                targets.append(target)
            }
        }
        return views + targets
    }
}
