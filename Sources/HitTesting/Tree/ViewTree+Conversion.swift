extension ViewTree {
    /// A point of one view's space, in another's.
    ///
    /// Upward by the forward map, downward by the frozen one, level by level, meeting at the nearest
    /// common ancestor.
    ///
    /// - Parameters:
    ///   - point: A point in `source`'s own space.
    ///   - source: The view whose space the point is in; nil for the world, the windows' superspace.
    ///   - target: The view whose space is asked for; nil for the world.
    /// - Returns: nil if a view on the way down is unhittable, if the two have no common ancestor
    ///   (one of them is detached), or if one was removed.
    /// - Complexity: O(d) in the depth d.
    public func convert(
        _ point: Point2D, from source: ViewID?, to target: ViewID?
    ) -> Point2D? {
        guard let path = store.path(from: source, to: target) else { return nil }
        return store.convert(point, along: path)
    }

    /// A rectangle of one view's space, in another's: the bounding box of its converted corners.
    ///
    /// - Parameters:
    ///   - rect: A rectangle in `source`'s own space.
    ///   - source: The view whose space the rectangle is in; nil for the world.
    ///   - target: The view whose space is asked for; nil for the world.
    /// - Returns: nil where ``convert(_:from:to:)-(Point2D,_,_)`` has no answer.
    /// - Complexity: O(d) in the depth d.
    public func convert(
        _ rect: Rect2D, from source: ViewID?, to target: ViewID?
    ) -> Rect2D? {
        guard let path = store.path(from: source, to: target) else { return nil }
        guard store.convert(rect.origin, along: path) != nil else { return nil }
        return Rect2D(boundingCornersOf: rect) { corner in
            store.convert(corner, along: path) ?? corner
        }
    }
}

extension ViewStore {
    /// The way between two spaces: up through some views, then down through others.
    struct ConversionPath {
        var up: [UInt32]
        var down: [UInt32]
    }

    /// The way from one view's space to another's; nil if there is none.
    func path(from source: ViewID?, to target: ViewID?) -> ConversionPath? {
        guard let start = chain(to: source), let end = chain(to: target) else { return nil }
        guard start.last == end.last else { return nil }
        var shared = 0
        while shared < min(start.count, end.count)
            && start[start.count - 1 - shared] == end[end.count - 1 - shared]
        {
            shared += 1
        }
        let down = end.dropLast(shared).reversed()
        if down.contains(where: { records[$0].flags.contains(.unhittable) }) { return nil }
        return ConversionPath(up: Array(start.dropLast(shared)), down: Array(down))
    }

    /// A view and its superviews up to the top; for nil, the world; nil for a removed view.
    private func chain(to view: ViewID?) -> [UInt32]? {
        var slot = Self.world
        if let view {
            guard let viewSlot = self.slot(of: view) else { return nil }
            slot = viewSlot
        }
        var chain: [UInt32] = []
        while slot != Self.none {
            chain.append(slot)
            slot = parents[slot]
        }
        return chain
    }

    /// A point taken along a way whose views down are all hittable.
    func convert(_ point: Point2D, along path: ConversionPath) -> Point2D? {
        var point = point
        for slot in path.up { point = geometry(of: slot).superPoint(of: point) }
        for slot in path.down { point = localPoint(of: point, in: slot) }
        return point
    }
}
