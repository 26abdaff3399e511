/// A view's region as its parts lie in the space that a sweep works in.
struct PlacedRegion {
    /// The view.
    let slot: UInt32

    /// The parts.
    let parts: [Part]

    /// The smallest box around the parts.
    let box: HalfOpenBox

    /// How points of the sweep's space get into the view's own, if a sweep of the view's subviews has
    /// to work there.
    let entry: ApproximateMap?

    /// Whether every piece that the region takes is wanted, or one and the area of the others.
    let needsPieces: Bool

    /// Whether no sweep of the view's subviews can work anywhere: a singular matrix, which stands for
    /// its own inverse, leaves no way back from the view's own space.
    let isOpaque: Bool

    /// One part of the region.
    struct Part {
        /// The part in the sweep's space, as far as the views around the region let it through.
        let region: RegionPart

        /// The part in the view's own space, where it is exact, for a sweep that works there.
        var local: RegionPart?

        /// What the views around the region let through.
        var clip: RegionPart?
    }

    /// Creates a region; nil if it has no parts.
    init?(
        slot: UInt32, parts: [Part], entry: ApproximateMap? = nil, needsPieces: Bool = true,
        isOpaque: Bool = false
    ) {
        guard let first = parts.first else { return nil }
        self.slot = slot
        self.parts = parts
        self.entry = entry
        self.needsPieces = needsPieces
        self.isOpaque = isOpaque
        var box = first.region.box
        for part in parts.dropFirst() { box.formUnion(part.region.box) }
        self.box = box
    }

    /// Whether the region surely contains a whole box.
    func covers(_ other: HalfOpenBox) -> Bool {
        parts.count == 1 && parts[0].region.covers(other)
    }

    /// What a touch in a patch finds in the view: the part of the patch inside, in the space that the
    /// sweep of the view's subviews works in.
    ///
    /// - Parameters:
    ///   - patch: A patch of the sweep's space.
    ///   - inside: Its intersection with the part.
    func entered(by patch: Patch, inside: Patch, _ part: Part) -> [Patch] {
        guard let entry, let local = part.local else { return [inside] }
        guard let source = part.clip.map(patch.intersection) ?? patch else { return [] }
        return source.entered(local, within: box, through: entry, of: slot).map { [$0] } ?? []
    }
}

extension Patch {
    /// The part of the patch in a region part of another space, in that space.
    ///
    /// The region part keeps its exact edges; those of the patch get the map's tolerance.
    ///
    /// - Parameters:
    ///   - part: A part in the other space.
    ///   - box: The box, in the patch's space, that the part does not reach out of.
    ///   - map: How points get into the other space.
    ///   - slot: The view whose space that is; in doubt where numbers are too large to tell.
    func entered(
        _ part: RegionPart, within box: HalfOpenBox, through map: ApproximateMap, of slot: UInt32
    ) -> Patch? {
        let common = self.box.intersection(box)
        if common.isEmpty { return nil }
        let image = HalfOpenBox(closed: map.image(of: common))
        guard var patch = Patch(image).intersection(part) else { return nil }
        let edges = self.box.edgeLines + (outline?.lines ?? [])
        let lines =
            patch.box.isMeasurable && common.isMeasurable
            ? edges.compactMap { map.line(toLocal: $0, reach: common.reach) } : []
        let isMapped = lines.count == edges.count
        guard let cut = patch.intersection(lines) else { return nil }
        patch = cut
        if patch.isCertain { patch.doubt = isMapped ? doubt : slot }
        return patch
    }
}
