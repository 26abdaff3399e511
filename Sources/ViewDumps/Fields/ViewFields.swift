import HitTesting

/// What this project's files say of one view, whatever the form; without ids and behaviour.
struct ViewFields {
    /// The frame, with the identity transform.
    var frame = Rect2D.zero

    /// The centre, where it is given; then the frame's origin does not count.
    var center: Point2D?

    var boundsOrigin = Point2D.zero
    var transform = AffineTransform2D.identity
    var anchorPoint = Point2D(0.5, 0.5)
    var isHidden = false
    var isInteractive = true
    var alpha: Float = 1
    var region = HitRegion.bounds
    var clips = false

    /// The level, where it is given, and the offset where it stands.
    var level: (value: Double, offset: Int)?

    /// The view.
    var description: ViewDescription {
        var description: ViewDescription
        if let center {
            description = ViewDescription(
                geometry: ViewGeometry(
                    bounds: Rect2D(origin: boundsOrigin, size: frame.size), center: center,
                    anchorPoint: anchorPoint, transform: transform))
        } else {
            description = ViewDescription(
                geometry: ViewGeometry(
                    frame: frame, boundsOrigin: boundsOrigin, anchorPoint: anchorPoint))
            description.geometry.transform = transform
        }
        description.isHidden = isHidden
        description.isUserInteractionEnabled = isInteractive
        description.alpha = alpha
        description.hitRegion = region
        description.clipsToBounds = clips
        return description
    }
}
