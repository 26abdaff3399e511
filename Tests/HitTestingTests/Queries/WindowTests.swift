import HitTesting
import Testing

/// Windows: levels first, then order.
@Suite struct WindowTests {
    @Test func `the later of two windows of a level is asked first`() {
        var scene = Scene()
        scene.addWindow("second")
        #expect(scene.hit(10, 10) == "second")
    }

    @Test func `a higher level is asked first`() {
        var scene = Scene()
        scene.addWindow("alert", level: 2000)
        scene.addWindow("status bar", level: 1000)
        scene.addWindow("second")
        #expect(scene.all(10, 10) == ["alert", "status bar", "second", "window"])
    }

    @Test func `a window that answers nil lets the next one try`() {
        var scene = Scene()
        scene.addWindow("overlay", level: 1) { $0.hitBehavior = .passthrough }
        scene.add("badge", 300, 0, 50, 50, in: "overlay")
        #expect(scene.hit(310, 10) == "badge")
        #expect(scene.hit(10, 10) == "window")
    }

    @Test func `a hidden window is skipped`() {
        var scene = Scene()
        scene.addWindow("second") { $0.isHidden = true }
        #expect(scene.hit(10, 10) == "window")
    }

    @Test func `without any answer there is none`() {
        #expect(Scene().hit(401, 10) == nil)
        #expect(ViewTree().hitTest(Point2D(0, 0)) == nil)
        #expect(RecursiveEngine(ViewTree()).hitTest(Point2D(0, 0)) == nil)
    }

    @Test func `a window that changes its level changes its place`() {
        var scene = Scene()
        scene.addWindow("second")
        scene.tree.setLevel(1, of: scene["window"])
        #expect(scene.hit(10, 10) == "window")
        scene.tree.setLevel(0, of: scene["window"])
        #expect(scene.all(10, 10) == ["window", "second"])
    }

    @Test func `a window may be moved and turned like any view`() {
        var scene = Scene()
        scene.addWindow("turned") {
            $0.geometry = ViewGeometry(
                bounds: Rect2D(x: 0, y: 0, width: 100, height: 50), center: Point2D(200, 400),
                transform: AffineTransform2D(cosine: 0, sine: 1))
        }
        #expect(scene.hit(200, 360) == "turned")
        #expect(scene.hit(240, 400) == "window")
    }
}
