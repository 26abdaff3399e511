/// A convex part of a region, in some space: the points of a box on the inner side of some lines.
struct RegionPart {
    /// The box around the part; exact where no lines stand for its edges.
    var box: HalfOpenBox

    /// The slanted and curved boundaries.
    var lines: [OutlineLine] = []

    /// The view because of which it is not known whether the region contains the part's points; the
    /// world if it does.
    var doubt = ViewStore.world

    /// Whether the region surely contains the part's points.
    var isCertain: Bool { doubt == ViewStore.world }

    /// The points that both parts contain.
    func intersection(_ other: RegionPart) -> RegionPart? {
        let common = box.intersection(other.box)
        if common.isEmpty { return nil }
        return RegionPart(
            box: common, lines: lines + other.lines, doubt: isCertain ? other.doubt : doubt)
    }

    /// The part without lines that do not cut it; nil if nothing is left of it.
    func trimmed() -> RegionPart? {
        lines.isEmpty ? self : Patch(box).intersection(self).map { RegionPart($0) }
    }

    /// Whether the part surely contains a whole box.
    func covers(_ other: HalfOpenBox) -> Bool {
        isCertain && lines.isEmpty && box.contains(other)
    }
}

extension RegionPart {
    /// The part with the shape of a patch.
    init(_ patch: Patch) {
        self.init(box: patch.box, lines: patch.outline?.lines ?? [], doubt: patch.doubt)
    }
}
