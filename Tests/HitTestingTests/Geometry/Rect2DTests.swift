import HitTesting
import Testing

@Suite struct Rect2DTests {
    let rect = Rect2D(x: 10, y: 20, width: 30, height: 40)

    @Test(arguments: [
        (Point2D(10, 20), true), (Point2D(39.999, 59.999), true), (Point2D(40, 30), false),
        (Point2D(20, 60), false), (Point2D(10.0.nextDown, 30), false),
        (Point2D(40.0.nextDown, 60.0.nextDown), true), (Point2D(.nan, 30), false),
        (Point2D(20, .infinity), false), (Point2D(-.infinity, 30), false),
    ])
    func `minimum edges are inside and maximum edges outside`(point: Point2D, isInside: Bool) {
        #expect(rect.contains(point) == isInside)
    }

    @Test func `a negative size extends to the left and upward`() {
        let flipped = Rect2D(x: 40, y: 60, width: -30, height: -40)
        #expect(flipped.standardized == rect)
        #expect(flipped.contains(Point2D(10, 20)))
        #expect(!flipped.contains(Point2D(40, 60)))
    }

    @Test(arguments: [
        Rect2D(x: 5, y: 5, width: 0, height: 10), Rect2D(x: 5, y: 5, width: 10, height: 0),
        Rect2D(x: .nan, y: 5, width: 10, height: 10), Rect2D(x: 5, y: 5, width: .nan, height: 10),
        Rect2D(x: 1e16, y: 5, width: 1, height: 10),
    ])
    func `a rectangle without extent, or with NaN, contains nothing`(rect: Rect2D) {
        #expect(rect.isEmpty)
        #expect(!rect.contains(Point2D(5, 5)))
        #expect(!rect.contains(rect.origin))
        #expect(!rect.intersects(Rect2D(x: -1e17, y: -1e17, width: 2e17, height: 2e17)))
    }

    @Test func `an edge may be infinite as a sum`() {
        let huge = Rect2D(x: 1e308, y: 0, width: 1e308, height: 1)
        #expect(huge.maxX == .infinity)
        #expect(huge.contains(Point2D(.greatestFiniteMagnitude, 0.5)))
    }

    @Test func `a rectangle contains itself and every empty one`() {
        #expect(rect.contains(rect))
        #expect(rect.contains(Rect2D(x: 1000, y: 1000, width: 0, height: 5)))
        #expect(!rect.contains(Rect2D(x: 10, y: 20, width: 30.5, height: 40)))
        #expect(!Rect2D.zero.contains(rect))
    }

    @Test func `sharing an edge is not intersecting`() {
        let neighbour = Rect2D(x: 40, y: 20, width: 10, height: 40)
        #expect(!rect.intersects(neighbour))
        #expect(rect.intersection(neighbour) == nil)
        #expect(rect.union(neighbour) == Rect2D(x: 10, y: 20, width: 40, height: 40))
    }

    @Test func `an intersection is what both share`() {
        let other = Rect2D(x: 50, y: 30, width: -30, height: 100)
        #expect(rect.intersects(other))
        #expect(rect.intersection(other) == Rect2D(x: 20, y: 30, width: 20, height: 30))
    }

    @Test func `an empty rectangle adds nothing to a union`() {
        #expect(rect.union(.zero) == rect)
        #expect(Rect2D.zero.union(rect) == rect)
    }

    @Test func `insets move edges inward until they cross`() {
        let insets = EdgeInsets2D(top: 1, left: 2, bottom: 3, right: 4)
        #expect(rect.inset(by: insets) == Rect2D(x: 12, y: 21, width: 24, height: 36))
        #expect(rect.inset(by: EdgeInsets2D(-10)) == Rect2D(x: 0, y: 10, width: 50, height: 60))
        #expect(rect.inset(by: EdgeInsets2D(15))?.isEmpty == true)
        #expect(rect.inset(by: EdgeInsets2D(16)) == nil)
    }
}
