extension ViewTree {
    /// The view that gets a touch at a point of the world; nil if none does.
    ///
    /// Windows are asked front to back; the first answer counts.
    ///
    /// - Parameter worldPoint: A point in the windows' superspace, the screen, in points. With a NaN
    ///   or an infinity the answer is nil.
    /// - Complexity: O(d) in the depth d, with a constant number of candidates a level where siblings
    ///   overlap little, and O(log k) to find them among k siblings. Nothing is allocated.
    public func hitTest(_ worldPoint: Point2D) -> ViewID? {
        guard worldPoint.isFinite else { return nil }
        switch store.plainDescent(from: ViewStore.world, at: worldPoint) {
        case .answered(let slot): return slot == ViewStore.world ? nil : store.answer(of: slot)
        case .undecided(let container, let point, let cursor):
            return resumedAnswer(container, point, cursor)
        }
    }

    /// The answer of a query without options that goes on from a container.
    @inline(never)
    private func resumedAnswer(
        _ container: UInt32, _ point: Point2D, _ cursor: Int32
    ) -> ViewID? {
        resume(container, point, cursor, HitTestOptions())?.answer
    }

    /// The view that gets a touch at a point of the world, with an event, a filter, a handler.
    ///
    /// - Parameters:
    ///   - worldPoint: A point in the windows' superspace, the screen.
    ///   - options: What comes with the query.
    /// - Complexity: As ``hitTest(_:)``; where views may answer nil and the search comes back, as
    ///   much as all views that contain the point. Memory is allocated only when more than some
    ///   twenty such views are nested.
    public func hitTest(_ worldPoint: Point2D, options: HitTestOptions) -> ViewID? {
        hit(at: worldPoint, options)?.answer
    }

    /// The view that gets a touch at a point of the world, as a filter lets it; for drag and drop.
    ///
    /// - Parameters:
    ///   - worldPoint: A point in the windows' superspace, the screen.
    ///   - filter: Says of each view reached whether it takes part.
    public func hitTest(
        _ worldPoint: Point2D, where filter: (ViewID) -> HitTestFilterDecision
    ) -> ViewID? {
        withoutActuallyEscaping(filter) { filter in
            hitTest(worldPoint, options: HitTestOptions(filter: filter))
        }
    }

    /// What `view.hitTest(point, with: event)` answers: the view's own gates and region count, those
    /// of its superviews do not.
    ///
    /// - Parameters:
    ///   - localPoint: A point in the view's own space.
    ///   - view: The view to ask. A removed or unhittable one answers nil.
    ///   - options: What comes with the query.
    /// - Complexity: As ``hitTest(_:options:)``.
    public func hitTest(
        _ localPoint: Point2D, in view: ViewID, options: HitTestOptions = HitTestOptions()
    ) -> ViewID? {
        hit(at: localPoint, in: view, options)?.answer
    }

    /// The view whose behaviour answers a touch at a point of a view's own space, and its answer.
    func hit(
        at localPoint: Point2D, in view: ViewID, _ options: HitTestOptions
    ) -> ViewStore.Hit? {
        guard let slot = store.slot(of: view), localPoint.isFinite,
            !store.records[slot].flags.contains(.unhittable)
        else { return nil }
        let context = QueryContext(tree: self, options: options)
        return store.withQueryState { state in
            let verdict = store.judge(slot, atLocal: localPoint, &state, context)
            switch verdict {
            case .missed: return nil
            case .absorbs: return ViewStore.Hit(slot: slot, answer: store.answer(of: slot))
            case .asks:
                return store.askClosure(slot, localPoint, context).map {
                    ViewStore.Hit(slot: slot, answer: $0)
                }
            case .commits, .passes:
                var commits = false
                if case .commits = verdict { commits = true }
                state.frames.append(
                    DescentFrame(container: slot, point: localPoint, answers: commits))
                let committed = commits ? slot : ViewStore.world
                return store.backtrackingHit(committed: committed, &state, context)
            }
        }
    }

    /// What `super.hitTest` would answer for a view: its gates, its region, its subviews, itself.
    func standardResult(
        of view: ViewID, at localPoint: Point2D, options: HitTestOptions
    ) -> ViewID? {
        guard let slot = store.slot(of: view), localPoint.isFinite else { return nil }
        let context = QueryContext(tree: self, options: options)
        return store.withQueryState { state in
            guard store.isInside(slot, atLocal: localPoint, &state, context) else { return nil }
            state.frames.append(DescentFrame(container: slot, point: localPoint, answers: true))
            guard let hit = store.backtrackingHit(committed: slot, &state, context) else {
                return nil
            }
            return hit.slot == slot ? view : hit.answer
        }
    }

    /// The view whose behaviour answers a touch at a point of the world, and its answer.
    func hit(at worldPoint: Point2D, _ options: HitTestOptions) -> ViewStore.Hit? {
        guard worldPoint.isFinite else { return nil }
        guard options.isPlain else {
            return resume(ViewStore.world, worldPoint, .max, options)
        }
        switch store.plainHit(from: ViewStore.world, at: worldPoint) {
        case .answered(let slot):
            return slot == ViewStore.world
                ? nil : ViewStore.Hit(slot: slot, answer: store.answer(of: slot))
        case .undecided(let container, let point, let cursor):
            return resume(container, point, cursor, options)
        }
    }

    /// Goes on from a container that answers if nothing behind the cursor does.
    @inline(never)
    private func resume(
        _ container: UInt32, _ point: Point2D, _ cursor: Int32, _ options: HitTestOptions
    ) -> ViewStore.Hit? {
        let context = QueryContext(tree: self, options: options)
        return store.withQueryState { state in
            var frame = DescentFrame(container: container, point: point, answers: true)
            frame.cursor = cursor
            state.frames.append(frame)
            return store.backtrackingHit(committed: container, &state, context)
        }
    }
}
