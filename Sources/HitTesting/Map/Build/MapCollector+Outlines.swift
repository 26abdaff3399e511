extension MapCollector {
    /// How many superviews, each cut by the next, are asked whether they contain a view.
    private static var mostCuts: Int { 8 }

    /// The outline of a view, as far as it is asked for.
    struct FoundOutline {
        /// Whether the last of ``MapCollector/quadrilaterals`` is the view's.
        var isHandedDown = false
        /// The outline itself.
        var outline: Outline?
    }

    /// Finds the outline of a view that lies askew, or in one that does.
    ///
    /// The views that it is made for lie in superviews whose own regions are known to contain the
    /// points in it: one that follows its subviews is not.
    ///
    /// - Parameters:
    ///   - box: Where the outline is counted from; nil if it is not asked for.
    ///   - isHandedDown: Whether subviews need to know the edges.
    mutating func findOutline(
        of slot: UInt32, _ place: inout MapPlace, in superview: inout Frame,
        box: QuantizedBox?, isHandedDown: Bool, of store: borrowing ViewStore
    ) -> FoundOutline {
        let follows = ViewFlags.regionFollowsSubviews
        let inner = store.mapInnerRegion(of: slot)
        let outer = store.regionBox(of: slot)
        guard !inner.isEmpty, !store.records[slot].flags.contains(follows),
            superview.slot == ViewStore.world
                || !store.records[superview.slot].flags.contains(follows),
            let sides = OutlineSides(of: place, reach: outer.reach, window),
            let edges = sides.edges(outer: outer, inner: inner),
            let around = quadrilateral(of: &superview)
        else { return FoundOutline() }
        let isCut = sides.corners(outer: outer, inner: inner).map { !contains($0, around) } ?? true
        let cutBy = isCut && superview.slot != ViewStore.world ? superview.slot : nil
        if isHandedDown {
            quadrilaterals.append(OutlineQuadrilateral(edges, cutBy: isCut ? around : -1))
        }
        return FoundOutline(
            isHandedDown: isHandedDown,
            outline: box.map { Outline(edges, cutBy: cutBy, in: $0) })
    }

    /// Whether what lies between some points is surely inside of a superview, and of all that cut that.
    private func contains(_ points: InlineArray<4, Point2D>, _ number: Int) -> Bool {
        var number = number
        for _ in 0..<Self.mostCuts {
            if !quadrilaterals[number].surelyContains(points) { return false }
            number = quadrilaterals[number].cutBy
            if number < 0 { return true }
        }
        return false
    }

    /// The number of a superview's quadrilateral; nil if it has none.
    ///
    /// That of an upright one is made for the first subview that asks.
    private mutating func quadrilateral(of superview: inout Frame) -> Int? {
        if superview.quadrilateral < 0 {
            // Of one that lies askew it would be there.
            guard !superview.isAskew,
                let upright = OutlineQuadrilateral(within: superview.place, window)
            else { return nil }
            superview.quadrilateral = quadrilaterals.count
            quadrilaterals.append(upright)
        }
        return superview.quadrilateral
    }
}
