import CBoxKernels

extension ViewStore {
    /// Where a view keeps its subviews, for its superview's run.
    func hint(of slot: UInt32) -> SubviewHint {
        let record = records[slot]
        switch record.flags.subviewStorage {
        case .none, .wide: return .none
        case .one:
            return runHint(of: record.first, seenFrom: slot) ?? SubviewHint(record: record.first)
        case .two:
            return runHint(of: record.second, seenFrom: slot)
                ?? runHint(of: record.first, seenFrom: slot) ?? SubviewHint(record: record.second)
        case .run: return runHint(of: slot, seenFrom: slot) ?? .none
        }
    }

    /// Leads from a view to the run that it, or a subview of its, keeps, if it keeps one.
    private func runHint(of keeper: UInt32, seenFrom slot: UInt32) -> SubviewHint? {
        guard records[keeper].flags.keepsRun else { return nil }
        return SubviewHint(run: records[keeper].first, keptBy: keeper, seenFrom: slot)
    }

    /// Tells whom it concerns where a view keeps its subviews, if that has changed; O(k) in a run.
    ///
    /// - Parameter known: What the superview knows.
    mutating func refreshHint(of slot: UInt32, known: SubviewHint) {
        guard hint(of: slot) != known else { return }
        storeHint(of: slot)
        // A view of one or two subviews passes on where they keep theirs.
        let superview = parents[slot]
        guard superview != Self.none else { return }
        switch records[superview].flags.subviewStorage {
        case .one, .two: storeHint(of: superview)
        case .none, .run, .wide: break
        }
    }

    /// Tells a view's superview where the view keeps its subviews.
    private mutating func storeHint(of slot: UInt32) {
        let superview = parents[slot]
        guard superview != Self.none, records[superview].flags.subviewStorage == .run else {
            return
        }
        runs.setHint(
            of: records[superview].first, at: runIndex(of: slot, in: superview),
            to: hint(of: slot))
    }

    /// Keeps the frontmost subview of a wide container where a query looks first.
    mutating func noteFront(of superview: UInt32) {
        let row = records[superview].first
        guard let front = wides[row].order.position(before: wides[row].order.endPosition) else {
            return
        }
        let slot = wides[row].order.slot(front)
        let (size, whole) = (records[slot].size, records[superview].size)
        records[superview].second = slot
        records[superview].flags.set(
            .largeFront, size.width * size.height * 4 >= whole.width * whole.height)
    }

    /// Starts to fetch what is known of the view in a slot, if there is one.
    @inline(__always)
    func fetchRecord(of slot: UInt32) {
        guard Int(slot) < records.count else { return }
        unsafe prefetch_line(records.base + Int(slot))
        unsafe prefetch_line(parents.base + Int(slot))
    }

    /// Starts to fetch what the hint about a view leads to.
    @inline(__always)
    func fetch(_ hint: SubviewHint, of slot: UInt32) {
        if hint.isRecord {
            unsafe prefetch_line(records.base + Int(hint.slot))
        } else {
            // Without a run this is the view's own record and a line that is always near.
            unsafe prefetch_line(records.base + Int(slot &+ hint.ahead))
            let header = unsafe runs.address(hint.line)
            for line in 0..<SubviewRuns.fetchedLines {
                unsafe prefetch_line(header + line * MemoryLayout<SubviewRuns.Line>.stride)
            }
        }
    }
}
