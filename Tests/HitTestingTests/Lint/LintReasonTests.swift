import HitTesting
import Testing

@Suite("Lint: views that can never be hit, and why")
struct LintReasonTests {
    @Test("Gates name the view whose gate is closed")
    func gates() {
        var scene = Scene()
        scene.add("hidden", 0, 0, 50, 50) { $0.isHidden = true }
        scene.add("in hidden", 0, 0, 10, 10, in: "hidden")
        scene.add("off", 50, 0, 50, 50) { $0.isUserInteractionEnabled = false }
        scene.add("clear", 100, 0, 50, 50) { $0.alpha = 0.01 }
        #expect(scene.reason("hidden") == .hidden(view: "hidden"))
        #expect(scene.reason("in hidden") == .hidden(view: "hidden"))
        #expect(scene.reason("off") == .interactionDisabled(view: "off"))
        #expect(scene.reason("clear") == .tooTransparent(view: "clear", alpha: 0.01))
        #expect(scene.verdict("window").point != nil)
    }

    @Test("Geometry that cannot be hit")
    func unhittableGeometry() {
        var scene = Scene()
        let flat = AffineTransform2D(scaleX: 0, y: 1)
        scene.add("flat", 0, 0, 50, 50) { $0.geometry.transform = flat }
        scene.add("nowhere", .nan, 0, 50, 50)
        scene.add("empty", 100, 100, 0, 50)
        scene.add("region", 100, 100, 50, 50) { $0.hitRegion = .nowhere }
        #expect(scene.reason("flat") == .singularTransform(view: "flat", transform: flat))
        #expect(scene.reason("nowhere") == .nonFiniteGeometry(view: "nowhere"))
        #expect(scene.reason("empty") == .emptyRegion(view: "empty"))
        #expect(scene.reason("region") == .emptyRegion(view: "region"))
    }

    @Test("A view outside one around it names that one")
    func outside() {
        var scene = Scene()
        scene.add("panel", 100, 100, 100, 100)
        scene.add("box", 0, 0, 50, 50, in: "panel")
        scene.add("beside", 60, 10, 20, 20, in: "box")
        scene.add("far", 10, 200, 20, 20, in: "panel")
        scene.add("in far", 0, 0, 5, 5, in: "far")
        #expect(scene.reason("beside") == .outside(view: "beside", ancestor: "box"))
        #expect(scene.reason("far") == .outside(view: "far", ancestor: "panel"))
        #expect(scene.reason("in far") == .outside(view: "far", ancestor: "panel"))
    }

    @Test("A covered view names who covers it, and where")
    func covered() {
        var scene = Scene()
        scene.add("button", 100, 100, 100, 50)
        scene.add("label", 10, 10, 80, 30, in: "button")
        scene.add("left", 90, 90, 60, 70)
        scene.add("right", 150, 90, 60, 70)
        let middle = Point2D(150, 125)
        #expect(scene.reason("button") == .covered(view: "button", by: "right", at: middle))
        #expect(scene.reason("label") == .covered(view: "button", by: "right", at: middle))
        scene.tree.setHitBehavior(.passthrough, of: scene["right"])
        #expect(scene.reason("button") == nil)
        #expect(scene.reason("label") == nil)
    }

    @Test("Behaviours")
    func behaviors() {
        var scene = Scene()
        scene.add("absorbing", 0, 0, 50, 50) { $0.hitBehavior = .absorbing }
        scene.add("absorbed", 0, 0, 10, 10, in: "absorbing")
        scene.add("transparent", 50, 0, 50, 50) { $0.hitBehavior = .transparent }
        scene.add("below", 0, 0, 10, 10, in: "transparent")
        scene.add("layer", 0, 100, 400, 400) { $0.hitBehavior = .passthrough }
        scene.add("on layer", 10, 10, 10, 10, in: "layer")
        scene.add("stack", 0, 600, 100, 100)
        scene.add("upper", 0, 0, 100, 50, in: "stack")
        scene.add("lower", 0, 50, 100, 50, in: "stack")
        #expect(scene.reason("absorbed") == .absorbed(by: "absorbing"))
        #expect(scene.verdict("absorbing").point != nil)
        #expect(scene.reason("transparent") == .transparent(view: "transparent"))
        #expect(scene.reason("below") == .transparent(view: "transparent"))
        #expect(scene.reason("layer") == .passesThrough(view: "layer"))
        #expect(scene.reach("on layer").area == 100...100)
        #expect(scene.reason("stack") == .takenBySubviews)
        #expect(scene.reach("stack").areaWithSubviews == 10_000...10_000)
    }

    @Test("Redirections add to their target, hidden or not")
    func redirections() {
        var scene = Scene()
        scene.add("target", 0, 0, 10, 10) { $0.isHidden = true }
        scene.add("handle", 100, 100, 20, 20)
        scene.tree.setHitBehavior(.redirect(scene["target"]), of: scene["handle"])
        #expect(scene.reason("handle") == .redirects(view: "handle", to: "target"))
        #expect(scene.verdict("handle") == .unreachable)
        #expect(scene.reach("target").area == 400...400)
        #expect(scene.reach("target").fraction == 0...0)
        scene.tree.setHidden(false, of: scene["target"])
        #expect(scene.reach("target").area == 500...500)
        #expect(scene.reach("target").fraction == 1...1)
        scene.tree.remove(scene["target"])
        #expect(scene.reason("handle") == .passesThrough(view: "handle"))
    }

    @Test("Detached views come last")
    func detached() {
        var scene = Scene()
        scene.add("view", 0, 0, 10, 10)
        scene.add("below", 0, 0, 5, 5, in: "view")
        scene.tree.detach(scene["view"])
        #expect(scene.reason("view") == .detached)
        #expect(scene.reason("below") == .detached)
        #expect(scene.tree.lint().views.count == 3)
    }
}
