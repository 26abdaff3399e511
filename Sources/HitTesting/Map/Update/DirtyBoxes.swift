/// Where, in a map's window, views that changed were before and are now.
struct DirtyBoxes {
    /// The boxes, one or two for each view.
    private(set) var boxes: [QuantizedBox] = []

    /// Whether a window left the part of the world that the map divides.
    private(set) var leaveWindow = false

    private let storage: MapStorage
    private let tree: ViewTree
    private let window: MapWindow
    let rootSlot: UInt32?

    /// The places of superviews that are known.
    var places = SuperviewPlaces()

    /// Starts without boxes.
    init(of storage: MapStorage, tree: ViewTree) {
        self.storage = storage
        self.tree = tree
        unsafe window = storage.lookup.window
        rootSlot = storage.root.map { tree.store.slot(of: $0) ?? ViewStore.world }
    }

    /// Adds where a view was, and where it is now.
    ///
    /// A region that follows its subviews changes with them, so its view counts as changed too.
    mutating func add(_ start: UInt32) {
        var slot = start
        while true {
            addBoxes(of: slot)
            guard Int(slot) < tree.store.records.count else { return }
            let superview = tree.store.parents[slot]
            guard superview != ViewStore.none,
                tree.store.records[superview].flags.contains(.regionFollowsSubviews)
            else { return }
            slot = superview
        }
    }

    /// Adds the boxes of tiles.
    mutating func add(_ tileBoxes: [QuantizedBox]) { boxes += tileBoxes }

    private mutating func addBoxes(of slot: UInt32) {
        let old = storage.knownBox(of: slot)
        let new = currentBox(of: slot)
        if !old.isEmpty && !new.isEmpty && old.overlaps(new) {
            var both = old
            both.formUnion(new)
            boxes.append(both)
            return
        }
        if !old.isEmpty { boxes.append(old) }
        if !new.isEmpty { boxes.append(new) }
    }

    /// Where touches can reach a view now; empty if none can.
    private mutating func currentBox(of slot: UInt32) -> QuantizedBox {
        guard Int(slot) < tree.store.records.count,
            tree.store.records[slot].flags.contains(.alive),
            let superview = places.find(superviewOf: slot, root: rootSlot, in: tree)
        else { return .empty }
        // A closure counts even where the view's own gates are closed.
        let outer = places.known[superview].outerBox(of: tree.store.entryBox(of: slot))
        if outer.isEmpty { return .empty }
        if places.known[superview].depth == 0 && !outer.isUnbounded && !window.contains(outer) {
            leaveWindow = true
        }
        return window.quantized(outer)
    }
}

extension MapStorage {
    /// Where touches could reach a view when the map was made; empty if none could.
    fileprivate func knownBox(of slot: UInt32) -> QuantizedBox {
        guard let page = unsafe rows.base(Int(slot) / RowPage.slotCount) else { return .empty }
        // SAFETY: the page holds the slot's box.
        return unsafe RowPage.boxes(page)[Int(slot) % RowPage.slotCount]
    }
}

extension MapWindow {
    /// Whether a box lies in the window.
    fileprivate func contains(_ box: Box) -> Bool {
        let greatest = Double(Self.greatest)
        return box.minX >= origin.x && box.minY >= origin.y
            && (box.maxX - origin.x) * scale.x <= greatest + 1
            && (box.maxY - origin.y) * scale.y <= greatest + 1
    }
}
