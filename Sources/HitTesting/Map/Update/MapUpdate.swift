/// What brings a map up to date: the tiles to make anew, and what the tree has there.
///
/// Made without touching the map, which is thus unchanged if a closure is met.
struct MapUpdate {
    /// A tile, where its ref stands, and the candidates that reach into it.
    struct DirtyTile {
        var place: RefPlace
        var tile: MapTile
    }

    /// A part of the window in which something changed.
    private struct Spot {
        /// The tiles to make anew.
        var tiles: Range<Int>
        /// What the tree has there.
        var candidates: Range<Int>
    }

    /// The parts.
    private var spots: [Spot] = []

    /// The tiles of all parts.
    private var tiles: [DirtyTile] = []

    /// What the tree has in all parts.
    private var found = MapCollection()

    /// What changes in lanes alone.
    private var moves = LeafMoves()

    /// The views that changed otherwise.
    private var otherSlots: [UInt32] = []

    /// The views whose redirections lead nowhere any more.
    private var endedRedirections: [UInt32] = []

    /// Where more than this share of the candidates changed, a new map takes less time.
    private static let largestShare = 8

    /// The same of views that changed out of sight, for each candidate of the map, and of changes, of which
    /// most were to the same views.
    private static let mostViews = 3
    private static let mostChanges = 8
    /// So few are always looked at.
    private static let fewChanges = 250

    /// Looks for what changed; nil if the map has to be made anew.
    init?(of storage: MapStorage, to tree: ViewTree) throws(HitMapError) {
        let history = tree.store.history
        let mostChanges = storage.builtCount * Self.mostChanges + Self.fewChanges
        let changed = history.changedViews(since: storage.version, atMost: mostChanges)
        guard let changed,
            changed.count <= storage.builtCount * Self.mostViews + Self.fewChanges
        else { return nil }
        let window = unsafe storage.lookup.window
        var boxes = DirtyBoxes(of: storage, tree: tree)
        // Nothing else comes into reach, or changes its way down, when views without subviews move.
        let moveAlone = changed.allSatisfy { $0.isGeometry && tree.store.movesAlone($0.slot) }
        for (index, view) in changed.enumerated() {
            // What is known of a view comes from memory while others are looked at.
            if index + MapStorage.lookahead < changed.count {
                let next = changed[index + MapStorage.lookahead].slot
                tree.store.fetchRecord(of: next)
                storage.fetchRow(of: next)
            }
            let slot = view.slot
            if moveAlone && moves.add(slot, &boxes, storage, tree) { continue }
            otherSlots.append(slot)
            boxes.add(slot)
        }
        boxes.add(moves.dirtyBoxes)
        if history.lastRemoval > storage.version.number {
            for (slot, target) in storage.redirections
            where tree.store.slot(of: target) == nil {
                endedRedirections.append(slot)
                boxes.add(slot)
            }
        }
        let isMuch = boxes.boxes.count > storage.builtCount / Self.largestShare + 1_000
        if isMuch || boxes.leaveWindow { return nil }
        var collector = MapCollector(
            window: window, firstGeneration: tree.store.firstGeneration)
        if moveAlone { collector.onlyVisits = Set(otherSlots) }
        try collect(boxes.boxes, with: &collector, storage, tree)
    }

    private mutating func collect(
        _ boxes: [QuantizedBox], with collector: inout MapCollector, _ storage: MapStorage,
        _ tree: ViewTree
    ) throws(HitMapError) {
        let rootSlot = storage.root.map { tree.store.slot(of: $0) ?? ViewStore.world }
        var known: Set<RefPlace> = []
        for box in boxes {
            let firstTile = tiles.count
            var area = QuantizedBox.empty
            storage.forEachTile(overlapping: box) { place, tile in
                // Within one box no tile is met twice.
                if boxes.count > 1, !known.insert(place).inserted { return }
                tiles.append(DirtyTile(place: place, tile: tile))
                area.formUnion(tile.box)
            }
            if tiles.count == firstTile { continue }
            let firstCandidate = collector.found.candidates.count
            if rootSlot != ViewStore.world {
                try collector.collect(in: area, root: rootSlot, of: tree.store)
            }
            spots.append(
                Spot(
                    tiles: firstTile..<tiles.count,
                    candidates: firstCandidate..<collector.found.candidates.count))
        }
        swap(&found, &collector.found)
    }

    /// Writes the tiles, and what is now known of the views in them.
    func apply(to storage: MapStorage, _ tree: ViewTree) {
        storage.beginWriting()
        for slot in endedRedirections { storage.redirections[slot] = nil }
        if storage.tree != nil { storage.tree = tree }
        storage.adopt(moves, of: tree)
        // Where those are that the search did not meet, the map no longer knows.
        for slot in otherSlots { storage.forgetBox(of: slot) }
        var candidates = found.candidates
        storage.adopt(found, candidates: &candidates, of: tree)
        var writer = TileWriter(candidates, into: storage)
        var lists = DirtyTileLists()
        for spot in spots {
            lists.distribute(
                candidates, spot.candidates, over: tiles[spot.tiles],
                unsafe storage.lookup.window)
            for (index, dirty) in tiles[spot.tiles].enumerated() {
                storage.release(storage.ref(dirty.place))
                let ref = writer.makeTile(dirty.tile, lists.numbers, lists.part(of: index))
                storage.setRef(ref, dirty.place)
            }
        }
        storage.version = tree.version
        storage.refreshLookup()
    }
}

extension ViewStore {
    /// Whether moving a view changes where no other view is, and no other view's way down.
    func movesAlone(_ slot: UInt32) -> Bool {
        guard Int(slot) < records.count, records[slot].flags.subviewStorage == .none else {
            return false
        }
        let superview = parents[slot]
        return superview != Self.none
            && !records[superview].flags.contains(.regionFollowsSubviews)
    }
}
