extension ViewStore {
    /// How many subviews a view has.
    func subviewCount(of slot: UInt32) -> Int {
        let record = records[slot]
        switch record.flags.subviewStorage {
        case .none: return 0
        case .one: return 1
        case .two: return 2
        case .run: return Int(record.second)
        case .wide: return wides[record.first].order.count
        }
    }

    /// A subview, counted from the back; O(1), or O(k / 256) in a wide container.
    func subview(of slot: UInt32, at index: Int) -> UInt32 {
        let record = records[slot]
        switch record.flags.subviewStorage {
        case .none: preconditionFailure("View \(id(of: slot)) has no subviews")
        case .one: return record.first
        case .two: return index == 0 ? record.first : record.second
        case .run: return runs.slot(of: record.first, at: index)
        case .wide:
            let position = wides[record.first].order.position(at: index)
            return wides[record.first].order.slot(position)
        }
    }

    /// A view's place among its siblings, counted from the back; O(k) in a run, O(log n + k / 256)
    /// in a wide container.
    func index(of slot: UInt32) -> Int {
        let superview = parents[slot]
        let record = records[superview]
        switch record.flags.subviewStorage {
        case .none, .one: return 0
        case .two: return record.first == slot ? 0 : 1
        case .run: return runIndex(of: slot, in: superview)
        case .wide:
            let position = wides[record.first].position(of: slot, places: places)
            return wides[record.first].order.index(of: position)
        }
    }

    /// A view's place in its superview's run; O(k).
    func runIndex(of slot: UInt32, in superview: UInt32) -> Int {
        let line = records[superview].first
        for index in 0..<Int(records[superview].second)
        where runs.slot(of: line, at: index) == slot {
            return index
        }
        preconditionFailure("View \(id(of: slot)) is not among its superview's subviews")
    }

    /// Calls a closure with each subview, back to front.
    func forEachSubview(of slot: UInt32, _ body: (UInt32) -> Void) {
        let record = records[slot]
        switch record.flags.subviewStorage {
        case .none: break
        case .one: body(record.first)
        case .two:
            body(record.first)
            body(record.second)
        case .run:
            for index in 0..<Int(record.second) { body(runs.slot(of: record.first, at: index)) }
        case .wide:
            for chunk in 0..<wides[record.first].order.chunks.count {
                for offset in 0..<Int(wides[record.first].order.chunks[chunk].count) {
                    body(wides[record.first].order.slot(.init(chunk: chunk, offset: offset)))
                }
            }
        }
    }

    /// The subviews, back to front.
    func subviewSlots(of slot: UInt32) -> [UInt32] {
        var slots: [UInt32] = []
        slots.reserveCapacity(subviewCount(of: slot))
        forEachSubview(of: slot) { slots.append($0) }
        return slots
    }
}
