extension MapCollector {
    /// Adds a view as a candidate, if it answers touches that none of its subviews took.
    mutating func leave(
        _ frame: inout Frame, in superview: inout MapPlace, of store: borrowing ViewStore
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
            of: frame.slot, &frame.place, in: &superview, decider: frame.slot, answer, of: store)
        try appendWitnesses(of: frame, answer, of: store)
    }

    /// Adds the bounds of a view whose region follows its subviews, which count apart.
    private mutating func appendBounds(
        of slot: UInt32, _ place: inout MapPlace, in superview: inout MapPlace,
        decider: UInt32, _ answer: ViewID, of store: borrowing ViewStore
    ) {
        let bounds = Box(store.records[slot].bounds)
        append(
            outer: superview.outerBox(of: store.preimage(of: bounds, slot)),
            inner: store.innerBox(bounds, &place, in: &superview), decider: decider,
            leaf: slot, answer, isPart: true)
    }

    /// Adds, for a view whose region follows its subviews, the regions of those subviews that do not
    /// answer touches there themselves.
    private mutating func appendWitnesses(
        of frame: Frame, _ answer: ViewID, of store: borrowing ViewStore
    ) throws(HitMapError) {
        var containers = [(frame, store.records[frame.slot].flags.behavior != .absorbing)]
        while let (next, asksSubviews) = containers.popLast() {
            var container = next
            var subviews: [OrderedSubview] = []
            store.appendSubviews(
                of: container.slot, container.place, in: worldArea, to: &subviews)
            for subview in subviews {
                let slot = subview.slot
                let flags = store.records[slot].flags
                var inner = MapPlace.world
                guard flags.isDisjoint(with: .ineligible),
                    !asksSubviews || store.areaRole(of: slot)?.answers != true,
                    try findPlace(
                        of: slot, in: &container, &inner, isContainer: false, of: store) != nil
                else { continue }
                guard flags.contains(.regionFollowsSubviews), store.followsSubviewsPurely(slot)
                else {
                    append(
                        outer: inner.outer, inner: inner.inner, decider: frame.slot, leaf: slot,
                        answer)
                    continue
                }
                appendBounds(
                    of: slot, &inner, in: &container.place, decider: frame.slot, answer, of: store)
                let passes = flags.behavior == .passthrough || flags.behavior == .redirect
                containers.append(
                    (Frame(slot: slot, place: inner), asksSubviews && passes))
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
            outer: outer, inner: inner, answer: answer, firstGeneration, window)
        guard candidate.outer.overlaps(area) else { return }
        if isPart || decider != answer.slot || leaf != answer.slot {
            candidate.word = UInt32(found.indirections.count) | LaneFlags.indirect.rawValue
            found.indirections.append(
                MapIndirection(decider: decider, leaf: leaf, answer: answer))
        }
        found.candidates.append(candidate)
        if onlyVisits?.isEmpty == true && candidate.inner.surelyCovers(area) { isCovered = true }
    }
}
