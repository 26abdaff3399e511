extension AffineTransform2D {
    /// Creates a displacement.
    @inlinable
    public init(translationX x: Double, y: Double) {
        self.init(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
    }

    /// Creates a scale about the origin; a negative factor mirrors.
    @inlinable
    public init(scaleX x: Double, y: Double) {
        self.init(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
    }

    /// Creates a rotation about the origin from the cosine and the sine of its angle.
    ///
    /// With y downward, a positive angle turns clockwise on the screen. For an angle in radians see
    /// `init(rotationAngle:)` in `HitTestingFoundation`; the standard library has no sine.
    @inlinable
    public init(cosine: Double, sine: Double) {
        self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    }

    /// The transform that applies this one first and the other one to the result.
    ///
    /// - Complexity: O(1).
    @inlinable
    public func concatenating(_ other: AffineTransform2D) -> AffineTransform2D {
        AffineTransform2D(
            a: a * other.a + b * other.c,
            b: a * other.b + b * other.d,
            c: c * other.a + d * other.c,
            d: c * other.b + d * other.d,
            tx: tx * other.a + ty * other.c + other.tx,
            ty: tx * other.b + ty * other.d + other.ty)
    }

    /// The transform that undoes this one, or nil if this one is singular or not finite.
    ///
    /// Core Graphics returns a singular transform unchanged, which makes mistakes silent; nil does
    /// not (*chosen*). See ``isSingular``.
    ///
    /// - Complexity: O(1).
    @inlinable
    public var inverse: AffineTransform2D? {
        guard let linear = linearInverse, tx.isFinite && ty.isFinite else { return nil }
        return AffineTransform2D(
            a: linear.a, b: linear.b, c: linear.c, d: linear.d,
            tx: -(linear.a * tx + linear.c * ty), ty: -(linear.b * tx + linear.d * ty))
    }

    /// The image of a point.
    @inlinable
    public func apply(to point: Point2D) -> Point2D {
        Point2D(x: (a * point.x + c * point.y) + tx, y: (b * point.x + d * point.y) + ty)
    }

    /// The bounding box of the images of a rectangle's four corners.
    @inlinable
    public func apply(to rect: Rect2D) -> Rect2D {
        Rect2D(boundingCornersOf: rect) { apply(to: $0) }
    }
}
