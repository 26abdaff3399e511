import HitTesting
import Testing

@Suite("Lint: slanted and curved views, and closures")
struct LintShapeTests {
    private let turned = AffineTransform2D(cosine: 0.8, sine: 0.6)

    @Test("A turned view that is free has the area of its bounds")
    func turnedView() {
        var scene = Scene()
        scene.add("card", 100, 100, 100, 50) { $0.geometry.transform = turned }
        let area = scene.reach("card").area
        #expect(area.contains(5_000) && area.upperBound - area.lowerBound < 1e-6)
        #expect(scene.reach("card").fraction?.upperBound == 1)
        #expect(scene.reach("window").area.contains(315_000))
    }

    @Test("A turned view half outside its superview")
    func turnedViewCutInHalf() {
        var scene = Scene()
        // The window's edge goes through the middle, so half of the view lies on either side.
        scene.add("card", -50, 100, 100, 50) { $0.geometry.transform = turned }
        let area = scene.reach("card").area
        #expect(area.contains(2_500) && area.upperBound - area.lowerBound < 1e-6)
    }

    @Test("Within a turned view, covering is proved exactly")
    func coveredInTurnedView() {
        var scene = Scene()
        scene.add("panel", 100, 100, 200, 200) { $0.geometry.transform = turned }
        scene.add("back", 10, 10, 100, 100, in: "panel")
        scene.add("left", 0, 0, 60, 150, in: "panel")
        scene.add("right", 60, 0, 60, 150, in: "panel")
        #expect(scene.verdict("back") == .unreachable)
        guard case .covered(view: "back", let cover, _) = scene.reason("back") else {
            Issue.record("\(String(describing: scene.reason("back")))")
            return
        }
        #expect(cover == "left" || cover == "right")
    }

    @Test("Under a cover turned by itself, nothing in the middle is left")
    func turnedCover() {
        var scene = Scene()
        scene.add("button", 150, 150, 40, 40)
        scene.add("cover", 100, 100, 140, 140) { $0.geometry.transform = turned }
        #expect(scene.verdict("button") == .unreachable)
        scene.tree.setCenter(Point2D(90, 170), of: scene["cover"])
        #expect(scene.verdict("button").point != nil)
    }

    @Test("A view with the very place of a turned cover is undecided below the rounding")
    func sameTurnedPlace() {
        var scene = Scene()
        for name in ["button", "cover"] {
            scene.add(name, 100, 100, 140, 140) { $0.geometry.transform = turned }
        }
        guard case .undecided(let area) = scene.verdict("button") else {
            Issue.record("\(scene.verdict("button"))")
            return
        }
        #expect(area < 1e-6)
    }

    @Test("A round button has the area of its ellipse, within the tolerance")
    func roundButton() {
        var scene = Scene()
        scene.add("knob", 100, 100, 100, 60) { $0.hitRegion = .ellipse }
        scene.add("pill", 100, 300, 200, 40) { $0.hitRegion = .roundedRect(radius: 20) }
        let ellipse = Double.pi * 50 * 30
        #expect(scene.reach("knob").area.contains(ellipse))
        #expect(scene.reach("knob").area.upperBound < ellipse * 1.005)
        let pill = 160 * 40 + Double.pi * 400
        #expect(scene.reach("pill").area.contains(pill))
        #expect(scene.reach("pill").area.lowerBound > pill * 0.995)
        var options = LintOptions()
        options.curveTolerance = 1
        let coarse = scene.tree.lint(options).views[1].area
        #expect(coarse.contains(ellipse))
        #expect(coarse.upperBound > scene.reach("knob").area.upperBound)
    }

    @Test("In the corner that a round cover leaves free, a view can be hit")
    func cornerOfARoundCover() {
        var scene = Scene()
        scene.add("corner", 100, 100, 10, 10)
        scene.add("cover", 100, 100, 100, 100) { $0.hitRegion = .ellipse }
        #expect(scene.verdict("corner").point != nil)
        scene.tree.setFrame(Rect2D(x: 120, y: 120, width: 10, height: 10), of: scene["corner"])
        #expect(scene.verdict("corner") == .unreachable)
    }

    @Test("Polygons, by either rule")
    func polygons() {
        var scene = Scene()
        // A pentagram: its middle is inside by winding, and outside by crossings.
        let star = [(50.0, 0.0), (80, 95), (0, 35), (100, 35), (20, 95)].map { Point2D($0.0, $0.1) }
        scene.add("star", 0, 0, 100, 100) { $0.hitRegion = .polygons([star], .nonZero) }
        scene.add("ring", 100, 0, 100, 100) { $0.hitRegion = .polygons([star], .evenOdd) }
        let square = [(0.0, 0.0), (60, 0), (60, 40), (0, 40)].map { Point2D($0.0, $0.1) }
        scene.add("square", 0, 200, 100, 100) { $0.hitRegion = .polygons([square], .evenOdd) }
        let (whole, hollow) = (scene.reach("star").area, scene.reach("ring").area)
        #expect(whole.lowerBound > hollow.upperBound)
        #expect(whole.upperBound - whole.lowerBound < 1e-6)
        #expect(scene.reach("square").area.contains(2_400))
    }

    @Test("Masks are exact")
    func masks() {
        var scene = Scene()
        let mask = HitMask(columns: 3, rows: 2, cells: [true, false, true, true, true, false])
        scene.add("image", 0, 0, 30, 20) { $0.hitRegion = .mask(mask) }
        #expect(scene.reach("image").area == 400...400)
    }

    @Test("What a closure decides is in doubt, for it and for what lies behind")
    func closures() {
        var scene = Scene()
        scene.add("behind", 100, 100, 50, 50)
        scene.add("beside", 300, 300, 50, 50)
        let bounds = Rect2D(x: -10, y: -10, width: 120, height: 120)
        scene.add("decider", 90, 90, 100, 100) {
            $0.hitBehavior = .custom(bounds: bounds) { $0.localPoint.x < 0 ? $0.view : nil }
        }
        let lint = scene.tree.lint()
        #expect(lint.closures == [scene["decider"]])
        #expect(scene.reach("behind").doubt == "decider")
        #expect(scene.reach("behind").area == 0...2_500)
        #expect(scene.verdict("behind").point != nil)
        #expect(scene.reach("beside").area == 2_500...2_500)
        #expect(scene.reach("decider").area == 0...14_400)
    }

    @Test("A region that a closure decides leaves both sides in doubt")
    func regionClosures() {
        var scene = Scene()
        scene.add("behind", 100, 100, 50, 50)
        scene.add("decider", 100, 100, 50, 50) {
            $0.hitRegion = .custom(bounds: Rect2D(x: 0, y: 0, width: 50, height: 50)) { _ in true }
        }
        #expect(scene.verdict("behind") == .undecided(below: 2_500))
        #expect(scene.reach("decider").area == 0...2_500)
        #expect(scene.verdict("decider").point != nil)
    }

    @Test("Singular matrices that stand for their own inverse")
    func returnedUnchanged() {
        var scene = Scene(rules: HitTestRules(singularTransforms: .returnedUnchanged))
        scene.add("button", 100, 100, 50, 50)
        scene.add("flat", 0, 0, 50, 50) {
            $0.geometry.transform = AffineTransform2D(scaleX: 0, y: 0)
        }
        #expect(scene.reach("flat").area == 320_000...320_000)
        #expect(scene.verdict("button") == .unreachable)
        scene.tree.setTransform(
            AffineTransform2D(a: 1, b: 1, c: 1, d: 1, tx: 0, ty: 0), of: scene["flat"])
        #expect(scene.reach("button").doubt == "flat")
    }
}
