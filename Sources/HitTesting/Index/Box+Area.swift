extension Box {
    /// The greatest coordinate that areas are computed with: their products are finite.
    static let areaLimit = 0x1p250

    /// How far rectangles reach before they are mapped; more is as good as infinite.
    static let areaReach = 0x1p200

    /// Whether every edge is a number that areas are computed with.
    @inline(__always)
    var isWithinAreaLimit: Bool {
        let limit = Self.areaLimit
        return minX >= -limit && maxX <= limit && minY >= -limit && maxY <= limit
    }

    /// The box without what lies farther away than areas are computed with; all of it if an edge is
    /// NaN, which comes from infinite edges.
    var limitedForAreas: Box {
        func limit(_ edge: Double, _ otherwise: Double) -> Double {
            edge.isNaN ? otherwise : min(max(edge, -Self.areaReach), Self.areaReach)
        }
        if isEmpty && !(minX.isNaN || minY.isNaN || maxX.isNaN || maxY.isNaN) { return .empty }
        return Box(
            minX: limit(minX, -Self.areaReach), minY: limit(minY, -Self.areaReach),
            maxX: limit(maxX, Self.areaReach), maxY: limit(maxY, Self.areaReach))
    }

    /// Whether two boxes are known to share no area; not so where one of them has no usable edges.
    @inline(__always)
    func isApart(from other: Box) -> Bool {
        isWithinAreaLimit
            && (maxX <= other.minX || other.maxX <= minX || maxY <= other.minY
                || other.maxY <= minY)
    }

    /// Whether another box that is not empty lies inside.
    func contains(_ other: Box) -> Bool {
        minX <= other.minX && other.maxX <= maxX && minY <= other.minY && other.maxY <= maxY
    }

    /// The square of the distance from a point to the box; 0 inside.
    @inline(__always)
    func squaredDistance(to point: Point2D) -> Double {
        let x = max(0, minX - point.x, point.x - maxX)
        let y = max(0, minY - point.y, point.y - maxY)
        return x * x + y * y
    }
}
