import HitTesting
import SceneGenerators
import Testing

@testable import ViewPictures

@Suite struct SVGTests {
    @Test func `shapes are as the regions are`() throws {
        var scene = TestTree()
        let star = [Point2D(70, 0), Point2D(90, 40), Point2D(60, 20)]
        _ = scene.add("round", 0, 0, 20, 20, region: .ellipse)
        _ = scene.add("star", 0, 0, 100, 50, region: .polygons([star], .evenOdd))
        _ = scene.add("hole", 50, 50, 40, 40, region: .excluding(.bounds, .ellipse))
        let svg = ParsedMarkup(scene.picture().svg())
        #expect(svg.problem == nil)
        let shapes = svg.elements(named: "path").filter { $0.attributes["data-view"] != nil }
        #expect(shapes.compactMap { $0.attributes["data-view"] } == ["0", "1", "2", "3"])
        let data = shapes.compactMap { $0.attributes["d"] }
        #expect(data[0].filter { "CL".contains($0) } == "LLL")
        #expect(data[1].filter { $0 == "C" }.count == 4)
        #expect(data[2].filter { "CL".contains($0) } == "LL")
        #expect(shapes[2].attributes["fill-rule"] == "evenodd")
        #expect(svg.elements(named: "mask").count == 1)
        // Three views have regions that are not their bounds; the legend tells so.
        #expect(svg.elements(named: "path", withClass: "vp-bounds").count == 3)
        #expect(svg.elements(named: "rect", withClass: "vp-bounds").count == 1)
    }

    @Test func `a rotated view is drawn rotated`() {
        var scene = TestTree()
        _ = scene.add(
            "turned", 40, 40, 20, 20, transform: AffineTransform2D(cosine: 0, sine: 1))
        _ = scene.add(
            "slanted", 40, 40, 20, 20, transform: AffineTransform2D(cosine: 0.8, sine: 0.6))
        let picture = scene.picture()
        let corners = picture.scene.views.map(\.worldCorners)
        #expect(corners[1] == [Point2D(60, 40), Point2D(60, 60), Point2D(40, 60), Point2D(40, 40)])
        #expect(corners[2][0] == Point2D(48, 36))
    }

    @Test func `the touch, the hit view, the wanted view and its parts are marked`() {
        var scene = TestTree()
        let button = scene.add("button", 20, 20, 40, 40)
        _ = scene.add("strip", 0, 40, 100, 60)
        let svg = ParsedMarkup(scene.picture(touch: Point2D(30, 50), wanted: button).svg())
        #expect(svg.problem == nil)
        #expect(svg.elements(named: "path", withClass: "vp-hit").count == 1)
        #expect(svg.elements(named: "path", withClass: "vp-wanted").count == 2)
        #expect(svg.elements(named: "path", withClass: "vp-reacts").count == 1)
        #expect(svg.elements(named: "path", withClass: "vp-covered").count == 1)
        #expect(svg.elements(named: "circle", withClass: "vp-touch").count == 3)
        let texts = svg.texts(of: "text")
        #expect(texts.contains("touch at (30, 50)"))
        #expect(texts.contains("gets it: strip"))
        #expect(texts.contains("reacts: 50 % of it"))
        #expect(texts.contains("50 % to strip, in front of it"))
    }

    @Test func `hostile names do no harm`() {
        var scene = TestTree()
        let name = "</title><script>alert(\"x\")</script>&amp;\u{0}\u{1B}'\u{FFFE}"
        let view = scene.add(name, 10, 10, 80, 80)
        let text = scene.picture(touch: Point2D(50, 50), wanted: view, caption: [name]).svg()
        let svg = ParsedMarkup(text)
        #expect(svg.problem == nil)
        #expect(svg.elements(named: "script").isEmpty)
        let shown = "</title><script>alert(\"x\")</script>&amp;\u{FFFD}\u{FFFD}'\u{FFFD}"
        #expect(svg.texts(of: "title").contains(shown))
    }

    @Test func `the same picture is the same text`() {
        let scene = Scene(.scattered, views: 80, seed: 4)
        let texts = (0..<3).map { _ in
            ViewPicture(of: scene.tree, touch: scene.world.center) { ViewLabel(name: "\($0)") }
                .svg()
        }
        #expect(Set(texts).count == 1)
    }

    @Test func `no views, and views without a place, can be drawn`() {
        let empty = ViewPicture(of: ViewTree(), touch: Point2D(1, 2)) { _ in ViewLabel(name: "") }
        #expect(ParsedMarkup(empty.svg()).problem == nil)
        var scene = TestTree()
        let odd = scene.add("odd", .nan, 0, 10, 10)
        _ = scene.add("in it", 0, 0, 10, 10, in: odd)
        _ = scene.add("far", 1e300, 1e300, 1e300, 1e300)
        _ = scene.add("flat", 0, 0, 10, 10, transform: AffineTransform2D(scaleX: 0, y: 0))
        let picture = scene.picture(touch: Point2D(.infinity, 0), wanted: odd)
        #expect(picture.scene.views.map(\.label.name) == ["window", "far", "flat"])
        #expect(ParsedMarkup(picture.svg()).problem == nil)
        #expect(picture.svg().contains("inf") == false)
    }

    @Test func `random trees give well-formed documents`() {
        for seed in 0..<40 {
            var source = RandomSource(seed: UInt64(seed))
            let random = RandomTree(from: &source, atMost: 60)
            let tree = GrownTree(random.recipe).tree
            let picture = ViewPicture(
                of: tree, touch: Point2D(3, 4), wanted: tree.roots.first, caption: ["\(seed)"],
                resolution: HitMapResolution(finePixels: 20)
            ) { ViewLabel(name: "view", id: "\($0)") }
            #expect(ParsedMarkup(picture.svg()).problem == nil, "Seed \(seed)")
        }
    }
}
