import HitTesting
import Testing

/// Ellipses and rounded rectangles.
@Suite struct RoundRegionTests {
    @Test func `an ellipse touches its minimum edges and not its maximum ones`() {
        let probe = RegionProbe(.ellipse)
        #expect(probe.contains(0, 30))
        #expect(probe.contains(50, 0))
        // On the ellipse, but the bounds do not contain them.
        #expect(!probe.contains(100, 30))
        #expect(!probe.contains(50, 60))
    }

    @Test func `an ellipse leaves the corners out`() {
        let probe = RegionProbe(.ellipse)
        #expect(probe.contains(50, 30))
        #expect(!probe.contains(1, 1))
        // 0.6² + 0.8² = 1 in units of the radii 50 and 30: exactly on the ellipse.
        #expect(probe.contains(50 + 30, 30 + 24))
        #expect(!probe.contains((50 + 30.0).nextUp, (30 + 24.0).nextUp))
    }

    @Test func `an ellipse of negative bounds is that of the standardised ones`() {
        let probe = RegionProbe(.ellipse, bounds: Rect2D(x: 100, y: 60, width: -100, height: -60))
        #expect(probe.contains(0, 30))
        #expect(!probe.contains(1, 1))
    }

    @Test func `an empty ellipse contains nothing`() {
        let probe = RegionProbe(.ellipse, bounds: Rect2D(x: 5, y: 5, width: 0, height: 10))
        #expect(!probe.contains(5, 10))
    }

    @Test func `rounded corners are cut and the rest is not`() {
        let probe = RegionProbe(.roundedRect(radius: 20))
        #expect(!probe.contains(0, 0))
        #expect(probe.contains(20, 0))
        #expect(probe.contains(0, 20))
        #expect(!probe.contains(19, 0))
        // 12 and 16 away from the middle of the corner's circle: exactly 20.
        #expect(probe.contains(20 - 12, 20 - 16))
        #expect(!probe.contains(20 - 12 - 1e-13, 20 - 16 - 1e-13))
        #expect(probe.contains(80 + 12, 40 + 16))
        #expect(!probe.contains(80 + 12 + 1e-13, 40 + 16 + 1e-13))
    }

    @Test(arguments: [0, -5, Double.nan])
    func `without a radius a rounded rectangle is the bounds`(radius: Double) {
        let probe = RegionProbe(.roundedRect(radius: radius))
        #expect(probe.contains(0, 0))
        #expect(probe.contains(100.0.nextDown, 60.0.nextDown))
        #expect(!probe.contains(100, 0))
    }

    @Test(arguments: [30, 1000, Double.infinity])
    func `the radius is at most half the shorter side`(radius: Double) {
        let probe = RegionProbe(.roundedRect(radius: radius))
        #expect(probe.contains(0, 30))
        #expect(probe.contains(30, 0))
        #expect(!probe.contains(29, 0))
        #expect(!probe.contains(1, 10))
    }
}
