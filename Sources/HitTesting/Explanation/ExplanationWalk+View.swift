extension ExplanationWalk {
    /// What keeps a touch from one view.
    struct Result {
        /// The reasons, from the window down.
        var reasons: [Reason] = []
        /// The point in the view's own space; nil if no conversion leads there.
        var localPoint: Point2D?
    }

    /// Goes from the world down to a view, and collects every reason on the way.
    ///
    /// - Parameters:
    ///   - slot: The view; it is below a window.
    ///   - hit: Who answers the touch.
    func reasons(of slot: UInt32, at worldPoint: Point2D, _ hit: ViewStore.Hit?) -> Result {
        let view = tree.store.id(of: slot)
        var result = Result(localPoint: worldPoint)
        var isThere = true
        var container = ViewStore.world
        for next in tree.store.chain(downTo: slot) {
            let superPoint = result.localPoint
            if let superPoint, let cover = cover(of: next, in: container, at: superPoint),
                cover.answer != view
            {
                result.reasons.append(
                    .covered(
                        by: cover.by, answer: cover.answer, front: cover.front,
                        back: tree.store.id(of: next)))
            }
            result.localPoint = localPoint(superPoint, in: next)
            let contains = result.localPoint.map { regionContains(next, $0) } ?? false
            let decision = decision(next, contains: contains)
            if let localPoint = result.localPoint, decision == .include, asksClosure(next) {
                let answer = closureAnswer(next, localPoint)
                if answer == view { return result }
                result.reasons.append(
                    .closureAnswers(view: tree.store.id(of: next), answer: answer))
            }
            result.reasons += passageReasons(
                next, result.localPoint, contains: contains, decision)
            if next == slot {
                result.reasons += ownReasons(slot, decision)
                isThere = contains || result.localPoint == nil
            } else {
                result.reasons += subviewReasons(next, decision)
            }
            container = next
        }
        if !isThere {
            // Nothing covers a view where it is not.
            result.reasons.removeAll(where: \.isCover)
        }
        if let hit, hit.slot != slot, tree.store.isDescendant(hit.slot, of: slot) {
            result.reasons.append(
                .takenBySubview(by: tree.store.id(of: hit.slot), answer: hit.answer))
        }
        return result
    }

    /// The view in front of a subview that would answer a touch, whatever the views around say.
    ///
    /// - Parameter point: The point in the container's own space.
    private func cover(of slot: UInt32, in container: UInt32, at point: Point2D) -> Cover? {
        let context = QueryContext(tree: tree, options: options)
        var frame = DescentFrame(container: container, point: point, answers: false)
        while true {
            var verdict = ViewStore.Verdict.missed
            var local = point
            let sibling = tree.store.withQueryState { state in
                tree.store.nextSubview(&frame) { candidate in
                    var candidateLocal = point
                    verdict = tree.store.judge(
                        candidate, at: point, &candidateLocal, &state, context)
                    local = candidateLocal
                    if case .missed = verdict { return candidate == slot }
                    return true
                }
            }
            guard let sibling, sibling != slot, isInFront(sibling, of: slot) else { return nil }
            let hit = hit(below: sibling, at: local, verdict)
            guard let hit else { continue }
            return Cover(
                by: tree.store.id(of: hit.slot), answer: hit.answer,
                front: tree.store.id(of: sibling))
        }
    }

    /// Whether one sibling is asked before another.
    private func isInFront(_ slot: UInt32, of other: UInt32) -> Bool {
        tree.store.index(of: slot) > tree.store.index(of: other)
    }

    /// Who answers a touch in a view, if anybody, as a verdict about the view has it.
    private func hit(
        below slot: UInt32, at localPoint: Point2D, _ verdict: ViewStore.Verdict
    ) -> ViewStore.Hit? {
        let context = QueryContext(tree: tree, options: options)
        var committed = ViewStore.world
        switch verdict {
        case .missed: return nil
        case .absorbs: return ViewStore.Hit(slot: slot, answer: tree.store.answer(of: slot))
        case .asks:
            let answer = tree.store.askClosure(slot, localPoint, context)
            return answer.map { ViewStore.Hit(slot: slot, answer: $0) }
        case .commits: committed = slot
        case .passes: break
        }
        return tree.store.withQueryState { state in
            state.frames.append(
                DescentFrame(container: slot, point: localPoint, answers: committed == slot))
            return tree.store.backtrackingHit(committed: committed, &state, context)
        }
    }
}

extension ViewStore {
    /// The views from the window down to a view.
    func chain(downTo slot: UInt32) -> [UInt32] {
        var chain: [UInt32] = []
        var slot = slot
        while slot != Self.world && slot != Self.none {
            chain.append(slot)
            slot = parents[slot]
        }
        return chain.reversed()
    }
}
