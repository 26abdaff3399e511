extension ViewGeometry {
    /// The rectangle in the view's own space; its origin is the scroll offset.
    ///
    /// A size other than the present one makes the centre authoritative; the same size changes
    /// nothing but the offset (*chosen*).
    public var bounds: Rect2D {
        get { storedBounds }
        set {
            let sizeChanges = newValue.size != storedBounds.size
            if sizeChanges { fixCenter() }
            storedBounds = newValue
            if sizeChanges { deriveFrameOrigin() }
        }
    }

    /// Where the anchor point lies in the superview's space.
    public var center: Point2D {
        get {
            if let storedCenter { return storedCenter }
            let offset = anchorOffset
            return Point2D(x: frameOrigin.x + offset.x, y: frameOrigin.y + offset.y)
        }
        set {
            storedCenter = newValue
            deriveFrameOrigin()
        }
    }

    /// A point of the bounds in unit coordinates: what `center` places and `transform` turns about.
    ///
    /// Setting it keeps the centre, so the view moves, as a layer does in Core Animation.
    public var anchorPoint: Point2D {
        get { storedAnchorPoint }
        set {
            fixCenter()
            storedAnchorPoint = newValue
            deriveFrameOrigin()
        }
    }

    /// The transform, applied about the anchor point; the identity by default.
    public var transform: AffineTransform2D {
        get { storedTransform }
        set {
            if storedTransform.isIdentity && newValue.isIdentity { return }
            fixCenter()
            storedTransform = newValue
            deriveFrameOrigin()
        }
    }

    /// The anchor point in the view's own space.
    public var pivot: Point2D {
        let offset = anchorOffset
        return Point2D(x: storedBounds.origin.x + offset.x, y: storedBounds.origin.y + offset.y)
    }

    /// Whether the centre is authoritative, rather than the frame's origin as it was given.
    public var isCenterAuthoritative: Bool { storedCenter != nil }
}
