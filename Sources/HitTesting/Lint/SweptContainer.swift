/// The space that a part of a sweep works in: the world's, or the own space of a view whose
/// conversion does not keep axes.
///
/// Within one space, edges are compared exactly; between two of them, with a tolerance.
struct SweepSpace {
    /// The view whose own space it is; the world's slot for the world.
    let root: UInt32

    /// How many square points of the world one of the space is.
    let areaScale: Double
}

/// A container whose touches are to be divided among its subviews.
struct SweptContainer {
    /// The view; the world for the first.
    let slot: UInt32

    /// The space that the patches are in.
    let space: SweepSpace

    /// How many views lie between the space's root and the container.
    let depth: Int

    /// How points get from the space to the container's own.
    let map: ApproximateMap

    /// Where the container or something in it gets touches.
    var touches: TakenPatches

    /// Where the regions of the container and all views around it overlap, whatever covers them.
    let clip: [RegionPart]

    /// Beyond this depth a new space is begun, so that no edge is taken up through more views.
    static let depthLimit = 500

    /// Creates the world as a container.
    ///
    /// - Parameter patch: The part of the world to look at.
    init(world patch: Patch) {
        slot = ViewStore.world
        space = SweepSpace(root: ViewStore.world, areaScale: 1)
        depth = 0
        map = ApproximateMap()
        touches = TakenPatches(patches: [patch])
        clip = [RegionPart(box: patch.box)]
    }

    /// Creates the container of a view that got touches as a region within another container.
    init(
        _ region: PlacedRegion, touches: TakenPatches, space: SweepSpace,
        context: CollectionContext, in store: borrowing ViewStore
    ) {
        slot = region.slot
        self.touches = touches
        let parts = region.parts
        if let entry = region.entry {
            self.space = SweepSpace(
                root: slot, areaScale: space.areaScale / abs(entry.determinant))
            depth = 0
            map = ApproximateMap()
            clip = Self.intersections(context.clip, parts.compactMap(\.local)) { clip, local in
                let whole = Patch(clip.box).intersection(clip)
                let entered = whole?.entered(
                    local, within: region.box, through: entry, of: region.slot)
                return entered.map { RegionPart($0) }
            }
        } else {
            self.space = space
            depth = context.depth + 1
            var map = context.map
            map.append(slot, in: store)
            self.map = map
            clip = Self.intersections(context.clip, parts.map(\.region)) { $0.intersection($1) }
        }
    }

    /// What a view's parts have in common with a clip; all of the view's where there are too many.
    static func intersections(
        _ clip: [RegionPart], _ parts: [RegionPart],
        _ intersect: (RegionPart, RegionPart) -> RegionPart?
    ) -> [RegionPart] {
        guard clip.count * parts.count <= 256 else { return parts }
        return clip.flatMap { outer in parts.compactMap { intersect(outer, $0)?.trimmed() } }
    }
}

extension SweptContainer {
    /// Keeps only what is left, of the touches that reach a view whose closure decides, for what
    /// `super.hitTest` would do: those in the view's region.
    mutating func keepStandardTouches(_ rules: RegionPartRules, in store: borrowing ViewStore) {
        var inside: [Patch] = []
        for part in store.regionParts(of: slot, rules) {
            guard let region = store.place(part, of: slot, in: space.root)?.region else { continue }
            inside += touches.patches.compactMap { $0.intersection(region) }
        }
        touches = TakenPatches(patches: inside)
    }
}

/// What the views around a subview do to it, between the container that is swept and the subview.
struct CollectionContext {
    /// How points get from the space to the superview's own.
    var map: ApproximateMap

    /// How many views lie between the space's root and the superview.
    var depth: Int

    /// Where the regions of all views around overlap.
    var clip: [RegionPart]

    /// Where the regions of pass-through views within the container overlap; nil without any.
    var passage: [RegionPart]?

    /// Around all touches, in the superview's own space.
    var touchBox: Box

    /// Around the clip, in the superview's own space.
    var clipBox: Box

    /// Creates the context of a container's own subviews.
    init(_ container: SweptContainer) {
        map = container.map
        depth = container.depth
        clip = container.clip
        passage = nil
        touchBox =
            container.touches.patches.isEmpty
            ? .empty : map.image(of: HalfOpenBox(around: container.touches.patches))
        clipBox = map.image(of: clip)
    }

    /// Creates the context of the subviews of a pass-through view.
    ///
    /// - Parameters:
    ///   - outer: The context of the view.
    ///   - parts: The parts of the view's region, in the space, as far as other pass-through views
    ///     around it let it through.
    init(
        _ outer: CollectionContext, through slot: UInt32, _ parts: [RegionPart],
        in store: borrowing ViewStore
    ) {
        self = outer
        map.append(slot, in: store)
        depth += 1
        clip = SweptContainer.intersections(outer.clip, parts) { $0.intersection($1) }
        passage = parts
        clipBox = map.image(of: clip)
        touchBox = .empty
        if !outer.touchBox.isEmpty { touchBox = map.image(of: parts) }
    }
}

extension ApproximateMap {
    /// The closed box around what points of some parts can be converted to.
    fileprivate func image(of parts: [RegionPart]) -> Box {
        var box = Box.empty
        for part in parts { box.formUnion(image(of: part.box)) }
        return box
    }
}

extension Box {
    /// Whether some point may lie in both boxes, edges included.
    func meets(_ other: Box) -> Bool {
        minX <= other.maxX && other.minX <= maxX && minY <= other.maxY && other.minY <= maxY
    }
}
