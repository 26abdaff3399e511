import HitTesting

extension AffineTransform2D {
    /// The forward map of a view, from its own space to its superview's.
    ///
    /// Rounded differently from the map that decides; nil if it is not finite.
    init?(from geometry: ViewGeometry) {
        let origin = geometry.superPoint(of: .zero)
        let right = geometry.superPoint(of: Point2D(1, 0))
        let down = geometry.superPoint(of: Point2D(0, 1))
        self.init(
            a: right.x - origin.x, b: right.y - origin.y, c: down.x - origin.x,
            d: down.y - origin.y, tx: origin.x, ty: origin.y)
        guard isFinite else { return nil }
    }

    /// Whether upright rectangles stay upright.
    var keepsAxes: Bool {
        let small = 1e-12 * max(abs(a), abs(b), abs(c), abs(d))
        return (abs(b) <= small && abs(c) <= small) || (abs(a) <= small && abs(d) <= small)
    }
}

extension Rect2D {
    /// The corners, going round from the origin.
    var corners: [Point2D] {
        [
            Point2D(minX, minY), Point2D(maxX, minY), Point2D(maxX, maxY), Point2D(minX, maxY),
        ]
    }
}
