import HitTesting

extension [Point2D] {
    /// What a convex polygon has in common with another one; fewer than three corners is nothing.
    ///
    /// Both may go round in either direction.
    func clipped(to other: [Point2D]) -> [Point2D] {
        var polygon = self
        let turn: Double = other.signedArea < 0 ? -1 : 1
        for (start, end) in zip(other, other.dropFirst() + other.prefix(1)) {
            polygon = polygon.cut { point in
                let cross =
                    (end.x - start.x) * (point.y - start.y)
                    - (end.y - start.y) * (point.x - start.x)
                return turn * cross
            }
        }
        return polygon
    }

    /// Twice the area that the polygon goes round, negative for one of the two directions.
    private var signedArea: Double {
        zip(self, dropFirst() + prefix(1)).reduce(0) { sum, edge in
            sum + edge.0.x * edge.1.y - edge.1.x * edge.0.y
        }
    }

    /// The part of a convex polygon on the side of a line where a distance is not negative.
    private func cut(by distance: (Point2D) -> Double) -> [Point2D] {
        var kept: [Point2D] = []
        for (start, end) in zip(self, dropFirst() + prefix(1)) {
            let (first, second) = (distance(start), distance(end))
            if first >= 0 { kept.append(start) }
            guard (first < 0) != (second < 0) else { continue }
            let share = first / (first - second)
            kept.append(
                Point2D(start.x + (end.x - start.x) * share, start.y + (end.y - start.y) * share))
        }
        return kept
    }
}
