import HitTesting

extension AffineTransform2D {
    /// A rotation about the origin by twice the angle whose tangent is given.
    ///
    /// Sine and cosine of a C library differ in the last bit from system to system; this form needs
    /// neither, so a seed gives the same tree everywhere.
    init(halfAngleTangent tangent: Double) {
        let square = tangent * tangent
        self.init(cosine: (1 - square) / (1 + square), sine: 2 * tangent / (1 + square))
    }

    /// A turn by up to 45 degrees either way, and a scale.
    static func randomTurn(
        scale: ClosedRange<Double>, using random: inout SplitMix64
    ) -> AffineTransform2D {
        let factor = random.double(in: scale)
        return AffineTransform2D(halfAngleTangent: random.double(in: -0.4142...0.4142))
            .concatenating(AffineTransform2D(scaleX: factor, y: factor))
    }
}

extension ViewGeometry {
    /// That of a view that fills a rectangle but for a random turn and scale about its middle.
    static func randomTurn(
        of frame: Rect2D, scale: ClosedRange<Double>, using random: inout SplitMix64
    ) -> ViewGeometry {
        ViewGeometry(
            bounds: Rect2D(origin: .zero, size: frame.size), center: frame.center,
            transform: .randomTurn(scale: scale, using: &random))
    }
}
