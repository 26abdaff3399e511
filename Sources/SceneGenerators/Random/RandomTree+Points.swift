import HitTesting

extension RandomTree {
    /// A point of the world to ask about: half of them on edges or a few ulps beside.
    ///
    /// - Parameters:
    ///   - grown: The tree as it is now.
    ///   - recent: Views that have lately been hit; their edges are in sight.
    ///   - source: Where the choices come from.
    /// - Returns: The point, and whether it was put on an edge.
    public func point(
        in grown: GrownTree, recent: [ViewID], _ source: inout RandomSource
    ) -> (point: Point2D, isOnEdge: Bool) {
        let finder = EdgePoints(grown.tree)
        let kind = source.below(64)
        if kind < 62, let view = view(in: grown, recent: recent, &source) {
            return kind < 34
                ? (finder.worldPoint(onEdgeOf: view, &source), true)
                : (finder.worldPoint(near: view, &source), false)
        }
        let unit = views.geometry.numbers.unit
        let far = source.pick([1e5, -1e9, 1e15, -1e18, 1e300, .infinity, -.infinity, .nan, 0])
        let near = source.unit() * 800 * unit
        return (source.chance(0.5) ? Point2D(x: far, y: near) : Point2D(x: near, y: far), false)
    }

    /// A view to look for points in.
    private func view(
        in grown: GrownTree, recent: [ViewID], _ source: inout RandomSource
    ) -> ViewID? {
        if !recent.isEmpty && source.chance(0.6) {
            let view = source.pick(recent)
            if grown.tree.contains(view) { return view }
        }
        return grown.anyView(&source).flatMap { grown.liveID($0) }
    }
}
