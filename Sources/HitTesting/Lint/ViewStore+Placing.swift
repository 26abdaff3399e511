extension ViewStore {
    /// A part of a view's region in the space of a view around it.
    struct Placing {
        /// The part there.
        var region: RegionPart

        /// Whether all views on the way keep axes, so that edges stay edges, exactly.
        var isExact: Bool
    }

    /// Takes a part of a view's region up to the space of a view around it, or of the world.
    ///
    /// While all views on the way keep axes, the box's edges are exact: the doubles there whose frozen
    /// conversion, level by level, lies in the box. From the first view that does not, the edges
    /// become lines with a tolerance.
    ///
    /// - Parameters:
    ///   - part: The part, in the view's own space.
    ///   - slot: The view. Neither it nor a view on the way may be unhittable.
    ///   - root: The view around it whose space is wanted.
    /// - Returns: nil if no point is left.
    /// - Complexity: O(d) in the number of views on the way.
    func place(_ part: RegionPart, of slot: UInt32, in root: UInt32) -> Placing? {
        var box = part.box
        var slanted: (slot: UInt32, box: HalfOpenBox)?
        var view = slot
        while view != root {
            if slanted == nil, let steps = axisSteps(of: view) {
                box = steps.preimage(of: box)
            } else {
                if slanted == nil { slanted = (view, box) }
                box = HalfOpenBox(closed: preimage(of: Box(box), view))
            }
            if box.isEmpty { return nil }
            view = parents[view]
        }
        var region = RegionPart(box: box, doubt: part.doubt)
        if !part.lines.isEmpty {
            add(part.lines, of: slot, in: root, to: &region)
        }
        if let slanted, slanted.box != .everything {
            // A box with some infinite edges has no corners to map; nothing surely lies in it.
            let lines = slanted.box.isFinite ? slanted.box.edgeLines : []
            add(lines, of: slanted.slot, in: root, to: &region)
        }
        return Placing(region: region, isExact: slanted == nil)
    }

    /// Adds lines of a view's own space to a part that was placed; without any, the part is in doubt.
    private func add(
        _ lines: [OutlineLine], of slot: UInt32, in root: UInt32, to region: inout RegionPart
    ) {
        let map = approximateMap(from: root, to: slot)
        let reach = region.box.reach
        let placed =
            region.box.isMeasurable
            ? lines.compactMap { map.line(fromLocal: $0, reach: reach) } : []
        region.lines += placed
        if (placed.isEmpty || placed.count < lines.count) && region.isCertain {
            region.doubt = slot
        }
    }

    /// The conversion from the space of a view, or of the world, down to another's.
    ///
    /// - Complexity: O(d) in the number of views on the way.
    func approximateMap(from root: UInt32, to slot: UInt32) -> ApproximateMap {
        var way: [UInt32] = []
        var view = slot
        while view != root {
            way.append(view)
            view = parents[view]
        }
        var map = ApproximateMap()
        for view in way.reversed() { map.append(view, in: self) }
        return map
    }
}
