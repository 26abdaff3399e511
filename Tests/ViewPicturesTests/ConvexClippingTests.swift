import HitTesting
import Testing

@testable import ViewPictures

@Suite struct ConvexClippingTests {
    private let square = Rect2D(x: 0, y: 0, width: 10, height: 10).corners

    @Test(arguments: [false, true])
    func `squares share a square, whichever way they go round`(isReversed: Bool) {
        let other = Rect2D(x: 5, y: 5, width: 10, height: 10).corners
        let shared = square.clipped(to: isReversed ? other.reversed() : other)
        #expect(Rect2D(around: shared) == Rect2D(x: 5, y: 5, width: 5, height: 5))
        #expect(shared.count == 4)
    }

    @Test func `squares apart share nothing`() {
        #expect(square.clipped(to: Rect2D(x: 20, y: 0, width: 5, height: 5).corners).isEmpty)
    }

    @Test func `a diamond cuts the corners off`() {
        let diamond = [Point2D(5, -1), Point2D(11, 5), Point2D(5, 11), Point2D(-1, 5)]
        #expect(square.clipped(to: diamond).count == 8)
    }
}
