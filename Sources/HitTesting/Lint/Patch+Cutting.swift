extension Patch {
    /// The part in a box, or nil if there is none.
    func intersection(_ other: HalfOpenBox) -> Patch? {
        let common = box.intersection(other)
        if common.isEmpty { return nil }
        if common == box { return self }
        var patch = self
        patch.box = common
        guard let outline else { return patch }
        patch.outline = PatchOutline(
            lines: outline.lines, outer: outline.outer.clipped(to: common),
            inner: outline.inner.clipped(to: common))
        return patch.simplified()
    }

    /// The part on the inner side of some lines, or nil if there is none.
    func intersection(_ lines: [OutlineLine]) -> Patch? {
        // Most lines of a curve are far away from most patches.
        var near: [OutlineLine] = []
        let corners = outerCorners
        for line in lines {
            let (nearest, farthest) = Self.distances(of: corners, to: line)
            if farthest < -line.tolerance { return nil }
            if !(nearest >= line.tolerance) { near.append(line) }
        }
        if near.isEmpty { return self }
        var patch = self
        for line in near {
            guard let cut = patch.cut(by: line) else { return nil }
            patch = cut
        }
        return patch.simplified()
    }

    /// The part on the inner side of a line, or nil if there is none; the lines that it had before may
    /// not bound it any more.
    private func cut(by line: OutlineLine) -> Patch? {
        let (nearest, farthest) = Self.distances(of: outerCorners, to: line)
        if farthest < -line.tolerance { return nil }
        if nearest >= line.tolerance { return self }
        var patch = self
        if Self.isSliver(nearest, farthest, line) {
            if isCertain { patch.doubt = Self.roundings }
            return patch
        }
        let outline =
            outline ?? PatchOutline(lines: [], outer: box.corners, inner: box.corners)
        let outer = outline.outer.clipped(by: line, movedOutward: line.tolerance)
        if outer.isEmpty { return nil }
        let lines = outline.lines.joined(by: line, around: outline.outer)
        if lines.count > Self.lineLimit {
            if isCertain { patch.doubt = Self.roundings }
            return patch
        }
        patch.outline = PatchOutline(
            lines: lines, outer: outer,
            inner: outline.inner.clipped(by: line, movedOutward: -line.tolerance))
        return patch
    }

    /// How far inside of a line corners are, at least and at most.
    private static func distances(
        of corners: [Point2D], to line: OutlineLine
    ) -> (nearest: Double, farthest: Double) {
        var (nearest, farthest) = (Double.infinity, -Double.infinity)
        for corner in corners {
            let distance = line.distance(to: corner)
            nearest = min(nearest, distance)
            farthest = max(farthest, distance)
        }
        return (nearest, farthest)
    }

    /// Whether a patch between two distances lies so close along a line that a cut would leave most
    /// of it on both sides; lines that fall on one another would cut it again and again.
    private static func isSliver(
        _ nearest: Double, _ farthest: Double, _ line: OutlineLine
    ) -> Bool {
        nearest > -8 * line.tolerance && farthest < 8 * line.tolerance
    }

    /// How many lines may bound a patch; with more, what they leave of it is in doubt.
    private static let lineLimit = 256

    /// The doubt of patches that are too thin, or have too many sides, to tell what contains them.
    static let roundings = ViewStore.none

    /// The patch without boundaries that do not cut it any more; nil if nothing is left.
    private func simplified() -> Patch? {
        guard let outline else { return self }
        if outline.outer.isEmpty { return nil }
        let lines = outline.lines.filter { line in
            !outline.outer.allSatisfy { line.distance(to: $0) >= line.tolerance }
        }
        if lines.count == outline.lines.count { return self }
        var patch = self
        patch.outline =
            lines.isEmpty
            ? nil : PatchOutline(lines: lines, outer: outline.outer, inner: outline.inner)
        return patch
    }

    /// The part that a region part contains, or nil if there is none.
    func intersection(_ part: RegionPart) -> Patch? {
        guard var patch = intersection(part.box)?.intersection(part.lines) else { return nil }
        if !part.isCertain && patch.isCertain { patch.doubt = part.doubt }
        return patch
    }

    /// Whether the patch is no more than what roundings leave open between edges.
    private var isWithinTolerance: Bool {
        guard let outline, outline.inner.isEmpty else { return false }
        let tolerance = 8 * outline.lines.reduce(0) { max($0, $1.tolerance) }
        var extent = Box.empty
        for corner in outline.outer {
            extent.formUnion(Box(minX: corner.x, minY: corner.y, maxX: corner.x, maxY: corner.y))
        }
        return min(extent.maxX - extent.minX, extent.maxY - extent.minY) <= tolerance
    }

    /// What becomes of a patch that a region part takes its share of.
    struct Division {
        /// The share of the region part; in doubt if the part or the patch is.
        var inside: Patch?

        /// What the region part surely does not contain.
        var outside: [Patch] = []

        /// If it is in doubt what the region part contains: what it may contain, in doubt.
        ///
        /// The whole of the part's box, without regard to its lines. Those of one region in doubt
        /// after another would cut the same patch without end, since nothing is ever taken away.
        var doubtful: Patch?
    }

    /// Divides the patch into the part in a region part and pieces outside.
    func divided(by part: RegionPart) -> Division {
        guard let inside = intersection(part) else { return Division(outside: [self]) }
        if inside.isWithinTolerance {
            // Cut off, it would be one piece more each time that edges fall on one another.
            return Division(inside: inside, outside: [self])
        }
        var division = Division(inside: inside)
        var rest = self
        func cut(_ change: (inout HalfOpenBox, inout HalfOpenBox) -> Void) {
            var (piece, remaining) = (rest.box, rest.box)
            change(&piece, &remaining)
            if let piece = rest.intersection(piece) { division.outside.append(piece) }
            if let remaining = rest.intersection(remaining) { rest = remaining }
        }
        if rest.box.minY < part.box.minY {
            cut { ($0.maxY, $1.minY) = (part.box.minY, part.box.minY) }
        }
        if rest.box.maxY > part.box.maxY {
            cut { ($0.minY, $1.maxY) = (part.box.maxY, part.box.maxY) }
        }
        if rest.box.minX < part.box.minX {
            cut { ($0.maxX, $1.minX) = (part.box.minX, part.box.minX) }
        }
        if rest.box.maxX > part.box.maxX {
            cut { ($0.minX, $1.maxX) = (part.box.maxX, part.box.maxX) }
        }
        if !part.isCertain {
            if rest.isCertain { rest.doubt = part.doubt }
            division.doubtful = rest
            return division
        }
        for line in part.lines {
            if let piece = rest.cut(by: line.reversed)?.simplified() {
                division.outside.append(piece)
            }
            let (nearest, farthest) = Self.distances(of: rest.outerCorners, to: line)
            if Self.isSliver(nearest, farthest, line) { break }
            guard let remaining = rest.cut(by: line) else { break }
            rest = remaining
        }
        return division
    }
}
