extension MapStorage {
    /// Takes over what a collection knows of views, and puts the storage's own numbers of
    /// indirections into its candidates.
    func adopt(
        _ found: MapCollection, candidates: inout [MapCandidate], of tree: ViewTree
    ) {
        var outline = 0
        for visit in found.visits {
            storeRow(of: visit, tree)
            if visit.hasOutline {
                storeOutline(found.outlines[outline], of: visit.slot)
                outline += 1
            } else if hasOutline(visit.slot) {
                storeOutline(nil, of: visit.slot)
            }
        }
        if found.needsTree { self.tree = tree }
        for (slot, target) in found.redirections { redirections[slot] = target }
        let numbers = found.indirections.map { number(of: $0) }
        if numbers.isEmpty { return }
        for index in candidates.indices
        where LaneFlags(of: candidates[index].word).contains(.indirect) {
            let number = numbers[Int(candidates[index].word & LaneFlags.payloadMask)]
            candidates[index].word = number | LaneFlags.indirect.rawValue
        }
    }

    /// Takes over moves of views without subviews, but for the tiles that have to be made anew.
    func adopt(_ moves: LeafMoves, of tree: ViewTree) {
        for (index, edit) in moves.edits.enumerated() {
            if index + Self.lookahead < moves.edits.count {
                fetchLine(moves.edits[index + Self.lookahead].line)
            }
            let line = unsafe writableLine(edit.line)
            if let candidate = edit.candidate {
                unsafe TileLine.set(
                    line, edit.lane, outer: candidate.outer, inner: candidate.inner,
                    word: candidate.word, in: edit.tile)
            } else {
                unsafe TileLine.clear(line, edit.lane)
            }
        }
        for (index, visit) in moves.visits.enumerated() {
            if index + Self.lookahead < moves.visits.count {
                let next = moves.visits[index + Self.lookahead].slot
                tree.store.fetchRecord(of: next)
                fetchRow(of: next)
            }
            if visit.box.isEmpty {
                forgetBox(of: visit.slot)
            } else {
                storeRow(of: visit, tree)
                if hasOutline(visit.slot) { storeOutline(nil, of: visit.slot) }
            }
        }
    }

    /// Notes that a view is in no tile, as far as the map knows.
    func forgetBox(of slot: UInt32) {
        let number = Int(slot) / RowPage.slotCount
        let offset = Int(slot) % RowPage.slotCount
        // SAFETY: a page holds the box of each of its slots.
        guard let base = unsafe rows.base(number), unsafe !RowPage.boxes(base)[offset].isEmpty
        else { return }
        unsafe RowPage.boxes(rows.writableBase(number))[offset] = .empty
        refreshLookup()
    }

    /// The number of an indirection, which keeps its place as long as its decider and leaf are the
    /// same.
    private func number(of indirection: MapIndirection) -> UInt32 {
        let key = UInt64(indirection.decider) << 32 | UInt64(indirection.leaf)
        if let number = indirectionNumbers[key] {
            unsafe indirections[number] = indirection
            return number
        }
        let number = unsafe UInt32(indirections.count)
        precondition(
            number <= LaneFlags.payloadMask,
            "A map holds at most \(LaneFlags.payloadMask) redirections, and this is one more")
        unsafe indirections.append(indirection)
        indirectionNumbers[key] = number
        return number
    }

    /// Writes what the map keeps of a view, where it has changed.
    private func storeRow(of visit: MapCollection.Visit, _ tree: ViewTree) {
        let slot = visit.slot
        var hasExtras = tree.store.needsExtras(slot)
        let extras = hasExtras ? tree.store.mapExtras(of: slot) : .none
        let row = mapRow(of: visit, extras, tree)
        let number = Int(slot) / RowPage.slotCount
        let offset = Int(slot) % RowPage.slotCount
        let generation = tree.store.records[slot].generation
        if let base = unsafe rows.base(number) {
            // SAFETY: the page holds the slot's row.
            var known = unsafe RowPage.rows(base)[offset]
            let knownExtras = unsafe RowPage.extras(base, of: known)
            if known.flags.contains(.hasExtras) { hasExtras = true }
            known.flags = known.flags.withoutExtras
            let isSame =
                unsafe RowPage.boxes(base)[offset] == visit.box && known == row
                && RowPage.generations(base)[offset] == generation
                && (!hasExtras || knownExtras.isSame(as: extras))
            if isSame { return }
        }
        // SAFETY: as above.
        let base = unsafe rows.writableBase(number)
        if hasExtras {
            let page = unsafe rows.writable(number)
            page.store(row, extras, at: offset)
            page.setOwner(tree.store.mapShape(of: slot), of: slot)
        } else {
            unsafe RowPage.rows(base)[offset] = row
        }
        unsafe RowPage.boxes(base)[offset] = visit.box
        unsafe RowPage.generations(base)[offset] = generation
        refreshLookup()
    }

    /// What the map keeps of a view in its row.
    private func mapRow(
        of visit: MapCollection.Visit, _ extras: MapRowExtras, _ tree: ViewTree
    ) -> MapRow {
        let record = tree.store.records[visit.slot]
        var row = MapRow(
            origin: record.frameOrigin, size: record.size, flags: .inUse,
            parent: tree.store.parents[visit.slot])
        if record.flags.contains(.transformed) {
            row.origin = tree.store.inverses[record.inverseRow].anchor
            row.flags.insert(.transformed)
            row.flags.set(.onlyTransformed, extras.areOnlyTransform(ofSize: record.size))
        }
        row.flags.set(
            .regionFollowsSubviews, record.flags.contains(.regionFollowsSubviews))
        row.flags.set(.tightBox, visit.isTight)
        row.flags.set(.aligned, visit.isAligned)
        // The way down starts at the map's root.
        if let root, root.slot == visit.slot { row.parent = ViewStore.world }
        return row
    }
}

extension ViewStore {
    /// Whether a view's row is not all that a map keeps of it.
    fileprivate func needsExtras(_ slot: UInt32) -> Bool {
        let origin = records[slot].boundsOrigin
        return !records[slot].flags.isDisjoint(with: [.transformed, .specialRegion])
            || origin.x.bitPattern | origin.y.bitPattern != 0
    }

    /// What a map keeps of a view beside its row.
    fileprivate func mapExtras(of slot: UInt32) -> MapRowExtras {
        let record = records[slot]
        var extras = MapRowExtras.none
        extras.boundsOrigin = record.boundsOrigin
        unsafe extras.shape = mapShape(of: slot).map { unsafe UnsafePointer($0.shape) }
        if record.flags.contains(.transformed) {
            let inverse = inverses[record.inverseRow]
            (extras.ia, extras.ib, extras.ic, extras.id) = (
                inverse.ia, inverse.ib, inverse.ic, inverse.id
            )
            extras.pivot = inverse.pivot
        }
        return extras
    }

    /// The owner of a view's shape; nil if its region is just the bounds.
    fileprivate func mapShape(of slot: UInt32) -> RegionShapeOwner? {
        let record = records[slot]
        return record.flags.contains(.specialRegion) ? extras[extrasRows[slot]].shape : nil
    }
}
