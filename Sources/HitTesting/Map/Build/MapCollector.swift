/// Goes down the live tree where it reaches into an area, front to back, and collects what can win
/// points there; in bounded stack.
struct MapCollector {
    /// A container whose subviews are being gone through.
    private struct Frame {
        var slot: UInt32
        var place: MapPlace
        /// Where its subviews' share of those that wait starts.
        var firstPending: Int
    }

    /// The most superviews that rows are walked through; below more, the tree itself is asked.
    static let deepestWalk: Int32 = 40

    /// How points become quanta.
    let window: MapWindow

    /// What was found, in all areas.
    var found = MapCollection()

    /// The generation of the tree's first views.
    private let firstGeneration: UInt32
    /// The only views to note as visited, where the map is known to be right about all others; it then
    /// suffices to look as far as something surely wins the whole area.
    var onlyVisits: Set<UInt32>?

    private var frames: [Frame] = []
    private var pending: [OrderedSubview] = []
    /// The area, in quanta and in the world.
    private var area = QuantizedBox.empty
    private var worldArea = Box.empty
    /// Whether a candidate surely wins all points of the area.
    private var isCovered = false

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
        let top = Frame(slot: ViewStore.world, place: .world, firstPending: 0)
        if let root {
            frames.append(top)
            pending.append(OrderedSubview(order: 0, slot: root))
        } else {
            push(top, in: store)
        }
        while let frame = frames.last, !isCovered {
            if pending.count > frame.firstPending {
                let slot = pending.removeLast().slot
                try visit(slot, in: frame.place, of: store)
            } else {
                if frames.count > 1 {
                    try leave(frame, in: frames[frames.count - 2].place, of: store)
                }
                frames.removeLast()
            }
        }
    }

    /// Starts on a container.
    private mutating func push(_ frame: Frame, in store: borrowing ViewStore) {
        frames.append(frame)
        // What the regions let through of the area, and what that may be mistaken by.
        let place = frame.place
        let area = worldArea.intersection(place.outer).outset(by: place.error)
        store.appendEntries(of: frame.slot, to: &pending) { entry in
            !place.world.box(of: entry).isApart(from: area)
        }
    }

    /// Looks at a view, and goes into it if there is something to find.
    private mutating func visit(
        _ slot: UInt32, in superview: MapPlace, of store: borrowing ViewStore
    ) throws(HitMapError) {
        let flags = store.records[slot].flags
        if flags.contains(.unhittable) { return }
        if flags.behavior.isClosure {
            let outer = superview.outerBox(of: store.entryBox(of: slot))
            if !outer.isEmpty && window.quantized(outer).overlaps(area) {
                throw .behaviorIsClosure(store.id(of: slot))
            }
            return
        }
        guard flags.isDisjoint(with: .gates), flags.behavior != .transparent,
            let place = try place(of: slot, in: superview, of: store)
        else { return }
        if flags.behavior == .redirect, let target = store.redirectTarget(of: slot) {
            found.redirections.append((slot, target))
        }
        let frame = Frame(slot: slot, place: place, firstPending: pending.count)
        if flags.behavior == .absorbing || flags.subviewStorage == .none {
            try leave(frame, in: superview, of: store)
        } else {
            push(frame, in: store)
        }
    }

    /// The place of a view that reaches into the area, which is noted; nil for others.
    private mutating func place(
        of slot: UInt32, in superview: MapPlace, of store: borrowing ViewStore
    ) throws(HitMapError) -> MapPlace? {
        guard let place = store.mapPlace(of: slot, in: superview) else { return nil }
        let box = window.quantized(place.outer)
        guard box.overlaps(area) else { return nil }
        if store.records[slot].flags.contains(.specialRegion) {
            // SAFETY: the row of extras holds the shape's owner.
            if unsafe store.extras.shape(row: store.records[slot].extras)?.pointee.asksClosure
                ?? false
            {
                throw .regionIsClosure(store.id(of: slot))
            }
        }
        if place.depth > Self.deepestWalk || store.followsSubviewsAndMore(slot) {
            found.needsTree = true
        }
        if onlyVisits?.contains(slot) ?? true {
            let isTight =
                box.isTight(around: window.interior(place.inner))
                && !store.records[slot].flags.contains(.regionFollowsSubviews)
            found.visits.append(MapCollection.Visit(slot: slot, box: box, isTight: isTight))
        }
        return place
    }

    /// Adds a view as a candidate, if it answers touches that none of its subviews took.
    private mutating func leave(
        _ frame: Frame, in superview: MapPlace, of store: borrowing ViewStore
    ) throws(HitMapError) {
        let flags = store.records[frame.slot].flags
        var answer = store.id(of: frame.slot)
        switch flags.behavior {
        case .passthrough, .transparent, .custom, .overridden: return
        case .normal, .absorbing: break
        case .redirect:
            guard let target = store.redirectTarget(of: frame.slot) else { return }
            answer = target
        }
        guard flags.contains(.regionFollowsSubviews),
            store.followsSubviewsPurely(frame.slot)
        else {
            append(
                outer: frame.place.outer, inner: frame.place.inner, decider: frame.slot,
                leaf: frame.slot, answer)
            return
        }
        appendBounds(
            of: frame.slot, frame.place, in: superview, decider: frame.slot, answer, of: store)
        try appendWitnesses(of: frame, answer, of: store)
    }

    /// Adds the bounds of a view whose region follows its subviews, which count apart.
    private mutating func appendBounds(
        of slot: UInt32, _ place: MapPlace, in superview: MapPlace, decider: UInt32,
        _ answer: ViewID, of store: borrowing ViewStore
    ) {
        let bounds = Box(store.records[slot].bounds)
        append(
            outer: superview.outerBox(of: store.preimage(of: bounds, slot)),
            inner: store.innerBox(of: slot, bounds, place, in: superview), decider: decider,
            leaf: slot, answer, isPart: true)
    }

    /// Adds, for a view whose region follows its subviews, the regions of those subviews that do not
    /// answer touches there themselves.
    private mutating func appendWitnesses(
        of frame: Frame, _ answer: ViewID, of store: borrowing ViewStore
    ) throws(HitMapError) {
        var containers = [
            (frame.slot, frame.place, store.records[frame.slot].flags.behavior != .absorbing)
        ]
        while let (container, place, asksSubviews) = containers.popLast() {
            var subviews: [OrderedSubview] = []
            let reach = worldArea.intersection(place.outer).outset(by: place.error)
            store.appendEntries(of: container, to: &subviews) { entry in
                !place.world.box(of: entry).isApart(from: reach)
            }
            for subview in subviews {
                let slot = subview.slot
                let flags = store.records[slot].flags
                guard flags.isDisjoint(with: .ineligible),
                    !asksSubviews || !store.mayAnswer(slot),
                    let inner = try self.place(of: slot, in: place, of: store)
                else { continue }
                guard flags.contains(.regionFollowsSubviews), store.followsSubviewsPurely(slot)
                else {
                    append(
                        outer: inner.outer, inner: inner.inner, decider: frame.slot, leaf: slot,
                        answer)
                    continue
                }
                appendBounds(of: slot, inner, in: place, decider: frame.slot, answer, of: store)
                let passes = flags.behavior == .passthrough || flags.behavior == .redirect
                containers.append((slot, inner, asksSubviews && passes))
            }
        }
    }

    /// Adds a candidate that reaches into the area.
    ///
    /// - Parameter isPart: Whether the box is of a part of the view's region alone.
    private mutating func append(
        outer: Box, inner: Box, decider: UInt32, leaf: UInt32, _ answer: ViewID,
        isPart: Bool = false
    ) {
        if outer.isEmpty { return }
        var candidate = MapCandidate(
            outer: window.quantized(outer), inner: window.interior(inner), word: answer.slot)
        if answer.generation != firstGeneration { candidate.word |= LaneFlags.reused.rawValue }
        guard candidate.outer.overlaps(area) else { return }
        if candidate.inner.isEmpty { candidate.inner = .empty }
        if isPart || decider != answer.slot || leaf != answer.slot {
            candidate.word = UInt32(found.indirections.count) | LaneFlags.indirect.rawValue
            found.indirections.append(
                MapIndirection(decider: decider, leaf: leaf, answer: answer))
        }
        found.candidates.append(candidate)
        if onlyVisits != nil && candidate.inner.surelyCovers(area) { isCovered = true }
    }
}

extension ViewStore {
    /// Whether a view whose gates are open answers touches in its region that its subviews leave.
    fileprivate func mayAnswer(_ slot: UInt32) -> Bool {
        switch records[slot].flags.behavior {
        case .normal, .absorbing: true
        case .redirect: redirectTarget(of: slot) != nil
        case .passthrough, .transparent, .custom, .overridden: false
        }
    }

    /// Whether a region follows the subviews, and excludes something or is excluded.
    fileprivate func followsSubviewsAndMore(_ slot: UInt32) -> Bool {
        records[slot].flags.contains(.regionFollowsSubviews) && !followsSubviewsPurely(slot)
    }
}
