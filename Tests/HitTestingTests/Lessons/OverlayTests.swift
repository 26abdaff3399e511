import HitTesting
import Testing

/// Overlays that touches should fall through.
@Suite struct OverlayTests {
    /// A screen with a button, under a full-screen overlay with a toast.
    private func screen() -> Scene {
        var scene = Scene()
        scene.add("button", 100, 400, 200, 50)
        scene.add("overlay", 0, 0, 400, 800)
        scene.add("toast", 50, 700, 300, 60, in: "overlay")
        return scene
    }

    @Test func `an overlay takes every touch, however transparent it looks`() {
        #expect(screen().hit(200, 420) == "overlay")
    }

    @Test func `passing through keeps its controls alive`() {
        var scene = screen()
        scene.tree.setHitBehavior(.passthrough, of: scene["overlay"])
        #expect(scene.hit(200, 420) == "button")
        #expect(scene.hit(100, 710) == "toast")
    }

    @Test func `switching interaction off switches its controls off too`() {
        var scene = screen()
        scene.tree.setUserInteractionEnabled(false, of: scene["overlay"])
        #expect(scene.hit(200, 420) == "button")
        #expect(scene.hit(100, 710) == "window")
    }

    @Test func `so does fading it out`() {
        var scene = screen()
        scene.tree.setAlpha(0.01, of: scene["overlay"])
        #expect(scene.hit(100, 710) == "window")
        scene.tree.setAlpha(0.02, of: scene["overlay"])
        #expect(scene.hit(100, 710) == "toast")
    }

    @Test func `a tutorial lets touches through one hole`() {
        var scene = screen()
        let hole = HitRegion.rects([Rect2D(x: 100, y: 400, width: 200, height: 50)])
        scene.tree.setHitRegion(.excluding(.bounds, hole), of: scene["overlay"])
        #expect(scene.hit(200, 420) == "button")
        #expect(scene.hit(200, 500) == "overlay")
    }

    @Test func `an image lets touches through where it is transparent`() {
        var scene = screen()
        let mask = HitMask(columns: 2, rows: 1, cells: [true, false])
        scene.tree.setHitRegion(.mask(mask), of: scene["overlay"])
        #expect(scene.hit(150, 420) == "overlay")
        #expect(scene.hit(250, 420) == "button")
    }

    @Test func `a shield blocks everything below, and closes on a touch`() {
        var scene = screen()
        scene.tree.setHitBehavior(.absorbing, of: scene["overlay"])
        #expect(scene.hit(200, 420) == "overlay")
        #expect(scene.hit(100, 710) == "overlay")
    }
}
