extension ConvexPolygon {
    /// The square of the distance from a point; 0 inside and on the edge.
    ///
    /// Never less than that of the box, to the last bit.
    ///
    /// - Complexity: O(k) in the number of corners.
    func squaredDistance(to point: Point2D) -> Double {
        let distanceToBox = box.squaredDistance(to: point)
        if isUpright { return distanceToBox }
        var isInside = distanceToBox == 0
        var least = Double.infinity
        var previous = corners[corners.count - 1]
        for corner in corners {
            isInside = isInside && Self.side(of: point, from: previous, to: corner) >= 0
            least = min(least, Self.squaredDistance(from: point, to: previous, corner))
            previous = corner
        }
        return isInside ? 0 : max(least, distanceToBox)
    }

    /// The square of the distance from a point to a segment.
    private static func squaredDistance(
        from point: Point2D, to start: Point2D, _ end: Point2D
    ) -> Double {
        let along = Point2D(x: end.x - start.x, y: end.y - start.y)
        let length = along.x * along.x + along.y * along.y
        let reach = (point.x - start.x) * along.x + (point.y - start.y) * along.y
        let share = length > 0 ? min(max(reach / length, 0), 1) : 0
        let x = (start.x + along.x * share) - point.x
        let y = (start.y + along.y * share) - point.y
        return x * x + y * y
    }

    /// Whether every corner lies in a rectangle, its edges included.
    func lies(in rect: Box) -> Bool { !isEverything && rect.contains(box) }
}
