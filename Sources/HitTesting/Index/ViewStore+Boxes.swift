extension ViewStore {
    /// The box, in the superview's space, of all points at which a view may have to be asked.
    ///
    /// That is the preimage of its region while its gates are open; of a view that a closure decides
    /// about, also that of the rectangle which the closure promised not to answer outside of.
    func entryBox(of slot: UInt32) -> Box {
        let flags = records[slot].flags
        if flags.contains(.unhittable) { return .empty }
        let isGated = !flags.isDisjoint(with: .gates)
        var local = isGated ? Box.empty : regionBox(of: slot)
        if flags.behavior.isClosure {
            guard let bounds = extras.queryRows[extrasRows[slot]].closureBounds else {
                return .everything
            }
            local.formUnion(Box(bounds))
        }
        return preimage(of: local, slot)
    }

    /// The box, in the superview's space, of all points at which a view's closure may be asked.
    ///
    /// - Precondition: A closure or a handler decides about the view, and it is not unhittable.
    func closureBox(of slot: UInt32) -> Box {
        guard let bounds = extras.queryRows[extrasRows[slot]].closureBounds else {
            return .everything
        }
        return preimage(of: Box(bounds), slot)
    }

    /// The closed box, in a view's own space, around its region, the gates not asked.
    func regionBox(of slot: UInt32) -> Box {
        let record = records[slot]
        guard record.flags.contains(.specialRegion) else { return Box(record.bounds) }
        // SAFETY: the row of extras holds the shape's owner.
        guard let shape = unsafe extras.shape(row: extrasRows[slot]) else {
            return Box(record.bounds)
        }
        return unsafe shape.pointee.box(
            bounds: record.bounds, subviewBox: extras[extrasRows[slot]].subviewBox)
    }

    /// How far the entry boxes of a view's subviews reach, in the view's own space.
    ///
    /// O(1) in a wide container, O(k) in a run.
    func computedSubviewBox(of slot: UInt32) -> Box {
        let record = records[slot]
        var box = Box.empty
        switch record.flags.subviewStorage {
        case .none: break
        case .one: box = entryBox(of: record.first)
        case .two:
            box = entryBox(of: record.first)
            box.formUnion(entryBox(of: record.second))
        case .run:
            for index in 0..<Int(record.second) {
                box.formUnion(entryBox(of: runs.slot(of: record.first, at: index)))
            }
        case .wide:
            box =
                wides[record.first].unbounded.count > 0
                ? .everything
                : Box(around: wides[record.first].boxes.bounds, origin: wides[record.first].origin)
        }
        return box
    }

    /// Tells the superview's index that a view's entry box may have changed, and so on upward.
    ///
    /// It ends at the first superview whose region does not follow its subviews. O(1), and O(log n)
    /// in each wide container whose box changes.
    mutating func entryBoxChanged(of start: UInt32) {
        var slot = start
        while true {
            let superview = parents[slot]
            guard superview != Self.none else { return }
            updateIndex(of: superview, for: slot)
            guard records[superview].flags.contains(.regionFollowsSubviews) else { return }
            if !refreshSubviewBox(of: superview) { return }
            slot = superview
        }
    }

    /// Recomputes how far the subviews of a view reach whose region follows them.
    ///
    /// - Returns: Whether that changed.
    mutating func refreshSubviewBox(of slot: UInt32) -> Bool {
        let box = computedSubviewBox(of: slot)
        if box == extras[extrasRows[slot]].subviewBox { return false }
        extras[extrasRows[slot]].subviewBox = box
        return true
    }

    /// Writes a subview's entry box into its superview's index.
    private mutating func updateIndex(of superview: UInt32, for slot: UInt32) {
        let record = records[superview]
        switch record.flags.subviewStorage {
        case .none, .one, .two: break
        case .run:
            let line = record.first
            let box = FloatBox(entryBox(of: slot), relativeTo: runs.origin(of: line))
            runs.setBox(of: line, at: runIndex(of: slot, in: superview), to: box)
        case .wide:
            let box = entryBox(of: slot)
            wides[record.first].update(slot, box: box, places: &places)
        }
    }
}

extension Box {
    /// The box around a box of floats relative to an origin: the inverse of the narrowing, rounded
    /// outward by more than its two roundings.
    init(around box: FloatBox, origin: Point2D) {
        if box.isEmpty {
            self = .empty
            return
        }
        let padX = Self.pad(box.minX, box.maxX, origin.x)
        let padY = Self.pad(box.minY, box.maxY, origin.y)
        self.init(
            minX: origin.x + Double(box.minX) - padX, minY: origin.y + Double(box.minY) - padY,
            maxX: origin.x + Double(box.maxX) + padX, maxY: origin.y + Double(box.maxY) + padY)
    }

    /// More than half a unit in the last place of the floats and of the sums.
    private static func pad(_ low: Float, _ high: Float, _ origin: Double) -> Double {
        let largest = Double(max(abs(low), abs(high)))
        return largest * 0x1p-22 + abs(origin) * 0x1p-50 + Double(Float.leastNormalMagnitude)
    }
}
