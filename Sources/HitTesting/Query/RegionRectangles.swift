/// The exact rectangles around views' regions, as queries over areas need them.
///
/// Those of regions that follow their subviews are found from the bottom up, without recursion, and
/// kept for the rest of the query. The boxes of the index only tell which subviews matter: one whose
/// box lies within what has been found so far adds nothing.
struct RegionRectangles {
    /// The rectangles of regions that follow their subviews, by slot.
    private var known: [UInt32: Box] = [:]

    /// The rectangle around a view's region, in its own space, as far as areas are computed with.
    ///
    /// - Complexity: O(1), but for a region that follows its subviews: then that of looking at the
    ///   outermost subviews, once per query.
    mutating func rectangle(of slot: UInt32, in store: borrowing ViewStore) -> Box {
        guard store.records[slot].flags.contains(.regionFollowsSubviews) else {
            return store.regionBox(of: slot).limitedForAreas
        }
        var pending = [slot]
        while let next = pending.last {
            if known[next] != nil {
                pending.removeLast()
                continue
            }
            var missing: [UInt32] = []
            let box = followingRectangle(of: next, in: store, missing: &missing)
            if missing.isEmpty {
                known[next] = box
            } else {
                pending += missing
            }
        }
        return known[slot] ?? .empty
    }

    /// The rectangle of a region that follows its subviews, as far as theirs are known.
    ///
    /// - Parameter missing: Receives the subviews whose rectangles have to be found first.
    private func followingRectangle(
        of slot: UInt32, in store: borrowing ViewStore, missing: inout [UInt32]
    ) -> Box {
        let record = store.records[slot]
        // SAFETY: the row of extras holds the shape's owner.
        guard let shape = unsafe store.extras.shape(row: store.extrasRows[slot]) else {
            return .empty
        }
        var reach = unsafe shape.pointee.box(bounds: record.bounds, subviewBox: .empty)
        var subviews = Box.empty
        store.forEachEntry(of: slot) { box in
            !reach.contains(box)
        } body: { subview, _ in
            guard store.records[subview].flags.isDisjoint(with: .ineligible) else { return }
            var inner: Box
            if store.records[subview].flags.contains(.regionFollowsSubviews) {
                guard let found = known[subview] else {
                    missing.append(subview)
                    return
                }
                inner = found
            } else {
                inner = store.regionBox(of: subview).limitedForAreas
            }
            if inner.isEmpty { return }
            inner = store.placement(of: subview).box(of: inner).limitedForAreas
            subviews.formUnion(inner)
            reach.formUnion(inner)
        }
        // SAFETY: as above.
        return unsafe shape.pointee.box(bounds: record.bounds, subviewBox: subviews)
            .limitedForAreas
    }
}
