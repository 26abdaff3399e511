extension ViewStore {
    /// Whether a view's region, which is not just its bounds, contains a point of its own space.
    func regionContains(
        _ slot: UInt32, _ local: Point2D,
        _ state: inout QueryState, _ context: borrowing QueryContext
    ) -> Bool {
        if !local.isFinite { return false }
        guard records[slot].flags.contains(.regionFollowsSubviews) else {
            return evaluate(slot, local, subviewsContain: false, context)
        }
        // An outer region may have come by here already, and found nothing.
        if let next = state.nextWitness(below: parents[slot]), isAsked(slot, before: next) {
            return false
        }
        return followingRegionContains(slot, local, &state, context)
    }

    /// Evaluates a view's region, given what its subviews' regions say.
    ///
    /// `.boundsOrSubviews` means the same wherever it stands within a region, so a region is a
    /// function of that one answer.
    func evaluate(
        _ slot: UInt32, _ local: Point2D, subviewsContain: Bool,
        _ context: borrowing QueryContext
    ) -> Bool {
        if !local.isFinite { return false }
        // SAFETY: the row of extras holds the shape's owner.
        guard let shape = unsafe extras.shape(row: extrasRows[slot]) else {
            return boundsContain(local, of: slot)
        }
        return unsafe evaluate(shape, slot, local, subviewsContain: subviewsContain, context)
    }

    /// Evaluates a part of a view's region.
    private func evaluate(
        _ shape: UnsafePointer<RegionShape>, _ slot: UInt32, _ local: Point2D,
        subviewsContain: Bool, _ context: borrowing QueryContext
    ) -> Bool {
        // SAFETY: the shape and its parts live as long as the row of extras that led here.
        switch unsafe shape.pointee.kind {
        case .excluding:
            guard let base = unsafe shape.pointee.base, let hole = unsafe shape.pointee.hole else {
                return false
            }
            return unsafe evaluate(base, slot, local, subviewsContain: subviewsContain, context)
                && !evaluate(hole, slot, local, subviewsContain: subviewsContain, context)
        case .boundsOrSubviews: return subviewsContain || boundsContain(local, of: slot)
        case .custom:
            if let bounds = unsafe shape.pointee.closureBounds, !bounds.contains(local) {
                return false
            }
            return unsafe askRegionClosure(shape.pointee.owner, slot, local, context)
        default: return unsafe shape.pointee.containsPlainly(local, bounds: records[slot].bounds)
        }
    }

    /// What the closure of a region says of a point.
    @inline(never)
    private func askRegionClosure(
        _ owner: Unmanaged<RegionShapeOwner>, _ slot: UInt32, _ local: Point2D,
        _ context: borrowing QueryContext
    ) -> Bool {
        // SAFETY: as for the shape.
        guard let closure = unsafe owner.takeUnretainedValue().closure else { return false }
        return closure(context.closureContext(view: id(of: slot), localPoint: local))
    }

    /// Whether a region that follows its subviews contains a point, in stack of bounded size.
    ///
    /// Goes down only where the subviews' answer matters. On success the views on the way down are
    /// the witness: the descent that follows need not evaluate them, or their siblings in front,
    /// again.
    private func followingRegionContains(
        _ slot: UInt32, _ local: Point2D,
        _ state: inout QueryState, _ context: borrowing QueryContext
    ) -> Bool {
        state.witness.shrink(to: 0)
        state.witnessContainer = Self.none
        if let known = knownAnswer(slot, local, context) { return known }
        let bottom = state.frames.count
        state.frames.append(DescentFrame(container: slot, point: local, answers: false))
        while true {
            var frame = state.frames[state.frames.count - 1]
            let subview = nextEligibleSubview(&frame)
            state.frames[state.frames.count - 1] = frame
            var contains = false
            if let subview {
                let subviewPoint = localPoint(of: frame.point, in: subview)
                guard let known = knownAnswer(subview, subviewPoint, context) else {
                    state.frames.append(
                        DescentFrame(container: subview, point: subviewPoint, answers: false))
                    continue
                }
                guard known else { continue }
                contains = true
                state.witness.shrink(to: 0)
                state.witness.append(subview)
            }
            // The innermost container's answer is known, and with it perhaps those above it.
            while true {
                let top = state.frames[state.frames.count - 1]
                state.frames.shrink(to: state.frames.count - 1)
                let isInside = evaluate(
                    top.container, top.point, subviewsContain: contains, context)
                if !isInside { state.witness.shrink(to: 0) }
                if state.frames.count == bottom {
                    state.witnessContainer = isInside && contains ? slot : Self.none
                    if state.witnessContainer == Self.none { state.witness.shrink(to: 0) }
                    return isInside
                }
                guard isInside else { break }
                state.witness.append(top.container)
                contains = true
            }
        }
    }

    /// Whether a view stands in front of a sibling that a query has yet to come to.
    ///
    /// Runs are gone through in order, so there it does; a box tree is not.
    private func isAsked(_ slot: UInt32, before next: UInt32) -> Bool {
        let superview = records[parents[slot]]
        guard superview.flags.subviewStorage == .wide else { return true }
        let container = superview.first
        return wides[container].label(of: slot, places: places)
            > wides[container].label(of: next, places: places)
    }

    /// The next subview of a frame's container that is eligible and whose box contains the point.
    private func nextEligibleSubview(_ frame: inout DescentFrame) -> UInt32? {
        nextSubview(&frame) { records[$0].flags.isDisjoint(with: .ineligible) }
    }

    /// A region's answer, if it does not depend on the subviews' or they need not be asked.
    private func knownAnswer(
        _ slot: UInt32, _ local: Point2D, _ context: borrowing QueryContext
    ) -> Bool? {
        guard records[slot].flags.contains(.specialRegion) else {
            return boundsContain(local, of: slot)
        }
        let without = evaluate(slot, local, subviewsContain: false, context)
        guard records[slot].flags.contains(.regionFollowsSubviews) else { return without }
        let with = evaluate(slot, local, subviewsContain: true, context)
        return with == without ? with : nil
    }
}
