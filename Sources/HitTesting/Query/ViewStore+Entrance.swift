extension ViewStore {
    /// Decides about one subview in a query without options; the common kinds in a few instructions.
    ///
    /// - Parameters:
    ///   - point: The point in the superview's space.
    ///   - local: Receives the point in the subview's own space, unless it is missed.
    @inline(__always)
    func enter(_ slot: UInt32, at point: Point2D, _ local: inout Point2D) -> Entrance {
        switch enterUsual(slot, at: point, &local) {
        case .missed: return .missed
        case .entered: return .entered
        case .unusual: break
        }
        // By value: a point that is passed by reference stays in memory on the common way too.
        let result = enterSpecial(slot, at: point)
        local = result.local
        return result.entrance
    }

    /// Decides about one subview of a common kind in a query without options, as `enter` does.
    @inline(__always)
    func enterUsual(_ slot: UInt32, at point: Point2D, _ local: inout Point2D) -> UsualEntrance {
        let special = records[slot].flags.intersection(.special)
        if special.isEmpty {
            local = PointConversion.translation(
                frameOrigin: records[slot].frameOrigin, boundsOrigin: records[slot].boundsOrigin
            ).localPoint(of: point)
        } else if special == .transformed {
            local = inverses[records[slot].inverseRow].localPoint(of: point)
        } else {
            return .unusual
        }
        return usualBoundsContain(local, of: slot) ? .entered : .missed
    }

    /// Decides about one subview that is not of a common kind.
    @inline(never)
    private func enterSpecial(
        _ slot: UInt32, at point: Point2D
    ) -> (entrance: Entrance, local: Point2D) {
        let flags = records[slot].flags
        if flags.contains(.unhittable) { return (.missed, point) }
        if flags.behavior == .custom { return (.undecided, point) }
        if !flags.isDisjoint(with: .gates) { return (.missed, point) }
        let local = localPoint(of: point, in: slot)
        return (entrance(of: slot, at: local), local)
    }

    /// Decides about a subview whose gates are open, given the point in its own space.
    private func entrance(of slot: UInt32, at local: Point2D) -> Entrance {
        if records[slot].flags.contains(.specialRegion) {
            if !local.isFinite { return .missed }
            // SAFETY: the row of extras holds the shape's owner.
            guard let shape = unsafe extras.shape(row: extrasRows[slot]),
                unsafe shape.pointee.isPlain
            else { return .undecided }
            guard unsafe shape.pointee.containsPlainly(local, bounds: records[slot].bounds) else {
                return .missed
            }
        } else if !boundsContain(local, of: slot) {
            return .missed
        }
        switch records[slot].flags.behavior {
        case .normal, .overridden: return .entered
        case .absorbing: return .absorbed
        case .transparent: return .missed
        case .redirect: return redirectTarget(of: slot) == nil ? .undecided : .entered
        case .passthrough, .custom: return .undecided
        }
    }

    /// The view that a redirecting view names, if it still exists.
    @inline(__always)
    func redirectTarget(of slot: UInt32) -> ViewID? {
        let target = extras.queryRows[extrasRows[slot]].redirectTarget
        return self.slot(of: target) == nil ? nil : target
    }

    /// What a view answers once it is the one that does: itself, or where it redirects to.
    @inline(__always)
    func answer(of slot: UInt32) -> ViewID {
        if records[slot].flags.behavior == .redirect, let target = redirectTarget(of: slot) {
            return target
        }
        return id(of: slot)
    }
}
