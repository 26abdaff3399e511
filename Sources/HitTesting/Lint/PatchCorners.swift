/// Convex polygons as their corners in order, either way round.
extension [Point2D] {
    /// The part of the polygon on the inner side of a line that is moved outward by a distance.
    ///
    /// - Returns: No corners if nothing of the polygon is left.
    func clipped(by line: OutlineLine, movedOutward distance: Double) -> [Point2D] {
        clipped { line.distance(to: $0) + distance }
    }

    /// The part of the polygon where a linear function is not negative.
    private func clipped(_ value: (Point2D) -> Double) -> [Point2D] {
        guard var previous = last else { return [] }
        var previousValue = value(previous)
        var corners: [Point2D] = []
        corners.reserveCapacity(count + 1)
        for corner in self {
            let cornerValue = value(corner)
            if (cornerValue >= 0) != (previousValue >= 0) {
                let share = previousValue / (previousValue - cornerValue)
                corners.append(
                    Point2D(
                        previous.x + share * (corner.x - previous.x),
                        previous.y + share * (corner.y - previous.y)))
            }
            if cornerValue >= 0 { corners.append(corner) }
            (previous, previousValue) = (corner, cornerValue)
        }
        return corners.count < 3 ? [] : corners
    }

    /// The part of the polygon in a closed box; coordinates on its edges are exact.
    func clipped(to box: HalfOpenBox) -> [Point2D] {
        let (minX, minY) = (box.minX.exact, box.minY.exact)
        let (maxX, maxY) = (box.maxX.exact, box.maxY.exact)
        var corners = self
        if contains(where: { $0.x < minX }) { corners = corners.clipped { $0.x - minX } }
        if contains(where: { $0.x > maxX }) { corners = corners.clipped { maxX - $0.x } }
        if contains(where: { $0.y < minY }) { corners = corners.clipped { $0.y - minY } }
        if contains(where: { $0.y > maxY }) { corners = corners.clipped { maxY - $0.y } }
        for index in corners.indices {
            corners[index].x = Swift.min(Swift.max(corners[index].x, minX), maxX)
            corners[index].y = Swift.min(Swift.max(corners[index].y, minY), maxY)
        }
        return corners
    }

    /// The area; 0 for fewer than three corners.
    var polygonArea: Double { abs(ConvexPolygon.area(of: self)) / 2 }

    /// The mean of the corners, which lies inside; nil if there are none.
    var polygonCentroid: Point2D? {
        guard let first else { return nil }
        var (x, y) = (0.0, 0.0)
        for corner in self {
            x += corner.x - first.x
            y += corner.y - first.y
        }
        return Point2D(first.x + x / Double(count), first.y + y / Double(count))
    }
}
