import HitTesting

/// Point conversion between any two views, in the most obvious way.
public struct ReferenceConversion {
    /// The tree.
    private let tree: ViewTree

    /// Prepares conversions in a tree as it is now.
    public init(_ tree: ViewTree) {
        self.tree = tree
    }

    /// Up by the forward map to the nearest common superview, then down by the frozen one.
    ///
    /// A detached view has no superview in common with the world, or with views in it.
    public func convert(
        _ point: Point2D, from source: ViewID?, to target: ViewID?
    ) -> Point2D? {
        guard let up = chain(source), let down = chain(target) else { return nil }
        let tops = [up.last, down.last].map { $0.map { tree.isRoot($0) ? nil : $0 } ?? nil }
        guard tops[0] == tops[1] else { return nil }
        let shared = zip(up.reversed(), down.reversed()).prefix { $0 == $1 }.count
        var point = point
        for view in up.dropLast(shared) {
            point = tree.geometry(of: view).superPoint(of: point)
        }
        for view in down.dropLast(shared).reversed() {
            let geometry = tree.geometry(of: view)
            guard let conversion = geometry.pointConversion(under: tree.rules) else { return nil }
            point = conversion.localPoint(of: point)
        }
        return point
    }

    /// A view and its superviews, upward; empty for the world, nil for a removed view.
    private func chain(_ view: ViewID?) -> [ViewID]? {
        guard let view else { return [] }
        guard tree.contains(view) else { return nil }
        var chain = [view]
        while let superview = tree.superview(of: chain[chain.count - 1]) { chain.append(superview) }
        return chain
    }
}
