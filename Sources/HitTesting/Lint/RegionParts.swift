/// How regions are taken apart into convex parts.
struct RegionPartRules {
    /// How far the chords that stand for a curve may lie from it, in points of the view's own space.
    var curveTolerance: Double

    /// How many regions that follow their subviews may be nested; beyond, their reach is in doubt.
    static let nestingLimit = 24

    /// How many parts are kept; if there are more, the region's extent is in doubt.
    static let partLimit = 1 << 16

    /// Likewise of parts that lines bound, of which each cuts all others.
    static let slantedPartLimit = 128
}

extension ViewStore {
    /// The convex parts of a view's region, in its own space, which do not overlap.
    ///
    /// - Complexity: O(s log s) in the size of the region, or that of its subviews' regions if it
    ///   follows them; O(s²) for polygons.
    func regionParts(of slot: UInt32, _ rules: RegionPartRules) -> [RegionPart] {
        regionParts(of: slot, rules, nesting: 0)
    }

    private func regionParts(
        of slot: UInt32, _ rules: RegionPartRules, nesting: Int
    ) -> [RegionPart] {
        guard records[slot].flags.contains(.specialRegion) else {
            return Self.parts(HalfOpenBox(records[slot].bounds))
        }
        return parts(of: region(of: slot), slot, rules, nesting: nesting)
    }

    /// The parts of a region of a view.
    private func parts(
        of region: HitRegion, _ slot: UInt32, _ rules: RegionPartRules, nesting: Int
    ) -> [RegionPart] {
        let bounds = records[slot].bounds
        switch region {
        case .bounds: return Self.parts(HalfOpenBox(bounds))
        case .inset(let insets):
            return Self.parts(
                HalfOpenBox(
                    minX: bounds.minX + insets.left, minY: bounds.minY + insets.top,
                    maxX: bounds.maxX - insets.right, maxY: bounds.maxY - insets.bottom))
        case .rects(let rects):
            return RegionPart.disjoint(rects.flatMap { Self.parts(HalfOpenBox($0)) })
        case .ellipse: return RegionPart.ellipse(in: bounds, rules, slot)
        case .roundedRect(let radius):
            return RegionPart.roundedRect(bounds, radius: radius, rules, slot)
        case .polygons(let contours, let rule):
            return RegionPart.polygons(contours, rule, slot)
        case .mask(let mask): return RegionPart.mask(mask, over: bounds, slot)
        case .excluding(let base, let hole):
            let difference = RegionPart.difference(
                parts(of: base, slot, rules, nesting: nesting),
                parts(of: hole, slot, rules, nesting: nesting))
            return Self.limited(difference, slot)
        case .boundsOrSubviews:
            let parts = Self.limited(
                Self.parts(HalfOpenBox(bounds))
                    + subviewParts(of: slot, rules, nesting: nesting + 1), slot)
            return Self.limited(RegionPart.disjoint(parts), slot)
        case .everywhere: return [RegionPart(box: .everything)]
        case .nowhere: return []
        case .custom(let rect, _):
            return Self.parts(rect.map { HalfOpenBox($0) } ?? .everything, doubt: slot)
        }
    }

    /// A box as the only part, unless it is empty.
    private static func parts(
        _ box: HalfOpenBox, doubt: UInt32 = ViewStore.world
    ) -> [RegionPart] {
        box.isEmpty ? [] : [RegionPart(box: box, doubt: doubt)]
    }

    /// Parts that are not too many to work with, else their extent, in doubt.
    private static func limited(_ parts: [RegionPart], _ slot: UInt32) -> [RegionPart] {
        let slantedCount = parts.count { !$0.lines.isEmpty }
        if parts.count <= RegionPartRules.partLimit
            && slantedCount <= RegionPartRules.slantedPartLimit
        {
            return parts
        }
        var box = parts[0].box
        for part in parts { box.formUnion(part.box) }
        return [RegionPart(box: box, doubt: slot)]
    }

    /// The parts of all subviews' regions that count for a region that follows them.
    private func subviewParts(
        of slot: UInt32, _ rules: RegionPartRules, nesting: Int
    ) -> [RegionPart] {
        if nesting > RegionPartRules.nestingLimit {
            let box = HalfOpenBox(closed: regionBox(of: slot))
            return Self.parts(box, doubt: slot)
        }
        var parts: [RegionPart] = []
        forEachSubview(of: slot) { subview in
            guard records[subview].flags.isDisjoint(with: .ineligible) else { return }
            for part in regionParts(of: subview, rules, nesting: nesting) {
                if let placed = place(part, of: subview, in: slot) { parts.append(placed.region) }
            }
        }
        return parts
    }
}

extension RegionPart {
    /// The same points in parts that do not overlap; those in doubt are widened to boxes.
    static func disjoint(_ parts: [RegionPart]) -> [RegionPart] {
        guard parts.count > 1 else { return parts }
        // Those in doubt last, so that no point is in doubt that another part surely contains.
        let boxes = parts.filter { !$0.isCertain }.map { RegionPart(box: $0.box, doubt: $0.doubt) }
        let regions = (parts.filter(\.isCertain) + boxes).compactMap { part in
            PlacedRegion(slot: ViewStore.world, parts: [.init(region: part)])
        }
        var bounds = parts[0].box
        for part in parts.dropFirst() { bounds.formUnion(part.box) }
        let partition = RegionPartition(
            [Patch(bounds)], among: regions, isRestListed: false, leavesDoubt: false)
        return partition.taken.flatMap { $0.patches.map { RegionPart($0) } }
    }

    /// The points of some parts that others do not contain.
    static func difference(_ parts: [RegionPart], _ hole: [RegionPart]) -> [RegionPart] {
        let patches = parts.compactMap { Patch($0.box).intersection($0) }
        let region = PlacedRegion(
            slot: ViewStore.world, parts: hole.map { .init(region: $0) })
        guard let region else { return parts }
        let partition = RegionPartition(patches, among: [region], isRestListed: true)
        return partition.rest.patches.map { RegionPart($0) }
    }
}
