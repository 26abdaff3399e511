import HitTesting
import Testing

/// Closed contours under both fill rules.
@Suite struct PolygonRegionTests {
    /// A triangle above the diagonal of a square, and the one below it.
    let upper = [Point2D(0, 0), Point2D(40, 0), Point2D(40, 40)]
    let lower = [Point2D(0, 0), Point2D(40, 40), Point2D(0, 40)]

    @Test(arguments: [HitRegion.FillRule.nonZero, .evenOdd])
    func `of two polygons on either side of an edge exactly one contains its points`(
        rule: HitRegion.FillRule
    ) {
        let above = RegionProbe(.polygons([upper], rule))
        let below = RegionProbe(.polygons([lower], rule))
        for step in 1..<40 {
            let position = Double(step)
            #expect(above.contains(position, position) != below.contains(position, position))
        }
    }

    @Test func `left and top edges are inside, right and bottom ones outside`() {
        let square = [Point2D(10, 10), Point2D(30, 10), Point2D(30, 30), Point2D(10, 30)]
        let probe = RegionProbe(.polygons([square], .nonZero))
        #expect(probe.contains(20, 20))
        #expect(probe.contains(20, 10))
        #expect(!probe.contains(20, 30))
        #expect(probe.contains(10, 20) != probe.contains(30, 20))
    }

    @Test func `a pentagram has a hollow middle only under the even-odd rule`() {
        let star = [
            Point2D(50, 0), Point2D(80, 90), Point2D(0, 35), Point2D(100, 35), Point2D(20, 90),
        ]
        #expect(RegionProbe(.polygons([star], .nonZero)).contains(50, 45))
        #expect(!RegionProbe(.polygons([star], .evenOdd)).contains(50, 45))
        #expect(RegionProbe(.polygons([star], .evenOdd)).contains(50, 10))
    }

    @Test func `a hole runs the other way round`() {
        let outer = [Point2D(0, 0), Point2D(60, 0), Point2D(60, 60), Point2D(0, 60)]
        let hole = [Point2D(20, 20), Point2D(40, 20), Point2D(40, 40), Point2D(20, 40)]
        let sameWay = RegionProbe(.polygons([outer, hole], .nonZero))
        let otherWay = RegionProbe(.polygons([outer, hole.reversed()], .nonZero))
        #expect(sameWay.contains(30, 30))
        #expect(!otherWay.contains(30, 30))
        #expect(!RegionProbe(.polygons([outer, hole], .evenOdd)).contains(30, 30))
        #expect(otherWay.contains(10, 10))
    }

    @Test func `polygons need not lie in the bounds`() {
        let far = [Point2D(500, 500), Point2D(540, 500), Point2D(500, 540)]
        #expect(RegionProbe(.polygons([far], .nonZero)).contains(510, 510))
    }

    @Test func `contours of fewer than three points count nothing`() {
        let line = [Point2D(0, 0), Point2D(40, 40)]
        #expect(!RegionProbe(.polygons([line], .nonZero)).contains(20, 20))
        #expect(!RegionProbe(.polygons([[]], .nonZero)).contains(0, 0))
        #expect(!RegionProbe(.polygons([], .evenOdd)).contains(0, 0))
        #expect(RegionProbe(.polygons([line, upper], .nonZero)).contains(30, 10))
    }

    @Test func `one vertex that is not finite makes the region empty`() {
        let bad = [Point2D(-5, 0), Point2D(.nan, 3)]
        #expect(!RegionProbe(.polygons([upper, bad], .nonZero)).contains(30, 10))
        #expect(
            !RegionProbe(.polygons([upper + [Point2D(.infinity, 0)]], .nonZero)).contains(30, 10))
    }
}
