extension ViewStore {
    /// The box, in the superview's space, of every point that the frozen conversion can take into a
    /// box of a view's own space.
    ///
    /// The padding bounds the conversion's rounding; docs/design/0002-preimage-boxes.md proves it.
    /// It costs nothing in practice, because the boxes are narrowed to floats afterwards.
    ///
    /// - Precondition: The view is not unhittable.
    func preimage(of local: Box, _ slot: UInt32) -> Box {
        if local.isEmpty { return .empty }
        let flags = records[slot].flags
        if flags.contains(.unboundedPreimage) || local == .everything { return .everything }
        let box =
            flags.contains(.transformed)
            ? transformedPreimage(of: local, slot)
            : Self.translatedPreimage(
                of: local, frameOrigin: records[slot].frameOrigin,
                boundsOrigin: records[slot].boundsOrigin)
        // NaN comes from infinite edges only; such a box bounds nothing.
        let isNumber =
            !box.minX.isNaN && !box.minY.isNaN && !box.maxX.isNaN && !box.maxY.isNaN
        return isNumber ? box : .everything
    }

    /// The same of a view without a transform.
    ///
    /// `local = (p − f) + b` rounds twice: p is within 8.2 rounding units of the numbers involved;
    /// the padding is 16.
    static func translatedPreimage(
        of local: Box, frameOrigin: Point2D, boundsOrigin: Point2D
    ) -> Box {
        func edge(_ edge: Double, _ boundsOrigin: Double, _ frameOrigin: Double, _ sign: Double)
            -> Double
        {
            let padding = (abs(edge) + abs(boundsOrigin) + abs(frameOrigin)) * 0x1p-49
            return ((edge - boundsOrigin) + frameOrigin) + sign * padding
        }
        return Box(
            minX: edge(local.minX, boundsOrigin.x, frameOrigin.x, -1),
            minY: edge(local.minY, boundsOrigin.y, frameOrigin.y, -1),
            maxX: edge(local.maxX, boundsOrigin.x, frameOrigin.x, 1),
            maxY: edge(local.maxY, boundsOrigin.y, frameOrigin.y, 1))
    }

    /// The forward image of the box, padded by the inverse's rounding times the conditioning.
    private func transformedPreimage(of local: Box, _ slot: UInt32) -> Box {
        let transform = extras[extrasRows[slot]].transform
        let inverse = inverses[records[slot].inverseRow]
        guard let pad = transformedPadding(of: local, slot) else { return .everything }
        let (lowX, highX) = (local.minX - inverse.pivot.x, local.maxX - inverse.pivot.x)
        let (lowY, highY) = (local.minY - inverse.pivot.y, local.maxY - inverse.pivot.y)
        // Each row of the linear map is monotone in x and in y: its extremes are at the corners.
        let spanX = Self.span(transform.a, lowX, highX, transform.c, lowY, highY)
        let spanY = Self.span(transform.b, lowX, highX, transform.d, lowY, highY)
        return Box(
            minX: inverse.anchor.x + spanX.low - pad.width,
            minY: inverse.anchor.y + spanY.low - pad.height,
            maxX: inverse.anchor.x + spanX.high + pad.width,
            maxY: inverse.anchor.y + spanY.high + pad.height)
    }

    /// How far, in the superview's space, a point that the frozen conversion takes into a box can lie
    /// from the forward image of where it takes it; nil if that has no bound.
    ///
    /// - Precondition: The view has a transform.
    func transformedPadding(of local: Box, _ slot: UInt32) -> Size2D? {
        let transform = extras[extrasRows[slot]].transform
        let inverse = inverses[records[slot].inverseRow]
        let (a, b, c, d) = (
            abs(transform.a), abs(transform.b), abs(transform.c), abs(transform.d)
        )
        // Where products underflow, the determinant's relative error has no bound.
        let magnitude = a * d + b * c
        if magnitude < 0x1p-900 { return nil }
        let condition = magnitude / abs(transform.determinant)

        let (lowX, highX) = (local.minX - inverse.pivot.x, local.maxX - inverse.pivot.x)
        let (lowY, highY) = (local.minY - inverse.pivot.y, local.maxY - inverse.pivot.y)
        // The sizes that the inverse's last sum rounds at, and how far from the anchor a point that
        // is taken into the box can lie.
        let sizeX = max(abs(local.minX), abs(local.maxX)) + abs(inverse.pivot.x)
        let sizeY = max(abs(local.minY), abs(local.maxY)) + abs(inverse.pivot.y)
        let reachX = max(abs(lowX), abs(highX)) + 0x1p-50 * sizeX
        let reachY = max(abs(lowY), abs(highY)) + 0x1p-50 * sizeY
        let distanceX = 2 * (a * reachX + c * reachY)
        let distanceY = 2 * (b * reachX + d * reachY)
        // What the inverse's sums can be off by, in units of rounding; the last term is underflow.
        let underflow = 0x1p-1010 * (1 + distanceX + distanceY)
        let errorX = abs(inverse.ia) * distanceX + abs(inverse.ic) * distanceY + sizeX + underflow
        let errorY = abs(inverse.ib) * distanceX + abs(inverse.id) * distanceY + sizeY + underflow
        let mappedErrorX = a * errorX + c * errorY
        let mappedErrorY = b * errorX + d * errorY
        let farX = distanceX * (1 + condition) + abs(inverse.anchor.x)
        let farY = distanceY * (1 + condition) + abs(inverse.anchor.y)
        return Size2D(
            width: 0x1p-48 * (mappedErrorX + farX) + 0x1p-1000,
            height: 0x1p-48 * (mappedErrorY + farY) + 0x1p-1000)
    }

    /// The least and the greatest of `p·x + q·y` over a box.
    private static func span(
        _ p: Double, _ lowX: Double, _ highX: Double, _ q: Double, _ lowY: Double, _ highY: Double
    ) -> (low: Double, high: Double) {
        let across = p < 0 ? (p * highX, p * lowX) : (p * lowX, p * highX)
        let down = q < 0 ? (q * highY, q * lowY) : (q * lowY, q * highY)
        return (across.0 + down.0, across.1 + down.1)
    }
}
