import CBoxKernels

extension ViewStore {
    /// Where a view keeps its subviews, for its superview's run.
    func hint(of slot: UInt32) -> SubviewHint {
        let record = records[slot]
        return switch record.flags.subviewStorage {
        case .none, .wide: .none
        case .one: SubviewHint(record: record.first)
        case .two: SubviewHint(record: record.second)
        case .run: SubviewHint(run: record.first)
        }
    }

    /// Tells a view's superview where the view keeps its subviews, if that has changed; O(k) in a run.
    ///
    /// - Parameter known: What the superview knows.
    mutating func refreshHint(of slot: UInt32, known: SubviewHint) {
        let hint = hint(of: slot)
        let superview = parents[slot]
        guard hint != known, superview != Self.none,
            records[superview].flags.subviewStorage == .run
        else { return }
        runs.setHint(
            of: records[superview].first, at: runIndex(of: slot, in: superview), to: hint)
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

    /// Starts to fetch what a hint leads to.
    @inline(__always)
    func fetch(_ hint: SubviewHint) {
        if hint.isRecord {
            unsafe prefetch_line(records.base + Int(hint.slot))
        } else {
            // The line of no run is there too, and always near.
            let header = unsafe runs.address(hint.rawValue)
            unsafe prefetch_line(header)
            unsafe prefetch_line(header + 64)
        }
    }
}
