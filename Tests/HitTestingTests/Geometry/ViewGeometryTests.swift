import HitTesting
import Testing

/// Which of frame and centre is authoritative, and when.
@Suite struct ViewGeometryTests {
    let frame = Rect2D(x: 0.1, y: 0.2, width: 0.7, height: 0.3)

    @Test func `a frame that is set is kept exactly`() {
        var geometry = ViewGeometry(frame: .zero)
        geometry.frame = frame
        #expect(geometry.frame == frame)
        #expect(!geometry.isCenterAuthoritative)
        #expect(geometry.bounds == Rect2D(x: 0, y: 0, width: 0.7, height: 0.3))
        #expect(geometry.center == Point2D(0.1 + 0.5 * 0.7, 0.2 + 0.5 * 0.3))
    }

    @Test func `scrolling changes neither frame nor centre`() {
        var geometry = ViewGeometry(frame: frame)
        let center = geometry.center
        geometry.bounds.origin = Point2D(0, 1e12)
        #expect(geometry.frame == frame)
        #expect(geometry.center == center)
        #expect(!geometry.isCenterAuthoritative)
    }

    @Test func `setting the centre derives the frame's origin`() {
        var geometry = ViewGeometry(frame: frame)
        geometry.center = Point2D(10, 20)
        #expect(geometry.isCenterAuthoritative)
        #expect(geometry.frame.origin == Point2D(10 - 0.5 * 0.7, 20 - 0.5 * 0.3))
    }

    @Test func `another size keeps the centre`() {
        var geometry = ViewGeometry(frame: Rect2D(x: 10, y: 10, width: 20, height: 20))
        geometry.bounds.size = Size2D(width: 40, height: 10)
        #expect(geometry.center == Point2D(20, 20))
        #expect(geometry.frame == Rect2D(x: 0, y: 15, width: 40, height: 10))
    }

    @Test func `another anchor point keeps the centre and moves the view`() {
        var geometry = ViewGeometry(frame: Rect2D(x: 10, y: 10, width: 20, height: 20))
        geometry.anchorPoint = Point2D(0, 0)
        #expect(geometry.center == Point2D(20, 20))
        #expect(geometry.frame == Rect2D(x: 20, y: 20, width: 20, height: 20))
    }

    @Test func `a transform and back derives the frame's origin from the centre`() {
        var geometry = ViewGeometry(frame: frame)
        let center = geometry.center
        geometry.transform = AffineTransform2D(scaleX: 2, y: 2)
        geometry.transform = .identity
        #expect(geometry.isCenterAuthoritative)
        #expect(geometry.frame.origin == Point2D(center.x - 0.5 * 0.7, center.y - 0.5 * 0.3))
    }

    @Test func `setting the identity again changes nothing`() {
        var geometry = ViewGeometry(frame: frame)
        geometry.transform = .identity
        #expect(geometry == ViewGeometry(frame: frame))
    }

    @Test func `a view turns and grows about its anchor point`() {
        var geometry = ViewGeometry(
            bounds: Rect2D(x: 0, y: 0, width: 20, height: 10), center: Point2D(100, 100),
            anchorPoint: Point2D(0, 0), transform: AffineTransform2D(scaleX: 2, y: 3))
        #expect(geometry.superPoint(of: Point2D(0, 0)) == Point2D(100, 100))
        #expect(geometry.frame == Rect2D(x: 100, y: 100, width: 40, height: 30))
        geometry.anchorPoint = Point2D(0.5, 0.5)
        #expect(geometry.frame == Rect2D(x: 80, y: 85, width: 40, height: 30))
        geometry.transform = AffineTransform2D(cosine: 0, sine: 1)
        #expect(geometry.frame == Rect2D(x: 95, y: 90, width: 10, height: 20))
    }
}
