extension ViewGeometry {
    /// The view's rectangle in the superview's space; under a transform, its bounding box.
    ///
    /// Setting it under the identity stores the origin exactly. Under a transform that keeps axes
    /// (translation, scale, mirror and, *chosen*, quarter turns; entries below 1e-12 of the largest
    /// count as zero) the rectangle becomes the bounding box: the size becomes what the transform
    /// maps onto it, and the centre moves to fit. For scale, published tests of UIKit agree.
    ///
    /// - Precondition: For setting: the transform keeps axes and is not singular. UIKit's
    ///   documentation calls the frame undefined otherwise.
    public var frame: Rect2D {
        get {
            storedTransform.isIdentity
                ? Rect2D(origin: frameOrigin, size: storedBounds.size)
                : Rect2D(boundingCornersOf: storedBounds, mappedBy: superPoint(of:))
        }
        set {
            if storedTransform.isIdentity {
                storedBounds.size = newValue.size
                frameOrigin = newValue.origin
                storedCenter = nil
            } else {
                setTransformedFrame(newValue.standardized)
            }
        }
    }

    /// Makes a rectangle the bounding box of the view under its transform, which must keep axes.
    private mutating func setTransformedFrame(_ frame: Rect2D) {
        let transform = storedTransform
        let negligible =
            1e-12 * max(abs(transform.a), abs(transform.b), abs(transform.c), abs(transform.d))
        let size: Size2D
        let horizontalScale: Double
        let verticalScale: Double
        let isUpright = abs(transform.b) <= negligible && abs(transform.c) <= negligible
        let isQuarterTurned = abs(transform.a) <= negligible && abs(transform.d) <= negligible
        precondition(
            (isUpright || isQuarterTurned) && !transform.isSingular,
            """
            A frame can be set under a transform that keeps axes: translation, scale, mirror, \
            quarter turn. This one is \(transform). Set bounds and center instead.
            """)
        if isUpright {
            (horizontalScale, verticalScale) = (transform.a, transform.d)
            size = Size2D(
                width: frame.width / abs(horizontalScale), height: frame.height / abs(verticalScale)
            )
        } else {
            (horizontalScale, verticalScale) = (transform.c, transform.b)
            size = Size2D(
                width: frame.height / abs(verticalScale), height: frame.width / abs(horizontalScale)
            )
        }
        // The anchor point's share of the box, counted from the side that the scale maps to minX.
        let across = isUpright ? storedAnchorPoint.x : storedAnchorPoint.y
        let down = isUpright ? storedAnchorPoint.y : storedAnchorPoint.x
        let shareX = horizontalScale < 0 ? 1 - across : across
        let shareY = verticalScale < 0 ? 1 - down : down
        storedBounds.size = size
        storedCenter = Point2D(
            x: (frame.minX + shareX * frame.width) - transform.tx,
            y: (frame.minY + shareY * frame.height) - transform.ty)
    }
}
