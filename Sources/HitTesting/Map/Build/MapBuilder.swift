/// Builds a map from nothing: collects everything that can be reached, chooses a grid, and fills it.
enum MapBuilder {
    /// A map of more candidates than this gets its memory in slabs, on large pages.
    private static let slabThreshold = 50_000

    /// Builds the map of a tree.
    static func build(_ tree: ViewTree, root: ViewID?) throws(HitMapError) -> MapStorage {
        let rootSlot = root.map { tree.store.slot(of: $0) ?? ViewStore.world }
        let window = MapWindow(over: tree.store.mapWindowBox(root: rootSlot), cells: 1)
        var collector = MapCollector(
            window: window, firstGeneration: tree.store.firstGeneration)
        // Memory that is not written to costs nothing; growing arrays write all of it twice.
        collector.found.reserve(tree.store.count)
        if rootSlot != ViewStore.world {
            try collector.collect(in: window.wholeTile.box, root: rootSlot, of: tree.store)
        }
        return build(collector.found, window, tree, root: root)
    }

    private static func build(
        _ found: MapCollection, _ window: MapWindow, _ tree: ViewTree, root: ViewID?
    ) -> MapStorage {
        let grid = MapGrid(
            for: found.candidates, outlineCount: found.outlines.count, window)
        let storage = MapStorage(
            window: grid.window, root: root, builtCount: found.candidates.count, tree: tree)
        let isLarge = found.candidates.count > Self.slabThreshold
        unsafe storage.lines.useSlabs(isLarge)
        unsafe storage.rows.useSlabs(isLarge)
        unsafe storage.outlines.useSlabs(found.outlines.count > Self.slabThreshold)
        var candidates = found.candidates
        storage.adopt(found, candidates: &candidates, of: tree)
        fill(grid, storage, candidates)
        unsafe storage.lines.useSlabs(false)
        unsafe storage.rows.useSlabs(false)
        unsafe storage.outlines.useSlabs(false)
        storage.refreshLookup()
        return storage
    }

    /// Makes the tile of every cell.
    private static func fill(_ grid: MapGrid, _ storage: MapStorage, _ candidates: [MapCandidate]) {
        let window = grid.window
        _ = unsafe storage.blocks.allocate((window.cellCount + 15) / 16)
        let lists = grid.lists
        var writer = TileWriter(candidates, into: storage)
        for row in 0..<Int32(1) << window.rowBits {
            for column in 0..<Int32(1) << window.columnBits {
                let cell = Int(window.cell(column: column, row: row))
                let ref = writer.makeTile(
                    window.tile(column: column, row: row), lists.numbers,
                    lists.starts[cell]..<lists.starts[cell + 1])
                storage.initializeRef(ref, storage.refPlace(column: column, row: row))
            }
        }
    }
}

extension ViewStore {
    /// The box that a map's window is laid over: where the roots are, as far as they have an end, and
    /// else where their subviews are.
    func mapWindowBox(root: UInt32?) -> Box {
        var box = Box.empty
        for slot in root.map({ [$0] }) ?? subviewSlots(of: Self.world)
        where slot != Self.world && !records[slot].flags.contains(.unhittable) {
            let region = entryBox(of: slot)
            if !region.isUnbounded {
                box.formUnion(region)
                continue
            }
            box.formUnion(preimage(of: Box(records[slot].bounds), slot))
            let placement = placement(of: slot)
            for subview in subviewSlots(of: slot) {
                let inner = entryBox(of: subview)
                if inner.isEmpty || inner.isUnbounded { continue }
                let image = placement.box(of: inner)
                if !image.hasNaN && !image.isUnbounded { box.formUnion(image) }
            }
        }
        return box.isUnbounded ? .empty : box
    }
}
