extension ExplanationWalk {
    /// One entry of a story.
    typealias Entry = TouchStory<ViewID>.Entry

    /// How many reasons that lie with the views around are handed down.
    private static let inheritedReasons = 32

    /// A container whose subviews a story goes through, from the front to the back.
    private struct Level {
        /// The container; the world for the first.
        let slot: UInt32
        /// The point in its own space.
        let localPoint: Point2D
        /// Whether its region contains the point.
        let contains: Bool
        /// What the query's filter says of it.
        let decision: HitTestFilterDecision
        /// The answer of the closure that decides about it, if one does.
        let closureAnswer: ViewID??
        /// Why it does not get the touch, those reasons excepted that it shares with nothing below.
        let reasons: [Reason]
        /// What keeps the touch from its subviews.
        let inherited: [Reason]
        /// The subviews that are still to be gone through, the frontmost last.
        var pending: [UInt32]
        /// The frontmost answer below it so far.
        var cover: Cover?
    }

    /// Goes through the whole tree, and collects every view whose region contains a point.
    ///
    /// Answers are put together from below, as the hit test finds them, so the tree is gone through
    /// once, in stack of bounded size.
    func entries(at worldPoint: Point2D, _ hit: ViewStore.Hit?) -> [Entry] {
        var entries: [Entry] = []
        let receiving = Set(hit.map { tree.store.chain(downTo: $0.slot) } ?? [])
        var levels = [
            Level(
                slot: ViewStore.world, localPoint: worldPoint, contains: true, decision: .include,
                closureAnswer: nil, reasons: [], inherited: [],
                pending: tree.store.subviewSlots(of: ViewStore.world))
        ]
        while let last = levels.indices.last {
            if let next = levels[last].pending.popLast() {
                if let level = level(of: next, in: levels[last]) { levels.append(level) }
                continue
            }
            let level = levels.removeLast()
            guard level.slot != ViewStore.world else { break }
            let isAround = receiving.contains(level.slot)
            if let entry = entry(level, last - 1, at: worldPoint, hit, isAround: isAround) {
                entries.append(entry)
            }
            if levels[last - 1].cover == nil {
                levels[last - 1].cover = answer(of: level)
            }
        }
        return entries
    }

    /// Enters a subview; nil if no conversion leads there.
    private func level(of slot: UInt32, in container: Level) -> Level? {
        guard let localPoint = localPoint(container.localPoint, in: slot) else { return nil }
        var reasons = container.inherited
        if let cover = container.cover {
            reasons.append(
                .covered(
                    by: cover.by, answer: cover.answer, front: cover.front,
                    back: tree.store.id(of: slot)))
        }
        let contains = regionContains(slot, localPoint)
        let decision = decision(slot, contains: contains)
        var closureAnswer: ViewID?? = nil
        if decision == .include && asksClosure(slot) {
            let answer = self.closureAnswer(slot, localPoint)
            closureAnswer = .some(answer)
            reasons.append(.closureAnswers(view: tree.store.id(of: slot), answer: answer))
        }
        reasons += passageReasons(slot, localPoint, contains: contains, decision)
        let inherited = reasons + subviewReasons(slot, decision)
        return Level(
            slot: slot, localPoint: localPoint, contains: contains, decision: decision,
            closureAnswer: closureAnswer, reasons: reasons + ownReasons(slot, decision),
            inherited: Array(inherited.prefix(Self.inheritedReasons)),
            pending: tree.store.subviewSlots(of: slot))
    }

    /// What a view answers once everything below it has.
    private func answer(of level: Level) -> Cover? {
        let view = tree.store.id(of: level.slot)
        let own = Cover(by: view, answer: view, front: view)
        let below = level.cover.map { Cover(by: $0.by, answer: $0.answer, front: view) }
        if let closureAnswer = level.closureAnswer {
            return closureAnswer.map { Cover(by: view, answer: $0, front: view) }
        }
        let flags = tree.store.records[level.slot].flags
        guard level.contains && flags.isDisjoint(with: .ineligible) else { return nil }
        switch level.decision {
        case .skipSubtree: return nil
        case .skipView: return below
        case .include: break
        }
        switch flags.behavior {
        case .normal, .custom, .overridden: return below ?? own
        case .passthrough: return below
        case .absorbing: return own
        case .transparent: return nil
        case .redirect:
            if tree.store.passesThrough(level.slot) { return below }
            return below
                ?? Cover(by: view, answer: tree.store.answer(of: level.slot), front: view)
        }
    }

    /// What the story says of a view, if its region contains the point or its closure answers.
    ///
    /// - Parameter isAround: Whether the view that answers the touch is the view or lies below it.
    private func entry(
        _ level: Level, _ depth: Int, at worldPoint: Point2D, _ hit: ViewStore.Hit?,
        isAround: Bool
    ) -> Entry? {
        guard level.contains || level.closureAnswer.flatMap(\.self) != nil else { return nil }
        let view = tree.store.id(of: level.slot)
        var reasons = level.reasons
        if hit?.answer == view {
            reasons = []
        } else if reasons.contains(where: { $0.answer == view }) {
            // What answers with the view does not keep it from the touch, nor does what comes after.
            reasons = self.reasons(of: level.slot, at: worldPoint, hit).reasons
        } else if let hit, hit.slot != level.slot, isAround {
            reasons.append(
                .takenBySubview(by: tree.store.id(of: hit.slot), answer: hit.answer))
        } else if !level.contains {
            reasons.removeAll(where: \.isCover)
        }
        return Entry(view: view, depth: depth, localPoint: level.localPoint, reasons: reasons)
    }
}

extension ExplanationReason {
    /// Whether the reason is that another view lies in front.
    var isCover: Bool { if case .covered = self { true } else { false } }

    /// Who gets the touch that another view or a closure answers.
    fileprivate var answer: View? {
        switch self {
        case .covered(_, let answer, _, _): answer
        case .closureAnswers(_, let answer): answer
        default: nil
        }
    }
}
