extension ViewStore {
    /// Where a view goes among its siblings.
    enum SiblingTarget {
        case back, front
    }

    /// Moves a view in front of, or behind, all its siblings; O(k) in a run, O(log n) in a wide
    /// container.
    mutating func reorder(_ slot: UInt32, to target: SiblingTarget) {
        let superview = parents[slot]
        guard superview != Self.none else { return }
        noteChange(of: slot)
        if records[superview].flags.subviewStorage == .wide {
            wides[records[superview].first].reorder(slot, places: places) { container in
                target == .back
                    ? SiblingOrder.Position(chunk: 0, offset: 0) : container.order.endPosition
            }
            noteFront(of: superview)
            return
        }
        let count = subviewCount(of: superview)
        move(slot, of: superview, to: target == .back ? 0 : count - 1)
    }

    /// Moves a view to an index among its siblings, which are not many.
    private mutating func move(_ slot: UInt32, of superview: UInt32, to index: Int) {
        let record = records[superview]
        switch record.flags.subviewStorage {
        case .none, .one, .wide: break
        case .two:
            let knownHint = hint(of: superview)
            let other = record.first == slot ? record.second : record.first
            records[superview].first = index == 0 ? slot : other
            records[superview].second = index == 0 ? other : slot
            refreshHint(of: superview, known: knownHint)
        case .run:
            let source = runIndex(of: slot, in: superview)
            let entry = runs.entry(of: record.first, at: source)
            let count = Int(record.second)
            runs.remove(line: record.first, at: source, count: count)
            runs.insert(entry, line: record.first, at: index, count: count - 1)
        }
    }

    /// Exchanges the places of two siblings.
    mutating func exchange(_ slot: UInt32, _ other: UInt32) {
        if slot == other { return }
        noteChange(of: slot)
        noteChange(of: other)
        let superview = parents[slot]
        let record = records[superview]
        switch record.flags.subviewStorage {
        case .none, .one: break
        case .two:
            let knownHint = hint(of: superview)
            records[superview].first = record.second
            records[superview].second = record.first
            refreshHint(of: superview, known: knownHint)
        case .run:
            let (index, otherIndex) = (
                runIndex(of: slot, in: superview), runIndex(of: other, in: superview)
            )
            let (entry, otherEntry) = (
                runs.entry(of: record.first, at: index),
                runs.entry(of: record.first, at: otherIndex)
            )
            runs.setEntry(of: record.first, at: index, to: otherEntry)
            runs.setEntry(of: record.first, at: otherIndex, to: entry)
        case .wide:
            wides[record.first].exchange(slot, other, places: places)
            noteFront(of: superview)
        }
    }
}
