extension ViewTree {
    /// Traps with the first rule of the tree's structures that does not hold; O(n).
    ///
    /// Called by the random tests after every edit. In release builds without testing it is unused,
    /// and costs nothing.
    func checkInvariants() {
        store.checkInvariants()
    }
}

extension ViewStore {
    /// Traps with the first rule that does not hold.
    func checkInvariants() {
        checkRows()
        checkLinks()
        checkRoots()
        for slot in 0..<UInt32(records.count) where slot == Self.world || isAlive(slot) {
            checkGeometry(of: slot)
            checkIndex(of: slot)
            checkSubviewBox(of: slot)
        }
    }

    private func isAlive(_ slot: UInt32) -> Bool { records[slot].flags.contains(.alive) }

    /// Every column has a row for each slot, and the free ones are listed.
    private func checkRows() {
        let rows = records.count
        precondition(
            parents.count == rows && extrasRows.count == rows && places.count == rows,
            "Columns have \(rows), \(parents.count), \(extrasRows.count), \(places.count) rows")
        let alive = (1..<UInt32(rows)).count(where: { isAlive($0) })
        precondition(alive == count, "\(alive) views are alive, and \(count) are counted")
        for slot in freeSlots {
            precondition(!isAlive(slot), "Slot \(slot) is listed as free and holds a view")
        }
    }

    /// Superviews and subviews agree, and no view is its own ancestor.
    private func checkLinks() {
        var linked = 0
        for slot in 0..<UInt32(records.count) where slot == Self.world || isAlive(slot) {
            forEachSubview(of: slot) { subview in
                linked += 1
                precondition(
                    isAlive(subview) && parents[subview] == slot,
                    "View \(id(of: subview)) is a subview of \(slot) and does not know it")
            }
        }
        var attached = 0
        for slot in 1..<UInt32(records.count) where isAlive(slot) {
            if parents[slot] != Self.none { attached += 1 }
        }
        precondition(
            linked == attached, "\(linked) subviews are listed, \(attached) have superviews")
    }

    /// Roots are ordered by level, and only they have one.
    private func checkRoots() {
        let roots = subviewSlots(of: Self.world)
        for (back, front) in zip(roots, roots.dropFirst()) {
            precondition(
                level(of: back) <= level(of: front),
                "Window \(id(of: back)) of level \(level(of: back)) stands behind one of a lower level"
            )
        }
        for slot in 1..<UInt32(records.count) where isAlive(slot) && parents[slot] != Self.world {
            precondition(level(of: slot) == 0, "View \(id(of: slot)) is no root and has a level")
        }
    }

    /// The record says what the geometry says.
    private func checkGeometry(of slot: UInt32) {
        let flags = records[slot].flags
        guard slot != Self.world else { return }
        let conversion = geometry(of: slot).pointConversion(under: rules)
        precondition(
            flags.contains(.unhittable) == (conversion == nil),
            "View \(id(of: slot)) is unhittable or not, and its flag says otherwise")
        switch conversion {
        case nil: break
        case .translation(let frameOrigin, let boundsOrigin):
            precondition(
                !flags.contains(.transformed) && records[slot].frameOrigin == frameOrigin
                    && records[slot].boundsOrigin == boundsOrigin,
                "View \(id(of: slot)) is translated otherwise than its record says")
        case .affine(let inverse):
            precondition(
                flags.contains(.transformed) && inverses[records[slot].inverseRow] == inverse,
                "View \(id(of: slot)) has another inverse than its geometry")
        }
        precondition(
            flags.contains(.tooTransparent) == !rules.allows(alpha: alpha(of: slot)),
            "View \(id(of: slot)) has an alpha of \(alpha(of: slot)), and its gate says otherwise")
    }

    /// Every subview's box in the index is the one that its record asks for.
    private func checkIndex(of slot: UInt32) {
        let record = records[slot]
        switch record.flags.subviewStorage {
        case .none, .one, .two: break
        case .run:
            let line = record.first
            let count = Int(record.second)
            precondition(
                3...SubviewRuns.maximumCount ~= count && count <= runs.capacity(of: line),
                "A run of \(count) subviews in room for \(runs.capacity(of: line))")
            for index in 0..<SubviewRuns.blockCount(capacity: runs.capacity(of: line)) * 4 {
                let expected =
                    index < count
                    ? FloatBox(
                        entryBox(of: runs.slot(of: line, at: index)),
                        relativeTo: runs.origin(of: line)) : .empty
                precondition(
                    runs.box(of: line, at: index) == expected,
                    "Subview \(index) of view \(id(of: slot)) has an outdated box")
            }
            for index in 0..<count {
                precondition(
                    runs.hint(of: line, at: index) == hint(of: runs.slot(of: line, at: index)),
                    "Subview \(index) of view \(id(of: slot)) has an outdated hint")
            }
        case .wide: checkWide(slot, record.first)
        }
    }

    /// A wide container's order, labels, boxes and list agree.
    private func checkWide(_ slot: UInt32, _ row: UInt32) {
        wides[row].boxes.checkInvariants(places: places)
        let slots = subviewSlots(of: slot)
        precondition(
            slots.count == wides[row].order.count
                && slots.count == wides[row].boxes.countViews() + wides[row].unbounded.count,
            "View \(id(of: slot)) has \(slots.count) subviews in order, and others in its index")
        precondition(
            records[slot].second == slots.last,
            "View \(id(of: slot)) names another subview than its frontmost one")
        var last: Int32 = 0
        for subview in slots {
            let label = wides[row].label(of: subview, places: places)
            precondition(label > last, "Labels \(last) and \(label) are not in order")
            last = label
            let expected = WideContainer.boxInTree(
                entryBox(of: subview), origin: wides[row].origin)
            let isUnbounded = places[subview] == WideContainer.unboundedPlace
            precondition(
                isUnbounded
                    ? expected == nil : wides[row].boxes.box(place: places[subview]) == expected,
                "Subview \(id(of: subview)) of a wide container has an outdated box")
        }
        for chunk in wides[row].order.chunks.indices {
            let first = wides[row].order.slot(.init(chunk: chunk, offset: 0))
            precondition(
                wides[row].order.chunks[chunk].firstLabel
                    == wides[row].label(of: first, places: places),
                "Chunk \(chunk) has an outdated first label")
        }
    }

    /// A region that follows its subviews knows how far they reach.
    private func checkSubviewBox(of slot: UInt32) {
        guard records[slot].flags.contains(.regionFollowsSubviews) else { return }
        precondition(
            extras[extrasRows[slot]].subviewBox == computedSubviewBox(of: slot),
            "View \(id(of: slot)) does not know how far its subviews reach")
    }
}
