import HitTesting

/// Finds points where engines that round differently would disagree: on the edges of regions.
public struct EdgePoints {
    /// The tree in whose views edges are looked for.
    let tree: ViewTree

    /// Creates a finder for a tree as it is now.
    public init(_ tree: ViewTree) {
        self.tree = tree
    }

    /// A point of the world that lies on an edge of a view's region, or a few ulps beside it.
    ///
    /// The point is found in the view's own space and mapped up level by level with the forward map,
    /// so coming down again it may miss the edge by its rounding errors, which is the purpose. Half of
    /// the points are put exactly where coming down crosses the edge.
    public func worldPoint(onEdgeOf view: ViewID, _ source: inout RandomSource) -> Point2D {
        let local = point(onEdgeOf: tree.hitRegion(of: view), of: view, &source)
        let flip = source.chance(0.5) ? flip(across: local, of: view, &source) : nil
        return nudged(flip ?? worldPoint(of: local, in: view), &source)
    }

    /// A point of the world in a view's bounds, or near them.
    public func worldPoint(near view: ViewID, _ source: inout RandomSource) -> Point2D {
        let bounds = tree.bounds(of: view)
        let local = Point2D(
            x: bounds.minX + bounds.width * (source.unit() * 1.2 - 0.1),
            y: bounds.minY + bounds.height * (source.unit() * 1.2 - 0.1))
        return worldPoint(of: local, in: view)
    }

    /// A point mapped up from a view's own space to the top of its tree.
    public func worldPoint(of localPoint: Point2D, in view: ViewID) -> Point2D {
        var point = localPoint
        var next: ViewID? = view
        while let current = next {
            point = tree.geometry(of: current).superPoint(of: point)
            next = tree.superview(of: current)
        }
        return point
    }

    /// The point moved by 0, 1 or 2 ulps along each axis.
    func nudged(_ point: Point2D, _ source: inout RandomSource) -> Point2D {
        Point2D(
            x: nudged(point.x, steps: source.pick([0, 0, -1, 1, -2, 2])),
            y: nudged(point.y, steps: source.pick([0, 0, -1, 1, -2, 2])))
    }

    /// The double some steps up or down.
    private func nudged(_ value: Double, steps: Int) -> Double {
        var value = value
        for _ in 0..<abs(steps) { value = steps < 0 ? value.nextDown : value.nextUp }
        return value
    }
}
