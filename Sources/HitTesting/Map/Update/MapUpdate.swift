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
    struct Spot {
        /// The tiles to make anew.
        var tiles: [DirtyTile]
        /// What the tree has there.
        var found: MapCollection
    }

    /// The parts.
    private(set) var spots: [Spot] = []

    /// The views whose redirections lead nowhere any more.
    private var endedRedirections: [UInt32] = []

    /// Where more than this share of the candidates changed, a new map takes less time.
    private static let largestShare = 8

    /// Looks for what changed; nil if the map has to be made anew.
    init?(of storage: MapStorage, to tree: ViewTree) throws(HitMapError) {
        let history = tree.store.history
        guard let changed = history.changedSlots(since: storage.version) else { return nil }
        let window = unsafe storage.lookup.window
        var boxes = DirtyBoxes(of: storage, tree: tree)
        for slot in changed { boxes.add(slot) }
        if history.lastRemoval > storage.version.number {
            for (slot, target) in storage.redirections
            where tree.store.slot(of: target) == nil {
                endedRedirections.append(slot)
                boxes.add(slot)
            }
        }
        let isMuch = boxes.boxes.count > storage.builtCount / Self.largestShare + 1_000
        if isMuch || boxes.leaveWindow { return nil }
        let rootSlot = storage.root.map { tree.store.slot(of: $0) ?? ViewStore.world }
        var collector = MapCollector(
            window: window, firstGeneration: tree.store.firstGeneration)
        var known: Set<RefPlace> = []
        for box in boxes.boxes {
            var tiles: [DirtyTile] = []
            var area = QuantizedBox.empty
            storage.forEachTile(overlapping: box) { place, tile in
                guard known.insert(place).inserted else { return }
                tiles.append(DirtyTile(place: place, tile: tile))
                area.formUnion(tile.box)
            }
            if tiles.isEmpty { continue }
            collector.found.removeAll()
            if rootSlot != ViewStore.world {
                try collector.collect(in: area, root: rootSlot, of: tree.store)
            }
            spots.append(Spot(tiles: tiles, found: collector.found))
        }
    }

    /// Writes the tiles, and what is now known of the views in them.
    func apply(to storage: MapStorage, _ tree: ViewTree) {
        for slot in endedRedirections { storage.redirections[slot] = nil }
        if storage.tree != nil { storage.tree = tree }
        for spot in spots {
            var candidates = spot.found.candidates
            storage.adopt(spot.found, candidates: &candidates, of: tree)
            var writer = TileWriter(candidates, into: storage)
            let lists = DirtyTileLists(spot.tiles, candidates, unsafe storage.lookup.window)
            for (index, dirty) in spot.tiles.enumerated() {
                storage.release(storage.ref(dirty.place))
                let ref = writer.makeTile(dirty.tile, list: lists.lists[index][...])
                storage.setRef(ref, dirty.place)
            }
        }
        storage.version = tree.version
        storage.refreshLookup()
    }
}
