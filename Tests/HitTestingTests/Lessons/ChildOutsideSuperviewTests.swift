import HitTesting
import Testing

/// A button that sticks out of its superview does not react: the field's most asked question.
@Suite struct ChildOutsideSuperviewTests {
    /// A card with a close button half outside its upper right corner.
    private func card() -> Scene {
        var scene = Scene()
        scene.add("card", 50, 100, 300, 200)
        scene.add("close", 280, -20, 40, 40, in: "card")
        return scene
    }

    @Test func `only the part inside the superview reacts, clipped or not`() {
        var scene = card()
        #expect(scene.hit(340, 110) == "close")
        #expect(scene.hit(360, 90) == "window")
        scene.tree.setClipsToBounds(true, of: scene["card"])
        #expect(scene.hit(340, 110) == "close")
        #expect(scene.hit(360, 90) == "window")
    }

    @Test func `cured by counting subviews as part of the card`() {
        var scene = card()
        scene.tree.setHitRegion(.boundsOrSubviews, of: scene["card"])
        #expect(scene.hit(360, 90) == "close")
        #expect(scene.hit(345, 100) == "close")
        #expect(scene.hit(100, 90) == "window")
    }

    @Test func `cured by a larger touch area`() {
        var scene = card()
        scene.tree.setHitRegion(.inset(EdgeInsets2D(-20)), of: scene["card"])
        #expect(scene.hit(360, 90) == "close")
        // The price: the card reacts all around.
        #expect(scene.hit(100, 90) == "card")
    }

    @Test func `cured by an override that asks the button first`() {
        var scene = card()
        let close = scene["close"]
        scene.tree.setHitBehavior(
            .custom(bounds: nil) { context in
                context.convert(context.localPoint, from: context.view, to: close)
                    .flatMap { context.hitTest($0, in: close) } ?? context.standardResult()
            }, of: scene["card"])
        #expect(scene.hit(360, 90) == "close")
        #expect(scene.hit(100, 150) == "card")
        #expect(scene.hit(100, 90) == "window")
    }

    @Test func `cured by making the button a sibling`() throws {
        var scene = card()
        try scene.tree.addSubview(scene["close"], to: scene["window"])
        scene.tree.setFrame(Rect2D(x: 330, y: 80, width: 40, height: 40), of: scene["close"])
        #expect(scene.hit(360, 90) == "close")
    }

    @Test func `every superview on the way must contain the point`() {
        var scene = card()
        scene.add("badge", 30, 0, 20, 20, in: "close")
        scene.tree.setHitRegion(.boundsOrSubviews, of: scene["card"])
        #expect(scene.hit(375, 90) == "window")
        scene.tree.setHitRegion(.boundsOrSubviews, of: scene["close"])
        #expect(scene.hit(375, 90) == "badge")
    }
}
