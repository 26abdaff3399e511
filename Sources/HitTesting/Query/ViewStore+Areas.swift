extension ViewStore {
    /// What a view is to a query over an area.
    struct AreaRole {
        /// Whether touches get through to its subviews.
        var asksSubviews: Bool
        /// Whether it may answer itself.
        var answers: Bool
    }

    /// A view as it lies in the world.
    struct Area {
        /// The view.
        var slot: UInt32
        /// What the view is to the query.
        var role: AreaRole
        /// How its own space lies in its superview's.
        var placement: ForwardMap
        /// The rectangle of its region, in the world.
        var whole: ConvexPolygon
        /// What its ancestors and the query leave of that.
        var rest: ConvexPolygon
    }

    /// What a view is to a query over an area; nil if neither it nor anything below it answers.
    ///
    /// A closure decides about points, so over an area its view and what is below it do not answer.
    func areaRole(of slot: UInt32) -> AreaRole? {
        let flags = records[slot].flags
        if !flags.isDisjoint(with: .ineligible) { return nil }
        switch flags.behavior {
        case .normal, .overridden: return AreaRole(asksSubviews: true, answers: true)
        case .passthrough: return AreaRole(asksSubviews: true, answers: false)
        case .absorbing: return AreaRole(asksSubviews: false, answers: true)
        case .redirect:
            return AreaRole(asksSubviews: true, answers: redirectTarget(of: slot) != nil)
        case .transparent, .custom: return nil
        }
    }

    /// Looks at one view; nil if neither it nor anything below it answers.
    ///
    /// - Parameters:
    ///   - area: What the view's ancestors and the query leave of the world.
    ///   - world: How the superview's space lies in the world.
    ///   - rectangles: Keeps the rectangles that take long to find.
    func area(
        of slot: UInt32, within area: ConvexPolygon, _ world: ForwardMap,
        _ rectangles: inout RegionRectangles
    ) -> Area? {
        guard let role = areaRole(of: slot) else { return nil }
        let placement = placement(of: slot)
        guard
            let whole = ConvexPolygon(
                rectangles.rectangle(of: slot, in: self), placement: placement, world: world),
            let rest = area.clipped(to: whole)
        else { return nil }
        return Area(slot: slot, role: role, placement: placement, whole: whole, rest: rest)
    }

    /// How the own space of a hittable view lies in its superview's.
    func placement(of slot: UInt32) -> ForwardMap {
        let record = records[slot]
        if record.flags.contains(.transformed) {
            return ForwardMap(
                .affine(inverses[record.inverseRow]), transform: extras[extrasRows[slot]].transform)
        }
        return ForwardMap(
            .translation(frameOrigin: record.frameOrigin, boundsOrigin: record.boundsOrigin),
            transform: .identity)
    }
}
