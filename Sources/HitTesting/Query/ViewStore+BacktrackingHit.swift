extension ViewStore {
    /// The view whose behaviour answered a touch, and its answer.
    struct Hit {
        /// The view whose behaviour answered.
        var slot: UInt32
        /// The view that gets the touch.
        var answer: ViewID
    }

    /// The general search: goes through the subviews of the frames on the stack, from the innermost,
    /// and comes back where a view answers nil.
    ///
    /// - Parameters:
    ///   - committed: The view that answers if nothing below it does; the world for none.
    ///   - state: Holds the frames to go through, all of them below the committed view.
    func backtrackingHit(
        committed: UInt32, _ state: inout QueryState, _ context: borrowing QueryContext
    ) -> Hit? {
        var committed = committed
        while state.frames.count > 0 {
            guard let candidate = nextCandidate(&state, context) else {
                state.frames.shrink(to: state.frames.count - 1)
                continue
            }
            let (slot, local) = (candidate.slot, candidate.local)
            switch candidate.verdict {
            case .missed: break
            case .commits:
                // Nothing outside the view can answer any more.
                committed = slot
                var frame = DescentFrame(container: slot, point: local, answers: true)
                // While a region has shown the way, the general search goes on along it.
                if context.options.isPlain && state.witness.count == 0 {
                    switch plainHit(from: slot, at: local) {
                    case .answered(let slot): return Hit(slot: slot, answer: answer(of: slot))
                    case .undecided(let container, let point, let cursor):
                        committed = container
                        frame = DescentFrame(container: container, point: point, answers: true)
                        frame.cursor = cursor
                    }
                }
                state.frames.shrink(to: 0)
                state.frames.append(frame)
            case .passes:
                state.frames.append(DescentFrame(container: slot, point: local, answers: false))
            case .absorbs: return Hit(slot: slot, answer: answer(of: slot))
            case .asks:
                if let answer = askClosure(slot, local, context) {
                    return Hit(slot: slot, answer: answer)
                }
            }
        }
        return committed == Self.world ? nil : Hit(slot: committed, answer: answer(of: committed))
    }

    /// What the closure or the handler of a view answers; a removed view counts as nil.
    @inline(never)
    func askClosure(
        _ slot: UInt32, _ local: Point2D, _ context: borrowing QueryContext
    ) -> ViewID? {
        let closureContext = context.closureContext(view: id(of: slot), localPoint: local)
        let answer: ViewID?
        if case .custom(_, let closure) = behavior(of: slot) {
            answer = closure(closureContext)
        } else {
            answer = context.options.overriddenViews?(closureContext)
        }
        return answer.flatMap { self.slot(of: $0) == nil ? nil : $0 }
    }
}
