import HitTesting
import Testing

/// Setting the frame of a transformed view.
@Suite struct ViewGeometryFrameTests {
    let target = Rect2D(x: 10, y: 20, width: 60, height: 40)

    @Test(
        arguments: [
            AffineTransform2D(translationX: 5, y: -7),
            AffineTransform2D(scaleX: 2, y: 4),
            AffineTransform2D(scaleX: -1, y: 1),
            AffineTransform2D(scaleX: -2, y: -0.5),
            AffineTransform2D(cosine: 0, sine: 1),
            AffineTransform2D(cosine: 0, sine: -1),
            AffineTransform2D(a: 0, b: 2, c: 4, d: 0, tx: 1, ty: 1),
        ], [Point2D(0.5, 0.5), Point2D(0, 0), Point2D(0.25, 1)])
    func `under a transform that keeps axes the frame becomes the bounding box`(
        transform: AffineTransform2D, anchorPoint: Point2D
    ) {
        var geometry = ViewGeometry(
            bounds: Rect2D(x: 3, y: 4, width: 8, height: 8), center: Point2D(0, 0),
            anchorPoint: anchorPoint, transform: transform)
        geometry.frame = target
        #expect(geometry.frame == target)
        #expect(geometry.bounds.origin == Point2D(3, 4))
        #expect(geometry.transform == transform)
    }

    @Test func `a scale divides the size`() {
        var geometry = ViewGeometry(
            bounds: .zero, center: .zero, transform: AffineTransform2D(scaleX: 2, y: 4))
        geometry.frame = target
        #expect(geometry.bounds.size == Size2D(width: 30, height: 10))
        #expect(geometry.center == Point2D(40, 40))
    }

    @Test func `a quarter turn exchanges the sides`() {
        var geometry = ViewGeometry(
            bounds: .zero, center: .zero, transform: AffineTransform2D(cosine: 0, sine: 1))
        geometry.frame = target
        #expect(geometry.bounds.size == Size2D(width: 40, height: 60))
    }

    @Test func `a rounded quarter turn counts as one`() {
        // The cosine of a right angle in doubles is not zero.
        var geometry = ViewGeometry(
            bounds: .zero, center: .zero,
            transform: AffineTransform2D(cosine: 6.123233995736766e-17, sine: 1))
        geometry.frame = target
        #expect(geometry.bounds.size == Size2D(width: 40, height: 60))
    }

    @Test func `a negative size is standardised under a transform`() {
        var geometry = ViewGeometry(
            bounds: .zero, center: .zero, transform: AffineTransform2D(scaleX: 2, y: 2))
        geometry.frame = Rect2D(x: 70, y: 60, width: -60, height: -40)
        #expect(geometry.frame == target)
    }

    @Test func `under any other transform it is a mistake`() async {
        await #expect(processExitsWith: .failure) {
            var geometry = ViewGeometry(
                bounds: .zero, center: .zero, transform: AffineTransform2D(cosine: 0.6, sine: 0.8))
            geometry.frame = Rect2D(x: 0, y: 0, width: 1, height: 1)
        }
        await #expect(processExitsWith: .failure) {
            var geometry = ViewGeometry(
                bounds: .zero, center: .zero, transform: AffineTransform2D(scaleX: 0, y: 1))
            geometry.frame = Rect2D(x: 0, y: 0, width: 1, height: 1)
        }
    }
}
