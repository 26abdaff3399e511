import HitTesting
import Testing

/// Overrides of `hitTest(_:with:)` as closures.
@Suite struct ClosureBehaviorTests {
    /// A panel over a backdrop, with a button in the panel.
    private func scene(
        bounds: Rect2D? = nil, _ closure: @escaping @Sendable (HitTestContext) -> ViewID?
    ) -> Scene {
        var scene = Scene()
        scene.add("backdrop", 0, 0, 400, 800)
        scene.add("panel", 100, 100, 200, 200) {
            $0.hitBehavior = .custom(bounds: bounds, closure)
        }
        scene.add("button", 50, 50, 100, 100, in: "panel")
        return scene
    }

    @Test func `super gives what a normal view would answer`() {
        let scene = scene { $0.standardResult() }
        #expect(scene.hit(200, 200) == "button")
        #expect(scene.hit(110, 110) == "panel")
        #expect(scene.hit(50, 50) == "backdrop")
    }

    @Test func `not answering oneself lets touches through`() {
        let scene = scene { context in
            let view = context.standardResult()
            return view == context.view ? nil : view
        }
        #expect(scene.hit(200, 200) == "button")
        #expect(scene.hit(110, 110) == "backdrop")
    }

    @Test func `neither gates nor region come first`() {
        var scene = scene { $0.view }
        #expect(scene.hit(5, 5) == "panel")
        scene.tree.setHidden(true, of: scene["panel"])
        scene.tree.setHitRegion(.nowhere, of: scene["panel"])
        #expect(scene.hit(5, 5) == "panel")
    }

    @Test func `super asks the gates and the region`() {
        var scene = scene { $0.standardResult() }
        scene.tree.setHidden(true, of: scene["panel"])
        #expect(scene.hit(200, 200) == "backdrop")
        scene.tree.setHidden(false, of: scene["panel"])
        scene.tree.setHitRegion(.nowhere, of: scene["panel"])
        #expect(scene.hit(200, 200) == "backdrop")
    }

    @Test func `an ineligible superview or unhittable geometry keeps it from being asked`() {
        var scene = scene { $0.view }
        scene.tree.setTransform(AffineTransform2D(scaleX: 0, y: 1), of: scene["panel"])
        #expect(scene.hit(200, 200) == "backdrop")
        scene.tree.setTransform(.identity, of: scene["panel"])
        scene.tree.setHidden(true, of: scene["window"])
        #expect(scene.hit(200, 200) == nil)
    }

    @Test func `it is asked only where its superview is`() {
        #expect(scene { $0.view }.hit(500, 500) == nil)
    }

    @Test func `outside its rectangle it is not asked`() {
        let scene = scene(bounds: Rect2D(x: 0, y: 0, width: 50, height: 50)) { $0.view }
        #expect(scene.hit(149, 149) == "panel")
        #expect(scene.hit(150, 149) == "backdrop")
        // Subviews are the closure's to ask.
        #expect(scene.hit(200, 200) == "backdrop")
    }

    @Test func `a removed view counts as no answer`() {
        var scene = Scene()
        scene.add("gone", 0, 0, 10, 10)
        scene.add("panel", 100, 100, 200, 200)
        let gone = scene["gone"]
        scene.tree.setHitBehavior(.custom(bounds: nil) { _ in gone }, of: scene["panel"])
        #expect(scene.hit(150, 150) == "gone")
        scene.tree.remove(gone)
        #expect(scene.hit(150, 150) == "window")
    }

    @Test func `the context tells the view, its local point and the event`() {
        struct Tap: HitTestEvent { let count: Int }
        let scene = scene { context in
            let isDouble = (context.event as? Tap)?.count == 2
            return isDouble && context.localPoint == Point2D(20, 30) ? context.view : nil
        }
        #expect(scene.hit(120, 130, HitTestOptions(event: Tap(count: 2))) == "panel")
        #expect(scene.hit(120, 131, HitTestOptions(event: Tap(count: 2))) == "backdrop")
        #expect(scene.hit(120, 130, HitTestOptions(event: Tap(count: 1))) == "backdrop")
        #expect(scene.hit(120, 130) == "backdrop")
    }

    @Test func `it may ask any view about a converted point`() {
        var scene = Scene()
        scene.add("menu", 0, 500, 400, 100)
        scene.add("item", 0, 0, 400, 50, in: "menu")
        scene.add("shield", 0, 0, 400, 800)
        let menu = scene["menu"]
        scene.tree.setHitBehavior(
            .custom(bounds: nil) { context in
                context.convert(context.localPoint, from: context.view, to: menu)
                    .flatMap { context.hitTest($0, in: menu) } ?? context.view
            }, of: scene["shield"])
        #expect(scene.hit(10, 510) == "item")
        #expect(scene.hit(10, 560) == "menu")
        #expect(scene.hit(10, 10) == "shield")
    }

    @Test func `a local point that overflows is still its to judge`() {
        var scene = Scene()
        scene.tree.setFrame(Rect2D(x: 0, y: 0, width: 1e300, height: 1e300), of: scene["window"])
        scene.add("tiny", 0, 0, 10, 10) {
            $0.geometry.transform = AffineTransform2D(scaleX: 1e-150, y: 1e-150)
            $0.hitBehavior = .custom(bounds: nil) { $0.localPoint.isFinite ? nil : $0.view }
        }
        #expect(scene.hit(1e200, 1e200) == "tiny")
        #expect(scene.hit(10, 10) == "window")
        scene.tree.setHitRegion(.everywhere, of: scene["tiny"])
        scene.tree.setHitBehavior(.normal, of: scene["tiny"])
        #expect(scene.hit(1e200, 1e200) == "window")
        #expect(scene.hit(10, 10) == "tiny")
    }
}
