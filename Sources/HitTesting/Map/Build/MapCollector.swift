/// Goes down the live tree where it reaches into an area, front to back, and collects what can win
/// points there; in bounded stack.
struct MapCollector {
    /// A container whose subviews are being gone through.
    struct Frame {
        var slot: UInt32
        var place: MapPlace
        /// Which of the quadrilaterals is the view's; -1 if it has none, or none yet.
        var quadrilateral = -1
        /// Whether the view lies askew, or in one that does.
        var isAskew = false
        /// Where its share of the quadrilaterals starts, and its subviews' of those that wait.
        var firstQuadrilateral = 0
        var firstPending = 0
    }

    /// The most superviews that rows are walked through; below more, the tree itself is asked.
    static let deepestWalk: Int32 = 40

    /// How points become quanta.
    let window: MapWindow

    /// What was found, in all areas.
    var found = MapCollection()

    /// The generation of the tree's first views.
    let firstGeneration: UInt32
    /// The only views to note as visited, where the map is known to be right about all others.
    ///
    /// If there are none, it suffices to look as far as something surely wins the whole area.
    var onlyVisits: Set<UInt32>?

    private var frames: [Frame] = []
    private var pending: [OrderedSubview] = []
    /// Those of containers with subviews askew.
    var quadrilaterals: [OutlineQuadrilateral] = []
    /// The area, in quanta and in the world.
    private(set) var area = QuantizedBox.empty
    private(set) var worldArea = Box.empty
    /// Whether a candidate surely wins all points of the area.
    var isCovered = false

    /// Makes a collector for a map's window.
    init(window: MapWindow, firstGeneration: UInt32) {
        self.window = window
        self.firstGeneration = firstGeneration
    }

    /// Collects what can win points of an area into ``found``.
    ///
    /// - Parameters:
    ///   - area: The area, in quanta.
    ///   - root: The only root, or nil for all.
    ///   - store: The tree.
    mutating func collect(
        in area: QuantizedBox, root: UInt32?, of store: borrowing ViewStore
    ) throws(HitMapError) {
        self.area = area
        worldArea = window.worldBox(around: area)
        isCovered = false
        frames.removeAll(keepingCapacity: true)
        pending.removeAll(keepingCapacity: true)
        quadrilaterals.removeAll(keepingCapacity: true)
        // The container that is gone through and the subview that is looked at stand apart, and are
        // passed by reference: copying them would take as long as looking at the subview.
        var frame = Frame(slot: ViewStore.world, place: .world)
        var subview = frame
        if let root {
            pending.append(OrderedSubview(order: 0, slot: root))
        } else {
            store.appendSubviews(of: frame.slot, frame.place, in: worldArea, to: &pending)
        }
        while !isCovered {
            if pending.count > frame.firstPending {
                let slot = pending.removeLast().slot
                guard try visit(slot, in: &frame, as: &subview, of: store) else { continue }
                frames.append(frame)
                frame = subview
                store.appendSubviews(of: frame.slot, frame.place, in: worldArea, to: &pending)
            } else {
                guard let superview = frames.popLast() else { return }
                subview = frame
                frame = superview
                try leave(&subview, in: &frame.place, of: store)
                quadrilaterals.removeLast(quadrilaterals.count - subview.firstQuadrilateral)
            }
        }
    }

    /// Looks at a view.
    ///
    /// - Parameter frame: Becomes the view's.
    /// - Returns: Whether its subviews are to be gone through.
    private mutating func visit(
        _ slot: UInt32, in superview: inout Frame, as frame: inout Frame,
        of store: borrowing ViewStore
    ) throws(HitMapError) -> Bool {
        let flags = store.records[slot].flags
        if flags.contains(.unhittable) { return false }
        if flags.behavior.isClosure {
            // A closure is asked in its rectangle alone; an overridden view answers as a normal one
            // elsewhere, and where there is no handler.
            let reach =
                flags.behavior == .custom
                ? store.closureBox(of: slot) : store.entryBox(of: slot)
            let outer = superview.place.outerBox(of: reach)
            if !outer.isEmpty && window.quantized(outer).overlaps(area) {
                throw .behaviorIsClosure(store.id(of: slot))
            }
            return false
        }
        let hasSubviews = flags.behavior != .absorbing && flags.subviewStorage != .none
        guard flags.isDisjoint(with: .gates), flags.behavior != .transparent,
            let isHandedDown = try findPlace(
                of: slot, in: &superview, &frame.place, isContainer: hasSubviews, of: store)
        else { return false }
        if flags.behavior == .redirect, let target = store.redirectTarget(of: slot) {
            found.redirections.append((slot, target))
        }
        frame.slot = slot
        frame.firstPending = pending.count
        frame.isAskew = superview.isAskew || !frame.place.world.keepsAxes
        frame.quadrilateral = isHandedDown ? quadrilaterals.count - 1 : -1
        frame.firstQuadrilateral = quadrilaterals.count - (isHandedDown ? 1 : 0)
        if !hasSubviews { try leave(&frame, in: &superview.place, of: store) }
        return hasSubviews
    }

    /// Finds the place of a view, and notes the view if it reaches into the area.
    ///
    /// - Parameter isContainer: Whether it is to be found for subviews, too.
    /// - Returns: Whether the last of the quadrilaterals is then the view's; nil if the view does not
    ///   reach into the area.
    @inline(__always)
    mutating func findPlace(
        of slot: UInt32, in superview: inout Frame, _ place: inout MapPlace, isContainer: Bool,
        of store: borrowing ViewStore
    ) throws(HitMapError) -> Bool? {
        guard store.findMapPlace(of: slot, in: &superview.place, &place) else { return nil }
        let box = window.quantized(place.outer)
        guard box.overlaps(area) else { return nil }
        if store.records[slot].flags.contains(.specialRegion) {
            // SAFETY: the row of extras holds the shape's owner.
            if unsafe store.extras.shape(row: store.extrasRows[slot])?.pointee.asksClosure
                ?? false
            {
                throw .regionIsClosure(store.id(of: slot))
            }
        }
        if place.depth > Self.deepestWalk || store.followsSubviewsAndMore(slot) {
            found.needsTree = true
        }
        let isNoted = onlyVisits?.contains(slot) ?? true
        let isTight =
            isNoted && box.isTight(around: window.interior(place.inner))
            && !store.records[slot].flags.contains(.regionFollowsSubviews)
        var outline = FoundOutline()
        let hasOutline = isNoted && !isTight
        if superview.isAskew || !place.world.keepsAxes, hasOutline || isContainer {
            outline = findOutline(
                of: slot, &place, in: &superview, box: hasOutline ? box : nil,
                isHandedDown: isContainer, of: store)
        }
        if isNoted {
            found.note(
                MapCollection.Visit(
                    slot: slot, box: box, isTight: isTight, isAligned: place.isAligned),
                outline.outline)
        }
        return outline.isHandedDown
    }
}

extension ViewStore {
    /// Adds the subviews of a view that may reach into an area of the world, the frontmost last.
    func appendSubviews(
        of slot: UInt32, _ place: MapPlace, in worldArea: Box,
        to subviews: inout [OrderedSubview]
    ) {
        // What the regions let through of the area, and what that may be mistaken by.
        let area = worldArea.intersection(place.outer).outset(by: place.error)
        appendEntries(of: slot, to: &subviews) { entry in
            !place.world.box(of: entry).isApart(from: area)
        }
    }

    /// Whether a region follows the subviews, and excludes something or is excluded.
    fileprivate func followsSubviewsAndMore(_ slot: UInt32) -> Bool {
        records[slot].flags.contains(.regionFollowsSubviews) && !followsSubviewsPurely(slot)
    }
}
