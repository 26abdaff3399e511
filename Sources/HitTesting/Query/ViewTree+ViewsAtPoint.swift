extension ViewTree {
    /// Every view that would get a touch at a point if those before it in the list were taken away,
    /// topmost first.
    ///
    /// A redirecting view contributes its target, a closure its answer, in its place and nothing
    /// below it; an answer that is in the list already is not repeated (*chosen*). The first one is
    /// what ``hitTest(_:options:)`` answers.
    ///
    /// - Parameters:
    ///   - worldPoint: A point in the windows' superspace, the screen.
    ///   - options: What comes with the query.
    /// - Complexity: O(all views that contain the point), and O(log k) a candidate among k siblings.
    public func views(
        at worldPoint: Point2D, options: HitTestOptions = HitTestOptions()
    ) -> [ViewID] {
        guard worldPoint.isFinite else { return [] }
        let context = QueryContext(tree: self, options: options)
        return store.withQueryState { state in
            var answers = AnswerList()
            state.frames.append(
                DescentFrame(container: ViewStore.world, point: worldPoint, answers: false))
            store.collectAnswers(&answers, &state, context)
            return answers.views
        }
    }
}

/// The answers of a query for all views, without repetitions.
struct AnswerList {
    private(set) var views: [ViewID] = []

    /// The answers so far, kept once a view that stands for another one has made repetitions possible.
    private var seen: Set<ViewID>?

    /// Adds an answer, unless it is in the list.
    ///
    /// - Parameter mayRepeat: Whether the answer is another view than the one that gave it.
    mutating func append(_ view: ViewID, mayRepeat: Bool) {
        if mayRepeat && seen == nil { seen = Set(views) }
        if let inserted = seen?.insert(view).inserted, !inserted { return }
        views.append(view)
    }
}

extension ViewStore {
    /// Goes through everything that contains the point of the frame on the stack.
    func collectAnswers(
        _ answers: inout AnswerList, _ state: inout QueryState, _ context: borrowing QueryContext
    ) {
        while state.frames.count > 0 {
            guard let candidate = nextCandidate(&state, context) else {
                let exhausted = state.frames[state.frames.count - 1]
                if exhausted.answers { append(exhausted.container, to: &answers) }
                state.frames.shrink(to: state.frames.count - 1)
                continue
            }
            let (slot, local) = (candidate.slot, candidate.local)
            switch candidate.verdict {
            case .missed: break
            case .commits:
                state.frames.append(DescentFrame(container: slot, point: local, answers: true))
            case .passes:
                state.frames.append(DescentFrame(container: slot, point: local, answers: false))
            case .absorbs: append(slot, to: &answers)
            case .asks:
                if let answer = askClosure(slot, local, context) {
                    answers.append(answer, mayRepeat: true)
                }
            }
        }
    }

    /// Adds what a view answers.
    private func append(_ slot: UInt32, to answers: inout AnswerList) {
        answers.append(answer(of: slot), mayRepeat: records[slot].flags.behavior == .redirect)
    }
}
