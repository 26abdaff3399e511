/// What a lint takes for small, and how closely it looks at curves.
public struct LintOptions: Hashable, Sendable {
    /// The least size of a target, in points; its area is what counts.
    public var targetSize = Size2D(width: 44, height: 44)

    /// How far the chords that stand for a curve may lie from it, in points of the view's own space.
    public var curveTolerance = 0.05

    /// Creates options; without changes, 44 × 44 points and a twentieth of a point.
    public init() {}
}

/// How far a lint has come.
public struct LintProgress: Hashable, Sendable {
    /// How many views have been dealt with.
    ///
    /// One counts half when touches have been divided among it and its subviews, and wholly when its
    /// areas and its middle have been looked at.
    public let viewCount: Int

    /// How many there are.
    public let totalCount: Int
}

extension ViewTree {
    /// Finds out of every view where it gets touches: which views can never be hit and why, how much
    /// of the others is left to them, and whose middle goes to somebody else.
    ///
    /// For upright rectangles every verdict and every area is exact, half-open edges and roundings
    /// included. Where slanted edges or curves take part, a verdict is a point that a hit test
    /// confirmed, a proof that there is none, or undecided below an area that is stated.
    ///
    /// Overridden views are taken as without a handler.
    ///
    /// - Parameters:
    ///   - options: What is taken for small, and how closely to look at curves.
    ///   - progress: Called now and then.
    /// - Complexity: O((n + p) log n) for n views and p pieces that they cut one another into, as long
    ///   as siblings do not all overlap; plus one hit test a view that can be hit.
    public func lint(
        _ options: LintOptions = LintOptions(), progress: ((LintProgress) -> Void)? = nil
    ) -> TouchLint<ViewID> {
        let rules = RegionPartRules(curveTolerance: options.curveTolerance)
        let total = count
        func report(_ viewCount: Int) {
            progress?(LintProgress(viewCount: viewCount, totalCount: total))
        }
        let sweep = ReachSweep(self, rules) { settled in report(min(settled, total) / 2) }
        let slots = slotsInPaintOrder()
        var views: [ViewReach<ViewID>] = []
        views.reserveCapacity(total)
        for slot in slots {
            views.append(reach(of: slot, sweep.tallies[Int(slot)], rules))
            if views.count % 512 == 0 { report((total + views.count) / 2) }
        }
        report(total)
        return TouchLint(
            views: views,
            smallTargetArea: options.targetSize.width * options.targetSize.height,
            closures: sweep.closures.map { store.id(of: $0) })
    }

    /// The views that can never be hit, each with the reason; see ``lint(_:progress:)``.
    ///
    /// - Complexity: As ``lint(_:progress:)``.
    public func unreachableViews() -> [ViewReach<ViewID>] { lint().unreachable }

    /// All views: those below the windows in paint order, then detached ones.
    private func slotsInPaintOrder() -> [UInt32] {
        var slots: [UInt32] = []
        slots.reserveCapacity(count)
        forEachView { slots.append($0.slot) }
        if slots.count == count { return slots }
        var isListed = [Bool](repeating: false, count: store.records.count)
        for slot in slots { isListed[Int(slot)] = true }
        for slot in 1..<UInt32(store.records.count)
        where store.records[slot].flags.contains(.alive) && !isListed[Int(slot)] {
            slots.append(slot)
        }
        return slots
    }

    /// Puts together what is said of one view.
    private func reach(
        of slot: UInt32, _ tally: ReachTally, _ rules: RegionPartRules
    ) -> ViewReach<ViewID> {
        let isReached = tally.witness != nil
        // An area too small for a double is not none.
        let isOpen = tally.hasPatches && !isReached
        let area = Self.bounds(
            isReached ? tally.innerArea : 0,
            isOpen ? max(tally.outerArea, .leastNonzeroMagnitude) : tally.outerArea)
        let verdict: TouchVerdict =
            if let witness = tally.witness {
                .reachable(at: witness)
            } else if isOpen {
                .undecided(below: area.upperBound)
            } else {
                .unreachable
            }
        let regionArea = tally.hasPatches ? regionArea(of: slot, rules) : nil
        var fraction: ClosedRange<Double>?
        if let regionArea, regionArea.upperBound > 0 {
            let inner = isReached ? tally.innerArea - tally.redirectedInnerArea : 0
            let outer = tally.outerArea - tally.redirectedOuterArea
            fraction = Self.bounds(
                min(max(inner / regionArea.upperBound, 0), 1),
                min(max(outer / regionArea.lowerBound, 0), 1))
        }
        let reason = verdict == .unreachable ? tally.reason ?? .takenBySubviews : tally.reason
        return ViewReach(
            view: store.id(of: slot), verdict: verdict, reason: reason, area: area,
            areaWithSubviews: Self.bounds(
                tally.innerAreaWithSubviews, tally.outerAreaWithSubviews),
            regionArea: regionArea, fraction: fraction,
            doubt: tally.doubt == ViewStore.world ? nil : store.id(of: tally.doubt),
            center: tally.hasPatches && tally.reason == nil ? misdirectedCenter(of: slot) : nil)
    }

    /// Bounds of an area; one that is cut off by the end of the numbers is infinite.
    private static func bounds(_ lower: Double, _ upper: Double) -> ClosedRange<Double> {
        func whole(_ area: Double) -> Double { area < 0x1p450 ? area : .infinity }
        let upper = upper.isNaN ? .infinity : whole(upper)
        return min(whole(lower), upper)...upper
    }

    /// The area of a view's region by itself, in the world; nil if it is not finite.
    private func regionArea(of slot: UInt32, _ rules: RegionPartRules) -> ClosedRange<Double>? {
        var determinant = 1.0
        var view = slot
        while view != ViewStore.world && view != ViewStore.none {
            if store.records[view].flags.contains(.transformed) {
                let inverse = store.inverses[store.records[view].inverseRow]
                determinant *= inverse.ia * inverse.id - inverse.ib * inverse.ic
            }
            view = store.parents[view]
        }
        var (inner, outer) = (0.0, 0.0)
        for part in store.regionParts(of: slot, rules) {
            guard let patch = Patch(part.box).intersection(part) else { continue }
            inner += patch.innerArea
            outer += patch.outerArea
        }
        let scale = 1 / abs(determinant)
        guard scale.isFinite && (outer * scale).isFinite else { return nil }
        return Self.bounds(inner * scale, outer * scale)
    }

    /// Who gets a touch in the middle of a view's bounds, unless it is the view or one below it.
    private func misdirectedCenter(of slot: UInt32) -> MisdirectedCenter<ViewID>? {
        let view = store.id(of: slot)
        let center = store.records[slot].bounds.standardized.center
        guard let point = convert(center, from: view, to: nil), point.isFinite else { return nil }
        let receiver = hitTest(point)
        if let receiver, store.isDescendant(receiver.slot, of: slot) { return nil }
        return MisdirectedCenter(point: point, receiver: receiver)
    }
}
