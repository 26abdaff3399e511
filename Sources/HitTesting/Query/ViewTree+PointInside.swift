extension ViewTree {
    /// What `point(inside:with:)` answers: whether a view's region contains a point of its own space.
    ///
    /// Neither the view's gates nor its behaviour are asked.
    ///
    /// - Parameters:
    ///   - localPoint: A point in the view's own space; one that is not finite is in no region.
    ///   - view: The view to ask. A removed one contains nothing.
    ///   - options: What comes with the query; closures are given it.
    /// - Complexity: O(size of the region), plus that of the subviews' regions if it follows them.
    package func contains(
        _ localPoint: Point2D, in view: ViewID, options: HitTestOptions
    ) -> Bool {
        guard let slot = store.slot(of: view) else { return false }
        guard store.records[slot].flags.contains(.specialRegion) else {
            return store.boundsContain(localPoint, of: slot)
        }
        let context = QueryContext(tree: self, options: options)
        return store.withQueryState { state in
            store.regionContains(slot, localPoint, &state, context)
        }
    }

    /// Whether another region than its own would contain a point, if the view had it.
    ///
    /// For what `super.point(inside:with:)` answers to an override that replaces a declared region.
    ///
    /// - Parameters:
    ///   - localPoint: A point in the view's own space; one that is not finite is in no region.
    ///   - region: The region to ask.
    ///   - view: The view whose bounds and subviews count. A removed one contains nothing.
    ///   - options: What comes with the query; closures are given it.
    /// - Complexity: O(size of the region), plus O(n) in the views below if it follows them.
    package func contains(
        _ localPoint: Point2D, in region: HitRegion, of view: ViewID, options: HitTestOptions
    ) -> Bool {
        contains(view) && localPoint.isFinite
            && RecursiveEngine(self).contains(localPoint, region, of: view, options)
    }
}
