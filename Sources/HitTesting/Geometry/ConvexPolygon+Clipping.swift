extension ConvexPolygon {
    /// What two polygons share; nil if that has no positive area.
    ///
    /// The one function that decides, for all engines, what is left of a view. Upright edges cut
    /// exactly. The result lies in the boxes of both polygons, to the last bit: engines may leave out
    /// whatever lies in a box that shares no area with the polygon that it would be cut by.
    ///
    /// - Complexity: O(k · l) in the numbers of corners; O(1) if both are upright.
    func clipped(to other: ConvexPolygon) -> ConvexPolygon? {
        if other.isEverything { return self }
        if isEverything { return other }
        if other.box.isApart(from: box) { return nil }
        let shared = Box(
            minX: max(box.minX, other.box.minX), minY: max(box.minY, other.box.minY),
            maxX: min(box.maxX, other.box.maxX), maxY: min(box.maxY, other.box.maxY))
        if isUpright && other.isUpright { return ConvexPolygon(shared) }
        var rest = allCorners
        let edges = other.allCorners
        for index in edges.indices {
            rest = Self.clip(
                rest, from: edges[index], to: edges[index + 1 == edges.count ? 0 : index + 1])
            if rest.count < 3 { return nil }
        }
        return ConvexPolygon(corners: rest.map { Self.clamp($0, to: shared) })
    }

    /// The part of a convex polygon on the inner side of a line.
    private static func clip(
        _ corners: [Point2D], from start: Point2D, to end: Point2D
    ) -> [Point2D] {
        var kept: [Point2D] = []
        kept.reserveCapacity(corners.count + 1)
        var previous = corners[corners.count - 1]
        var previousSide = side(of: previous, from: start, to: end)
        for corner in corners {
            let side = side(of: corner, from: start, to: end)
            if (previousSide < 0 && side > 0) || (previousSide > 0 && side < 0) {
                let share = previousSide / (previousSide - side)
                kept.append(crossing(from: previous, to: corner, share, of: start, end))
            }
            if side >= 0 { kept.append(corner) }
            previous = corner
            previousSide = side
        }
        return kept
    }

    /// Where an edge crosses a line: exactly on it if the line is upright.
    private static func crossing(
        from first: Point2D, to second: Point2D, _ share: Double,
        of start: Point2D, _ end: Point2D
    ) -> Point2D {
        let crossing = Point2D(
            x: start.x == end.x ? start.x : first.x + (second.x - first.x) * share,
            y: start.y == end.y ? start.y : first.y + (second.y - first.y) * share)
        let between = Box(
            minX: min(first.x, second.x), minY: min(first.y, second.y),
            maxX: max(first.x, second.x), maxY: max(first.y, second.y))
        return clamp(crossing, to: between)
    }

    /// The nearest point of a box.
    private static func clamp(_ point: Point2D, to box: Box) -> Point2D {
        Point2D(
            x: min(max(point.x, box.minX), box.maxX), y: min(max(point.y, box.minY), box.maxY))
    }
}
