import HitTesting
import Testing

/// Overrides that live in the caller's objects.
@Suite struct OverriddenBehaviorTests {
    /// A panel over a backdrop, with a button in the panel.
    private func scene(bounds: Rect2D? = nil) -> Scene {
        var scene = Scene()
        scene.add("backdrop", 0, 0, 400, 800)
        scene.add("panel", 100, 100, 200, 200) { $0.hitBehavior = .overridden(bounds: bounds) }
        scene.add("button", 50, 50, 100, 100, in: "panel")
        return scene
    }

    @Test func `without a handler the view is a normal one`() {
        let scene = scene(bounds: Rect2D(x: 0, y: 0, width: 1, height: 1))
        #expect(scene.hit(200, 200) == "button")
        #expect(scene.hit(290, 290) == "panel")
    }

    @Test func `the handler decides, before gates and region`() {
        var scene = scene()
        scene.tree.setHidden(true, of: scene["panel"])
        let answering = HitTestOptions(overriddenViews: { $0.view })
        #expect(scene.hit(5, 5, answering) == "panel")
        let declining = HitTestOptions(overriddenViews: { _ in nil })
        #expect(scene.hit(200, 200, declining) == "backdrop")
    }

    @Test func `the handler is not asked outside the rectangle`() {
        let scene = scene(bounds: Rect2D(x: 0, y: 0, width: 50, height: 50))
        let answering = HitTestOptions(overriddenViews: { $0.view })
        #expect(scene.hit(149, 149, answering) == "panel")
        #expect(scene.hit(200, 200, answering) == "backdrop")
    }

    @Test func `the handler may call super`() {
        let options = HitTestOptions(overriddenViews: { $0.standardResult() })
        #expect(scene().hit(200, 200, options) == "button")
        #expect(scene().hit(110, 110, options) == "panel")
    }

    @Test func `super asks overridden subviews with the same handler`() {
        var scene = scene()
        scene.add("inner", 0, 0, 100, 100, in: "button") {
            $0.hitBehavior = .overridden(bounds: nil)
        }
        let inner = scene["inner"]
        let options = HitTestOptions(overriddenViews: { context in
            context.view == inner ? nil : context.standardResult()
        })
        #expect(scene.hit(200, 200) == "inner")
        #expect(scene.hit(200, 200, options) == "button")
    }
}
