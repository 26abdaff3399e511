import HitTesting
import Testing

/// What makes a view, with its subtree, ineligible.
@Suite struct GateTests {
    /// A panel with a button, changed.
    private func scene(
        rules: HitTestRules = .uiKit, _ configure: (inout ViewDescription) -> Void
    ) -> Scene {
        var scene = Scene(rules: rules)
        scene.add("panel", 0, 0, 400, 400, configure)
        scene.add("button", 0, 0, 100, 100, in: "panel")
        return scene
    }

    @Test func `a hidden view takes its subtree along`() {
        #expect(scene { $0.isHidden = true }.hit(50, 50) == "window")
    }

    @Test func `so does one without interaction`() {
        #expect(scene { $0.isUserInteractionEnabled = false }.hit(50, 50) == "window")
    }

    @Test(arguments: [
        (Float(0.01), false), (Float(0.01).nextUp, true), (Float(0.01).nextDown, false),
        (0, false), (-0.0, false), (-1, false), (.nan, false), (0.02, true), (1, true),
        (.infinity, true),
    ])
    func `alpha counts as the Float it is`(alpha: Float, isEligible: Bool) {
        #expect(scene { $0.alpha = alpha }.hit(50, 50) == (isEligible ? "button" : "window"))
    }

    @Test(arguments: [
        (Float(0), false), (-0.0, false), (Float.leastNonzeroMagnitude, true), (.nan, false),
        (-1, false), (0.01, true),
    ])
    func `with a minimum of 0 only a fully transparent view is skipped`(
        alpha: Float, isEligible: Bool
    ) {
        let scene = scene(rules: HitTestRules(minimumAlpha: 0)) { $0.alpha = alpha }
        #expect(scene.hit(50, 50) == (isEligible ? "button" : "window"))
    }

    @Test func `alphas are not multiplied`() {
        var scene = scene { $0.alpha = 0.1 }
        scene.tree.setAlpha(0.02, of: scene["button"])
        #expect(scene.hit(50, 50) == "button")
    }

    @Test func `asked itself, a view obeys its own gates and not its superviews'`() {
        let scene = scene { $0.isHidden = true }
        #expect(scene.hit(50, 50, in: "panel") == nil)
        #expect(scene.hit(50, 50, in: "button") == "button")
        #expect(scene.hit(150, 50, in: "button") == nil)
    }

    @Test func `clipping does not matter`() {
        var scene = scene { $0.clipsToBounds = true }
        scene.tree.setHitRegion(.everywhere, of: scene["panel"])
        scene.tree.setFrame(Rect2D(x: 0, y: 500, width: 100, height: 100), of: scene["button"])
        #expect(scene.hit(50, 550) == "button")
    }
}
