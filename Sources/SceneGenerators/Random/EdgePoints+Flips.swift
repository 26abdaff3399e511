import HitTesting

extension EdgePoints {
    /// The point of the world, nearest to a view's edge, at which rounding lets the edge be crossed.
    ///
    /// Conversions round, so the doubles that count as inside do not end at the edge mapped up: with a
    /// scroll offset of 1e12 they end a ten-thousandth of a point beside it. Two neighbouring doubles
    /// are searched for, one on either side, and one of them is given.
    ///
    /// - Parameters:
    ///   - localPoint: A point on the edge, in the view's own space.
    ///   - view: The view.
    ///   - source: Where the choices come from.
    /// - Returns: nil if the view cannot be reached, or the edge is crossed nowhere near.
    func flip(
        across localPoint: Point2D, of view: ViewID, _ source: inout RandomSource
    ) -> Point2D? {
        guard let conversions = conversions(to: view) else { return nil }
        let localAxis: WritableKeyPath<Point2D, Double> = source.chance(0.5) ? \.x : \.y
        let otherAxis: WritableKeyPath<Point2D, Double> = localAxis == \.x ? \.y : \.x
        let worldAxis = source.chance(0.85) ? localAxis : otherAxis
        let start = worldPoint(of: localPoint, in: view)
        guard start.isFinite && localPoint.isFinite else { return nil }
        func isBeyond(_ coordinate: Double) -> Bool {
            var point = start
            point[keyPath: worldAxis] = coordinate
            for conversion in conversions { point = conversion.localPoint(of: point) }
            return point[keyPath: localAxis] >= localPoint[keyPath: localAxis]
        }
        guard let flip = Self.flip(near: start[keyPath: worldAxis], isBeyond) else { return nil }
        var point = start
        point[keyPath: worldAxis] = source.chance(0.5) ? flip.low : flip.high
        return point
    }

    /// The conversions from the world down to a view; nil if one is missing or they are too many.
    private func conversions(to view: ViewID) -> [PointConversion]? {
        var conversions: [PointConversion] = []
        var next: ViewID? = view
        while let current = next {
            let geometry = tree.geometry(of: current)
            guard let conversion = geometry.pointConversion(under: tree.rules),
                conversions.count < 64
            else { return nil }
            conversions.append(conversion)
            next = tree.superview(of: current)
        }
        return conversions.reversed()
    }

    /// Two neighbouring doubles that differ in what is said of them.
    private static func flip(
        near start: Double, _ isBeyond: (Double) -> Bool
    ) -> (low: Double, high: Double)? {
        let isStartBeyond = isBeyond(start)
        var distance = start.ulp
        for _ in 0..<64 {
            for end in [start - distance, start + distance] where isBeyond(end) != isStartBeyond {
                var (near, far) = (start, end)
                while true {
                    let middle = near + (far - near) / 2
                    if middle == near || middle == far || !middle.isFinite { break }
                    if isBeyond(middle) == isStartBeyond { near = middle } else { far = middle }
                }
                return (min(near, far), max(near, far))
            }
            distance *= 2
        }
        return nil
    }
}
