import HitTesting
import Testing

/// Regions made of rectangles: bounds, insets, lists.
@Suite struct RectangleRegionTests {
    @Test func `the bounds are half open`() {
        let probe = RegionProbe(.bounds)
        #expect(probe.contains(0, 0))
        #expect(probe.contains(100.0.nextDown, 60.0.nextDown))
        #expect(!probe.contains(100, 30))
        #expect(!probe.contains(50, 60))
        #expect(!probe.contains(-0x1p-1074, 30))
    }

    @Test func `scrolled bounds move with the offset`() {
        let probe = RegionProbe(.bounds, bounds: Rect2D(x: 1e9, y: -50, width: 100, height: 60))
        #expect(probe.contains(1e9, -50))
        #expect(!probe.contains(1e9 + 100, 0))
        #expect(!probe.contains(50, 0))
    }

    @Test func `positive insets shrink and negative ones enlarge`() {
        let probe = RegionProbe(.inset(EdgeInsets2D(top: 5, left: 10, bottom: -20, right: 30)))
        #expect(probe.contains(10, 5))
        #expect(!probe.contains(10.0.nextDown, 5))
        #expect(probe.contains(70.0.nextDown, 80.0.nextDown))
        #expect(!probe.contains(70, 40))
        #expect(!probe.contains(40, 80))
    }

    @Test func `insets that cross leave nothing`() {
        let probe = RegionProbe(.inset(EdgeInsets2D(30)))
        #expect(!probe.contains(50, 30))
        #expect(!RegionProbe(.inset(EdgeInsets2D(40))).contains(50, 30))
    }

    @Test func `insets count from the standardised bounds`() {
        let bounds = Rect2D(x: 100, y: 60, width: -100, height: -60)
        let probe = RegionProbe(
            .inset(EdgeInsets2D(top: 0, left: 10, bottom: 0, right: 0)), bounds: bounds)
        #expect(!probe.contains(9, 30))
        #expect(probe.contains(10, 30))
    }

    @Test func `any rectangle of a list will do, also outside the bounds`() {
        let probe = RegionProbe(
            .rects([
                Rect2D(x: 0, y: 0, width: 10, height: 10),
                Rect2D(x: 220, y: 20, width: -20, height: 10),
            ]))
        #expect(probe.contains(0, 0))
        #expect(!probe.contains(50, 30))
        #expect(probe.contains(200, 20))
        #expect(!probe.contains(220, 20))
    }

    @Test func `a list without rectangles contains nothing`() {
        #expect(!RegionProbe(.rects([])).contains(50, 30))
    }

    @Test func `everywhere and nowhere`() {
        #expect(RegionProbe(.everywhere).contains(-1e300, 1e300))
        #expect(!RegionProbe(.nowhere).contains(50, 30))
    }
}
