extension ViewStore {
    /// A subview that a query has come to and that it does not miss.
    struct Candidate {
        var slot: UInt32
        /// What becomes of the touch there.
        var verdict: Verdict
        /// The point in the subview's own space.
        var local: Point2D
    }

    /// The next candidate among the subviews of the innermost frame's container, from the front.
    func nextCandidate(
        _ state: inout QueryState, _ context: borrowing QueryContext
    ) -> Candidate? {
        let top = state.frames.count - 1
        var frame = state.frames[top]
        let point = frame.point
        var candidate = Candidate(slot: Self.none, verdict: .missed, local: point)
        let found = nextSubview(&frame) { slot in
            var local = point
            let verdict = judge(slot, at: point, &local, &state, context)
            if case .missed = verdict { return false }
            candidate = Candidate(slot: slot, verdict: verdict, local: local)
            return true
        }
        state.frames[top] = frame
        // A box tree accepts a candidate and then perhaps a better one: the last one it took counts.
        return found == nil ? nil : candidate
    }

    /// The next subview of a frame's container, from the front, whose box contains the frame's point
    /// and that is accepted; the frame's cursor moves behind it.
    @inline(__always)
    func nextSubview(
        _ frame: inout DescentFrame, where accept: (UInt32) -> Bool
    ) -> UInt32? {
        let container = frame.container
        if records[container].flags.subviewStorage == .wide {
            return nextInWide(&frame, where: accept)
        }
        while let slot = subview(of: container, containing: frame.point, behind: &frame.cursor) {
            if accept(slot) { return slot }
        }
        return nil
    }

    /// The next subview of a container that is not wide, from the front, whose box contains a point.
    ///
    /// - Parameter cursor: Only subviews behind it are still to be asked; moves on to the one found.
    @inline(__always)
    func subview(
        of container: UInt32, containing point: Point2D, behind cursor: inout Int32
    ) -> UInt32? {
        if cursor == 0 { return nil }
        let record = records[container]
        switch record.flags.subviewStorage {
        case .none, .wide: return nil
        case .one:
            cursor = 0
            return record.first
        case .two:
            cursor = cursor == 1 ? 0 : 1
            return cursor == 1 ? record.second : record.first
        case .run:
            let behind = Int(min(cursor, Int32(bitPattern: record.second)))
            var scan = RunScan(record.first, behind: behind, point, in: runs)
            scan.leaveOut(from: behind)
            guard let index = scan.next(in: runs) else {
                cursor = 0
                return nil
            }
            cursor = Int32(truncatingIfNeeded: index)
            let slot = runs.slot(of: record.first, at: index)
            fetch(runs.hint(of: record.first, at: index), of: slot)
            return slot
        }
    }

    /// As ``nextSubview(_:where:)``, in a wide container.
    ///
    /// The first call searches the box tree. When the search has to come back, siblings are first
    /// looked at in order, as many as the last search visited nodes, and only then is the tree
    /// searched again: all candidates together cost O(k) in the k siblings at the worst, and
    /// O(c · (c + log k)) where only c of them contain the point.
    private func nextInWide(
        _ frame: inout DescentFrame, where accept: (UInt32) -> Bool
    ) -> UInt32? {
        let row = records[frame.container].first
        if frame.scanBudget > 0 {
            switch scanInOrder(&frame, row: row, where: accept) {
            case .found(let slot): return slot
            case .exhausted: return nil
            case .budgetSpent: break
            }
        }
        var visits: UInt32 = 0
        let found = wides[row].last(
            containing: frame.point, below: frame.cursor, visits: &visits, where: accept)
        frame.scanBudget = max(visits, 16)
        frame.cursor = found?.order ?? 0
        return found?.slot
    }

    /// How looking at siblings in order ended.
    private enum ScanResult {
        case found(UInt32)
        case exhausted
        case budgetSpent
    }

    /// Looks at the siblings behind a frame's cursor, one by one.
    private func scanInOrder(
        _ frame: inout DescentFrame, row: UInt32, where accept: (UInt32) -> Bool
    ) -> ScanResult {
        guard var position = wides[row].position(behind: frame.cursor, places: places) else {
            return .exhausted
        }
        let relative = FloatPoint(frame.point, relativeTo: wides[row].origin)
        var budget = frame.scanBudget
        while true {
            let slot = wides[row].order.slot(position)
            frame.cursor = wides[row].label(of: slot, places: places)
            if wides[row].mayContain(relative, slot, places: places) && accept(slot) {
                return .found(slot)
            }
            guard let next = wides[row].order.position(before: position) else { return .exhausted }
            position = next
            budget -= 1
            if budget == 0 { return .budgetSpent }
        }
    }
}
