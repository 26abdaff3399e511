import HitTesting
import Testing

/// Points and rectangles between any two views.
@Suite struct ConversionTests {
    /// A scrolled list, a row in it, and a scaled thumbnail beside it.
    private func scene() -> Scene {
        var scene = Scene()
        scene.add("list", 0, 100, 400, 600) { $0.geometry.bounds.origin.y = 1000 }
        scene.add("row", 10, 1000, 380, 44, in: "list")
        scene.add("thumbnail", 300, 0, 100, 100) {
            $0.geometry.transform = AffineTransform2D(scaleX: 2, y: 2)
        }
        scene.add("dot", 10, 10, 5, 5, in: "thumbnail")
        return scene
    }

    /// The converted point.
    private func convert(
        _ scene: Scene, _ x: Double, _ y: Double, from source: String?, to target: String?
    ) -> Point2D? {
        scene.tree.convert(
            Point2D(x, y), from: source.map { scene[$0] }, to: target.map { scene[$0] })
    }

    @Test func `up, down and across`() {
        let scene = scene()
        #expect(convert(scene, 1, 2, from: "row", to: nil) == Point2D(11, 102))
        #expect(convert(scene, 11, 102, from: nil, to: "row") == Point2D(1, 2))
        #expect(convert(scene, 0, 0, from: "dot", to: "window") == Point2D(270, -30))
        #expect(convert(scene, 0, 0, from: "dot", to: "row") == Point2D(260, -130))
        #expect(convert(scene, 260, -130, from: "row", to: "dot") == Point2D(0, 0))
    }

    @Test func `to itself and from the world to the world nothing changes`() {
        let scene = scene()
        #expect(convert(scene, 0.1, 0.2, from: "dot", to: "dot") == Point2D(0.1, 0.2))
        #expect(convert(scene, 0.1, 0.2, from: nil, to: nil) == Point2D(0.1, 0.2))
    }

    @Test func `it meets at the nearest common superview`() {
        // Were the window's transform applied and undone, 0.1 would come back rounded.
        var scene = scene()
        let turned = AffineTransform2D(cosine: 0.6, sine: 0.8)
        scene.tree.setTransform(turned, of: scene["window"])
        #expect(convert(scene, 0.1, 0, from: "row", to: "list") == Point2D((0.1 - 0) + 10, 1000))
        scene.tree.setTransform(AffineTransform2D(scaleX: 0, y: 0), of: scene["window"])
        #expect(convert(scene, 1, 2, from: "row", to: "thumbnail") != nil)
    }

    @Test func `down through an unhittable view there is no way, up there is`() {
        var scene = scene()
        scene.tree.setTransform(AffineTransform2D(scaleX: 0, y: 0), of: scene["thumbnail"])
        #expect(convert(scene, 0, 0, from: nil, to: "dot") == nil)
        #expect(convert(scene, 0, 0, from: nil, to: "thumbnail") == nil)
        #expect(convert(scene, 1, 1, from: "dot", to: nil) == Point2D(350, 50))
    }

    @Test func `returned unchanged, the way down is that of the hit test`() {
        var scene = Scene(rules: HitTestRules(singularTransforms: .returnedUnchanged))
        scene.add("flat", 100, 100, 100, 100) {
            $0.geometry.transform = AffineTransform2D(scaleX: 1, y: 0)
        }
        #expect(convert(scene, 120, 500, from: nil, to: "flat") == Point2D(20, 50))
    }

    @Test func `a rectangle becomes the box around its corners`() {
        var scene = scene()
        let rect = Rect2D(x: 0, y: 0, width: 10, height: 10)
        let scaled = scene.tree.convert(rect, from: scene["dot"], to: nil)
        #expect(scaled == Rect2D(x: 270, y: -30, width: 20, height: 20))
        scene.tree.setTransform(
            AffineTransform2D(cosine: 0.6, sine: 0.8), of: scene["thumbnail"])
        let turned = scene.tree.convert(rect, from: scene["thumbnail"], to: scene["window"])
        #expect(turned?.width == 14 && turned?.height == 14)
    }

    @Test func `removed and detached views have no way`() {
        var scene = scene()
        let row = scene["row"]
        scene.tree.detach(row)
        #expect(convert(scene, 0, 0, from: "row", to: nil) == nil)
        #expect(convert(scene, 1, 1, from: "row", to: "row") == Point2D(1, 1))
        scene.tree.remove(row)
        #expect(convert(scene, 1, 1, from: "row", to: "row") == nil)
    }
}
