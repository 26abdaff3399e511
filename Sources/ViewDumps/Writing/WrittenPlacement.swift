import HitTesting

/// A view's frame and centre as this project's files say them.
struct WrittenPlacement {
    /// The frame with the identity transform.
    let frame: Rect2D

    /// The centre, where the frame cannot say it: at the identity where it is authoritative, and
    /// under a transform where no frame's origin gives it exactly.
    let center: Point2D?

    /// Takes the placement from a view's geometry.
    init(_ geometry: ViewGeometry) {
        let size = geometry.bounds.size
        guard geometry.isCenterAuthoritative else {
            frame = Rect2D(origin: geometry.frame.origin, size: size)
            center = nil
            return
        }
        let offset = Point2D(
            geometry.anchorPoint.x * size.width, geometry.anchorPoint.y * size.height)
        let origin = Point2D(geometry.center.x - offset.x, geometry.center.y - offset.y)
        frame = Rect2D(origin: origin, size: size)
        let isSaidByFrame =
            !geometry.transform.isIdentity
            && (origin.x + offset.x).bitPattern == geometry.center.x.bitPattern
            && (origin.y + offset.y).bitPattern == geometry.center.y.bitPattern
        center = isSaidByFrame ? nil : geometry.center
    }
}
