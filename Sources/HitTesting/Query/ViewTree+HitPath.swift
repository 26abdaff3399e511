extension ViewTree {
    /// The way of a touch: from the root down to the view whose behaviour answered, each with the
    /// point in its own space, and the answer itself.
    ///
    /// - Parameters:
    ///   - worldPoint: A point in the windows' superspace, the screen.
    ///   - options: What comes with the query.
    /// - Returns: nil if no view answers.
    /// - Complexity: As ``hitTest(_:options:)``, plus O(d) for the path.
    public func hitPath(
        _ worldPoint: Point2D, options: HitTestOptions = HitTestOptions()
    ) -> HitPath? {
        guard let hit = hit(at: worldPoint, options) else { return nil }
        var slots: [UInt32] = []
        var slot = hit.slot
        while slot != ViewStore.world {
            slots.append(slot)
            slot = store.parents[slot]
        }
        var point = worldPoint
        let steps = slots.reversed().map { slot in
            point = store.localPoint(of: point, in: slot)
            return HitPath.Step(view: store.id(of: slot), localPoint: point)
        }
        return HitPath(answer: hit.answer, steps: steps)
    }
}
