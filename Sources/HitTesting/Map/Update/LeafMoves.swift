/// What moves of views without subviews change in a map: mostly single lanes.
///
/// Such a view changes nothing but its own box. In a tile that its box reached into before and
/// reaches into now, its lane is written anew. Only where it comes in, or ceases to cover a tile whose
/// list may end with it, is the tile made anew.
struct LeafMoves {
    /// A lane to write.
    struct LaneEdit {
        var line: UInt32
        var lane: Int
        var tile: MapTile
        /// What the lane holds from now on; nil for nothing.
        var candidate: MapCandidate?
    }

    /// The lanes to write.
    private(set) var edits: [LaneEdit] = []

    /// Where the views are now; nowhere, if touches cannot reach them.
    private(set) var visits: [MapCollection.Visit] = []

    /// The boxes of the tiles to make anew.
    private(set) var dirtyBoxes: [QuantizedBox] = []

    /// Adds a view of which only the geometry changed.
    ///
    /// - Parameters:
    ///   - slot: A view that ``ViewStore/movesAlone(_:)``.
    ///   - boxes: Knows the place of the superview, of which nothing has changed.
    /// - Returns: Whether what was added is all that changes.
    mutating func add(
        _ slot: UInt32, _ boxes: inout DirtyBoxes, _ storage: MapStorage, _ tree: ViewTree
    ) -> Bool {
        let record = tree.store.records[slot]
        guard record.flags.isDisjoint(with: [.specialRegion, .transformed, .unhittable]),
            record.boundsOrigin.isPositiveZero
        else { return false }
        switch record.flags.behavior {
        case .normal, .absorbing: break
        default: return false
        }
        // It was in no tile, and is in none.
        if !record.flags.isDisjoint(with: .gates) { return true }
        let superview = boxes.places.find(superviewOf: slot, root: boxes.rootSlot, in: tree)
        guard let superview else {
            visits.append(
                MapCollection.Visit(slot: slot, box: .empty, isTight: false, isAligned: false))
            return true
        }
        let depth = boxes.places.known[superview].depth
        guard depth > 0 && depth < MapCollector.deepestWalk,
            let old = storage.boxInTiles(of: slot, in: &boxes.places.known[superview], tree)
        else { return false }
        let (candidate, isAligned) = storage.movedCandidate(
            slot, in: &boxes.places.known[superview], tree)
        let isTight = !candidate.outer.isEmpty && candidate.isTight
        guard candidate.outer.isEmpty || isTight else { return false }
        visits.append(
            MapCollection.Visit(
                slot: slot, box: candidate.outer, isTight: isTight, isAligned: isAligned))
        storage.forEachTile(overlapping: old) { place, tile in
            addTile(storage.ref(place), tile, slot, old, candidate, storage)
        }
        storage.forEachTile(overlapping: candidate.outer) { place, tile in
            if old.overlaps(tile.box) { return }
            addTile(storage.ref(place), tile, slot, old, candidate, storage)
        }
        return true
    }

    /// Adds what changes about a tile that the view's box reaches into, or did.
    private mutating func addTile(
        _ ref: MapRef, _ tile: MapTile, _ slot: UInt32, _ old: QuantizedBox,
        _ candidate: MapCandidate, _ storage: MapStorage
    ) {
        let comesIn = candidate.outer.overlaps(tile.box) && !old.overlaps(tile.box)
        let covers = candidate.inner.surelyCovers(tile.box)
        switch ref.kind {
        case .single where ref.word & LaneFlags.payloadMask == slot:
            if !covers { dirtyBoxes.append(tile.box) }
        case .empty, .single:
            if comesIn { dirtyBoxes.append(tile.box) }
        case .block where storage.crowdNumber(in: ref) != nil:
            dirtyBoxes.append(tile.box)
        case .block:
            guard let (line, lane) = storage.lane(of: slot, in: ref, tile) else {
                // Where it was before, it is behind the first view that covers the tile.
                if comesIn { dirtyBoxes.append(tile.box) }
                return
            }
            if old.surelyCovers(tile.box) && !covers {
                dirtyBoxes.append(tile.box)
                return
            }
            let isIn = candidate.outer.overlaps(tile.box)
            edits.append(
                LaneEdit(line: line, lane: lane, tile: tile, candidate: isIn ? candidate : nil))
        case .node: break
        }
    }
}

extension MapStorage {
    /// Where the map has the view in its tiles, before some first view that covers a tile; nil if the
    /// map does not know that.
    fileprivate func boxInTiles(
        of slot: UInt32, in superview: inout MapPlace, _ tree: ViewTree
    ) -> QuantizedBox? {
        guard let page = unsafe rows.base(Int(slot) / RowPage.slotCount) else {
            return .empty
        }
        let offset = Int(slot) % RowPage.slotCount
        // SAFETY: the page holds the slot's row, box and generation.
        let box = unsafe RowPage.boxes(page)[offset]
        if box.isEmpty { return .empty }
        let row = unsafe RowPage.rows(page)[offset]
        guard row.flags.contains(.tightBox) && !row.flags.contains(.hasExtras),
            row.parent == tree.store.parents[slot],
            unsafe RowPage.generations(page)[offset] == tree.store.records[slot].generation
        else { return nil }
        // Where a superview changed since, the view may have gone out of reach unnoticed.
        let region = Box(Rect2D(origin: .zero, size: row.size))
        let preimage = ViewStore.translatedPreimage(
            of: region, frameOrigin: row.origin, boundsOrigin: .zero)
        if preimage.hasNaN { return nil }
        let outer = superview.outerBox(of: preimage)
        return unsafe !outer.isEmpty && lookup.window.quantized(outer) == box ? box : nil
    }

    /// The view as tiles will know it, with an empty outer box if touches cannot reach it, and whether
    /// its place is aligned.
    fileprivate func movedCandidate(
        _ slot: UInt32, in superview: inout MapPlace, _ tree: ViewTree
    ) -> (candidate: MapCandidate, isAligned: Bool) {
        var place = MapPlace.world
        let isReached = tree.store.findMapPlace(of: slot, in: &superview, &place)
        let candidate = unsafe MapCandidate(
            outer: isReached ? place.outer : .empty, inner: isReached ? place.inner : .empty,
            answer: tree.store.id(of: slot), lookup.firstGeneration, lookup.window)
        return (candidate, isReached && place.isAligned)
    }

    /// The line and the lane of a view in a block.
    fileprivate func lane(
        of slot: UInt32, in ref: MapRef, _ tile: MapTile
    ) -> (line: UInt32, lane: Int)? {
        let ownBits = LaneFlags.payloadMask | LaneFlags.indirect.rawValue
        return unsafe lane(in: ref) { line, lane in
            unsafe TileLine.word(line, lane) & ownBits == slot
                && !TileLine.outerBox(line, lane, in: tile).isEmpty
        }
    }
}

extension Point2D {
    /// Whether both coordinates are zero, and not negative zero.
    fileprivate var isPositiveZero: Bool { x.bitPattern == 0 && y.bitPattern == 0 }
}
