extension ViewStore {
    /// Makes a view without superview a subview, at an index from the back.
    mutating func link(_ slot: UInt32, under superview: UInt32, at index: Int) {
        parents[slot] = superview
        noteChange(of: slot)
        let knownHint = hint(of: superview)
        switch records[superview].flags.subviewStorage {
        case .none:
            records[superview].flags.subviewStorage = .one
            records[superview].first = slot
        case .one:
            let other = records[superview].first
            records[superview].flags.subviewStorage = .two
            records[superview].first = index == 0 ? slot : other
            records[superview].second = index == 0 ? other : slot
        case .two:
            var slots = [records[superview].first, records[superview].second]
            slots.insert(slot, at: index)
            storeRun(slots, of: superview)
        case .run: linkInRun(slot, under: superview, at: index)
        case .wide:
            let row = records[superview].first
            let box = entryBox(of: slot)
            let position = wides[row].order.position(at: index)
            wides[row].insert(slot, box: box, at: position, places: &places)
            noteFront(of: superview)
        }
        refreshHint(of: superview, known: knownHint)
        subviewsChanged(of: superview)
    }

    /// Makes a view a subview in front of or behind a sibling; O(log n) in a wide container, where
    /// counting the index would cost more.
    mutating func link(_ slot: UInt32, beside sibling: UInt32, isAbove: Bool) {
        let superview = parents[sibling]
        guard records[superview].flags.subviewStorage == .wide else {
            link(slot, under: superview, at: index(of: sibling) + (isAbove ? 1 : 0))
            return
        }
        parents[slot] = superview
        noteChange(of: slot)
        let row = records[superview].first
        let box = entryBox(of: slot)
        var position = wides[row].position(of: sibling, places: places)
        if isAbove { position.offset += 1 }
        wides[row].insert(slot, box: box, at: position, places: &places)
        noteFront(of: superview)
        subviewsChanged(of: superview)
    }

    /// Takes a view away from its superview; it and its subviews stay.
    mutating func unlink(_ slot: UInt32) {
        let superview = parents[slot]
        guard superview != Self.none else { return }
        let knownHint = hint(of: superview)
        switch records[superview].flags.subviewStorage {
        case .none: break
        case .one: records[superview].flags.subviewStorage = .none
        case .two:
            if records[superview].first == slot {
                records[superview].first = records[superview].second
            }
            records[superview].flags.subviewStorage = .one
        case .run: unlinkFromRun(slot, superview)
        case .wide:
            let row = records[superview].first
            wides[row].remove(slot, places: &places)
            if wides[row].order.count < WideContainer.lowerThreshold {
                let slots = subviewSlots(of: superview)
                wides.remove(row)
                storeRun(slots, of: superview)
            } else {
                noteFront(of: superview)
            }
        }
        parents[slot] = Self.none
        noteChange(of: slot)
        refreshHint(of: superview, known: knownHint)
        subviewsChanged(of: superview)
    }

    /// Brings what depends on the set of a view's subviews up to date.
    mutating func subviewsChanged(of slot: UInt32) {
        guard records[slot].flags.contains(.regionFollowsSubviews) else { return }
        noteChange(of: slot)
        if refreshSubviewBox(of: slot) { entryBoxChanged(of: slot) }
    }

    /// Adds a subview to a run, which moves or becomes a wide container if it is full.
    private mutating func linkInRun(_ slot: UInt32, under superview: UInt32, at index: Int) {
        let line = records[superview].first
        let count = Int(records[superview].second)
        guard count == runs.capacity(of: line) else {
            let box = FloatBox(entryBox(of: slot), relativeTo: runs.origin(of: line))
            let entry = SubviewRuns.Entry(slot: slot, box: box, hint: hint(of: slot))
            runs.insert(entry, line: line, at: index, count: count)
            records[superview].second = UInt32(count + 1)
            return
        }
        var slots = subviewSlots(of: superview)
        slots.insert(slot, at: index)
        runs.free(line)
        if slots.count > WideContainer.threshold {
            storeWide(slots, of: superview)
        } else {
            let capacity = SubviewRuns.capacity(for: count * 2)
            storeRun(slots, of: superview, capacity: min(capacity, SubviewRuns.maximumCount))
        }
    }

    /// Takes a subview out of a run, which ends when two are left.
    private mutating func unlinkFromRun(_ slot: UInt32, _ superview: UInt32) {
        let line = records[superview].first
        let count = Int(records[superview].second)
        let index = runIndex(of: slot, in: superview)
        if count == 3 {
            var slots = subviewSlots(of: superview)
            slots.remove(at: index)
            runs.free(line)
            records[superview].flags.subviewStorage = .two
            records[superview].first = slots[0]
            records[superview].second = slots[1]
            return
        }
        runs.remove(line: line, at: index, count: count)
        records[superview].second = UInt32(count - 1)
    }

    /// Stores subviews as one, two, a run or a wide container, as their number asks for.
    mutating func storeSubviews(_ slots: [UInt32], of superview: UInt32) {
        switch slots.count {
        case 0: records[superview].flags.subviewStorage = .none
        case 1:
            records[superview].flags.subviewStorage = .one
            records[superview].first = slots[0]
        case 2:
            records[superview].flags.subviewStorage = .two
            records[superview].first = slots[0]
            records[superview].second = slots[1]
        case ...WideContainer.threshold: storeRun(slots, of: superview)
        default: storeWide(slots, of: superview)
        }
    }

    /// Stores subviews as a run.
    private mutating func storeRun(
        _ slots: [UInt32], of superview: UInt32, capacity: Int? = nil
    ) {
        let boxes = slots.map { entryBox(of: $0) }
        var all = Box.empty
        for box in boxes where !box.isUnbounded { all.formUnion(box) }
        let origin = WideContainer.origin(for: all)
        let line = runs.allocate(
            capacity: capacity ?? SubviewRuns.capacity(for: slots.count), origin: origin)
        for (index, slot) in slots.enumerated() {
            let box = FloatBox(boxes[index], relativeTo: origin)
            runs.setEntry(
                of: line, at: index,
                to: SubviewRuns.Entry(slot: slot, box: box, hint: hint(of: slot)))
        }
        records[superview].flags.subviewStorage = .run
        records[superview].first = line
        records[superview].second = UInt32(slots.count)
    }

    /// Stores subviews as a wide container.
    private mutating func storeWide(_ slots: [UInt32], of superview: UInt32) {
        let boxes = slots.map { entryBox(of: $0) }
        let container = WideContainer(subviews: slots, boxes: boxes, places: &places)
        records[superview].flags.subviewStorage = .wide
        records[superview].first = wides.add(container)
        noteFront(of: superview)
    }
}
