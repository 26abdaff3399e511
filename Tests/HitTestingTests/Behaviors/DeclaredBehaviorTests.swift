import HitTesting
import Testing

/// The table of behaviours, but for closures.
@Suite struct DeclaredBehaviorTests {
    /// A panel over a backdrop, with a button in the panel.
    private func scene(_ behavior: HitBehavior) -> Scene {
        var scene = Scene()
        scene.add("backdrop", 0, 0, 400, 800)
        scene.add("panel", 100, 100, 200, 200) { $0.hitBehavior = behavior }
        scene.add("button", 50, 50, 100, 100, in: "panel")
        return scene
    }

    @Test(
        arguments: [
            (HitBehavior.normal, "button", "panel"),
            (.passthrough, "button", "backdrop"),
            (.absorbing, "panel", "panel"),
            (.transparent, "backdrop", "backdrop"),
            (.overridden(bounds: nil), "button", "panel"),
        ] as [(HitBehavior, String, String)])
    func `a behaviour decides over the button and beside it`(
        behavior: HitBehavior, overButton: String, besideButton: String
    ) {
        let scene = scene(behavior)
        #expect(scene.hit(200, 200) == overButton)
        #expect(scene.hit(110, 110) == besideButton)
        #expect(scene.hit(50, 50) == "backdrop")
    }

    @Test func `behaviours apply only where the view is`() {
        var scene = scene(.absorbing)
        scene.tree.setHitRegion(.nowhere, of: scene["panel"])
        #expect(scene.hit(200, 200) == "backdrop")
    }

    @Test func `a view that passes through still needs the point inside`() {
        var scene = scene(.passthrough)
        scene.add("outside", 200, 0, 50, 50, in: "panel")
        #expect(scene.hit(310, 110) == "backdrop")
        #expect(scene.hit(299, 110) == "backdrop")
        scene.tree.setHitRegion(.everywhere, of: scene["panel"])
        #expect(scene.hit(310, 110) == "outside")
    }

    @Test func `views that pass through may be nested`() {
        var scene = scene(.passthrough)
        scene.tree.setHitBehavior(.passthrough, of: scene["button"])
        #expect(scene.hit(200, 200) == "backdrop")
        scene.add("label", 0, 0, 100, 100, in: "button")
        #expect(scene.hit(200, 200) == "label")
    }

    @Test func `absorbing hides subviews whatever they do`() {
        var scene = scene(.absorbing)
        scene.tree.setHitBehavior(.redirect(scene["backdrop"]), of: scene["button"])
        #expect(scene.hit(200, 200) == "panel")
    }
}
