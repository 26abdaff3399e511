import HitTesting
import Testing

@Suite struct AffineTransform2DTests {
    @Test func `the receiver of concatenating comes first`() {
        let scaled = AffineTransform2D(scaleX: 2, y: 3)
        let moved = AffineTransform2D(translationX: 10, y: 20)
        let point = Point2D(1, 1)
        #expect(scaled.concatenating(moved).apply(to: point) == Point2D(12, 23))
        #expect(moved.concatenating(scaled).apply(to: point) == Point2D(22, 63))
    }

    @Test func `a positive angle turns clockwise on the screen`() {
        let quarter = AffineTransform2D(cosine: 0, sine: 1)
        #expect(quarter.apply(to: Point2D(1, 0)) == Point2D(0, 1))
        #expect(quarter.apply(to: Point2D(0, 1)) == Point2D(-1, 0))
    }

    @Test func `an inverse undoes`() throws {
        let transform = AffineTransform2D(a: 2, b: 1, c: -4, d: 2, tx: 3, ty: 5)
        let inverse = try #require(transform.inverse)
        #expect(inverse.apply(to: transform.apply(to: Point2D(7, -9))) == Point2D(7, -9))
    }

    @Test func `the bounding box of a turned square is larger`() {
        let turned = AffineTransform2D(cosine: 0.6, sine: 0.8)
        let box = turned.apply(to: Rect2D(x: 0, y: 0, width: 10, height: 10))
        #expect(box == Rect2D(x: -8, y: 0, width: 14, height: 14))
    }

    @Test func `identity means that the six numbers compare equal`() {
        #expect(AffineTransform2D(a: 1, b: -0.0, c: -0.0, d: 1, tx: -0.0, ty: 0).isIdentity)
        #expect(!AffineTransform2D(translationX: 0x1p-1074, y: 0).isIdentity)
        #expect(!AffineTransform2D(a: 1.0.nextUp, b: 0, c: 0, d: 1, tx: 0, ty: 0).isIdentity)
    }

    /// Axes at a relative distance from each other.
    static func axes(apart distance: Double) -> AffineTransform2D {
        AffineTransform2D(a: 1, b: 1, c: 1, d: 1 + distance, tx: 0, ty: 0)
    }

    @Test(arguments: [
        (AffineTransform2D(scaleX: 0, y: 0), true),
        (AffineTransform2D(scaleX: 0, y: 1), true),
        (AffineTransform2D(a: 1, b: 2, c: 2, d: 4, tx: 0, ty: 0), true),
        (axes(apart: 0x1p-31), true), (axes(apart: 0x1.1p-31), false),
        (AffineTransform2D(scaleX: 1e200, y: 1e200), true),
        (AffineTransform2D(scaleX: 1e-170, y: 1e-170), true),
        (AffineTransform2D(scaleX: 1e-150, y: 1e-150), false),
        (AffineTransform2D(scaleX: 1e150, y: 1e150), false),
        (AffineTransform2D(scaleX: .nan, y: 1), true),
        (AffineTransform2D(scaleX: .infinity, y: 1), true),
    ])
    func `nearly parallel, vanishing and overflowing axes are singular`(
        transform: AffineTransform2D, isSingular: Bool
    ) {
        #expect(transform.isSingular == isSingular)
        #expect((transform.inverse == nil) == isSingular)
    }
}
