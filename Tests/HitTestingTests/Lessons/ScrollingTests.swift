import HitTesting
import Testing

/// Scrolling is moving the bounds' origin.
@Suite struct ScrollingTests {
    /// A list of 2,000 rows of 44 points, of which a viewport shows some.
    private func list() -> Scene {
        var scene = Scene()
        scene.add("list", 0, 100, 400, 600)
        for row in 0..<2_000 {
            scene.add("row \(row)", 0, Double(row) * 44, 400, 44, in: "list")
        }
        return scene
    }

    @Test func `what is scrolled in reacts, what is scrolled out does not`() {
        var scene = list()
        #expect(scene.hit(10, 100) == "row 0")
        #expect(scene.hit(10, 143.9) == "row 0")
        #expect(scene.hit(10, 144) == "row 1")
        scene.tree.setBoundsOrigin(Point2D(0, 44 * 1000), of: scene["list"])
        #expect(scene.hit(10, 100) == "row 1000")
        #expect(scene.hit(10, 699) == "row 1013")
        // Row 999 lies above the list's upper edge now.
        #expect(scene.hit(10, 99) == "window")
    }

    @Test func `overscrolled, the list itself is hit`() {
        var scene = list()
        scene.tree.setBoundsOrigin(Point2D(0, -50), of: scene["list"])
        #expect(scene.hit(10, 120) == "list")
        #expect(scene.hit(10, 150) == "row 0")
    }

    @Test(arguments: [1e9, 1e12, 1e15])
    func `far offsets round as the conversion does`(offset: Double) {
        var scene = Scene()
        scene.add("list", 0, 0.1, 400, 600) { $0.geometry.bounds.origin.y = offset }
        scene.add("row", 0, offset, 400, 0.5, in: "list")
        // Both engines agree on every double around the edges, wherever rounding puts them.
        for edge in [0.1, 0.6] {
            var y = edge
            for _ in 0..<200 { y = y.nextDown }
            for _ in 0..<400 {
                _ = scene.hit(10, y)
                y = y.nextUp
            }
        }
        #expect(scene.hit(10, 0.1) == "row")
    }

    @Test func `zooming is a transform of the content`() {
        var scene = Scene()
        scene.add("content", 0, 0, 400, 800) { $0.geometry.anchorPoint = Point2D(0, 0) }
        scene.tree.setCenter(Point2D(0, 0), of: scene["content"])
        scene.add("pin", 100, 100, 10, 10, in: "content")
        scene.tree.setTransform(AffineTransform2D(scaleX: 3, y: 3), of: scene["content"])
        #expect(scene.hit(300, 300) == "pin")
        #expect(scene.hit(329.9, 329.9) == "pin")
        #expect(scene.hit(330, 310) == "content")
    }
}
