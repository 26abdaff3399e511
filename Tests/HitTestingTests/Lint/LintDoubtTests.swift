import HitTesting
import Testing

@Suite("Lint: what closures leave in doubt, and what they do not")
struct LintDoubtTests {
    @Test("Below a closure, a subview can get touches in both regions only")
    func standardTouches() {
        var scene = Scene()
        scene.add("decider", 0, 0, 100, 100) {
            $0.hitBehavior = .custom(bounds: nil) { $0.standardResult() }
        }
        scene.add("inner", 80, 80, 100, 100, in: "decider")
        #expect(scene.reach("inner").area == 0...400)
        #expect(scene.reach("inner").doubt == "decider")
    }

    @Test("Doubt goes on into turned views")
    func doubtInTurnedViews() {
        var scene = Scene()
        scene.add("panel", 100, 100, 200, 200) {
            $0.geometry.transform = AffineTransform2D(cosine: 0.8, sine: 0.6)
        }
        scene.add("inner", 50, 50, 100, 100, in: "panel")
        #expect(scene.reach("inner").area.lowerBound > 9_999)
        scene.add("decider", 0, 0, 400, 800) { $0.hitBehavior = .custom(bounds: nil) { _ in nil } }
        #expect(scene.reach("inner").area.lowerBound == 0)
        #expect(scene.reach("inner").doubt == "decider")
        #expect(scene.verdict("inner").point.map { scene.tree.hitTest($0) } == scene["inner"])
    }

    @Test("A spot that only a closure knows is looked for in a few places")
    func spot() {
        var scene = Scene()
        scene.add("cloud", 100, 100, 100, 100) {
            $0.hitRegion = .custom(bounds: Rect2D(x: 0, y: 0, width: 100, height: 100)) { context in
                abs(context.localPoint.x - 25) < 1 && abs(context.localPoint.y - 75) < 1
            }
        }
        #expect(scene.verdict("cloud").point.map { scene.tree.hitTest($0) } == scene["cloud"])
        #expect(
            scene.explain("cloud", 10, 10).elsewhere.point
                .map { scene.tree.hitTest($0) } == scene["cloud"])
    }

    @Test("Hidden subviews do not widen a region that follows its subviews")
    func hiddenSubviews() {
        var scene = Scene()
        scene.add("card", 100, 100, 100, 100) { $0.hitRegion = .boundsOrSubviews }
        scene.add("sticking out", 90, 0, 50, 50, in: "card")
        #expect(scene.reach("card").areaWithSubviews == 12_000...12_000)
        scene.tree.setHidden(true, of: scene["sticking out"])
        #expect(scene.reach("card").areaWithSubviews == 10_000...10_000)
    }
}
