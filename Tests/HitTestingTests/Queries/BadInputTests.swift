import HitTesting
import Testing

/// What must not trap, and what must.
@Suite struct BadInputTests {
    @Test(arguments: [
        Point2D(.nan, 0), Point2D(0, .nan), Point2D(.infinity, 0), Point2D(0, -.infinity),
    ])
    func `a point that is not finite has no answer, whatever the regions`(point: Point2D) {
        var scene = Scene()
        scene.tree.setHitRegion(.everywhere, of: scene["window"])
        scene.add("closure", 0, 0, 10, 10) { $0.hitBehavior = .custom(bounds: nil) { $0.view } }
        #expect(scene.hit(point.x, point.y) == nil)
        #expect(scene.hit(point.x, point.y, in: "closure") == nil)
        #expect(scene.all(point.x, point.y) == [])
        #expect(scene.tree.hitPath(point) == nil)
        #expect(RecursiveEngine(scene.tree).hitPath(point) == nil)
    }

    @Test func `a local point that overflows is in no region`() {
        var scene = Scene()
        scene.add("everywhere", 0, 0, 1e300, 1e300) {
            $0.hitRegion = .everywhere
            $0.geometry.transform = AffineTransform2D(scaleX: 1e-10, y: 1e-10)
        }
        scene.tree.setHitRegion(.everywhere, of: scene["window"])
        #expect(scene.hit(1e300, 1e300) == "window")
    }

    @Test func `queries answer nil for a removed view`() {
        var scene = Scene()
        scene.add("gone", 0, 0, 10, 10)
        scene.tree.remove(scene["gone"])
        #expect(scene.hit(5, 5, in: "gone") == nil)
        #expect(!scene.tree.contains(scene["gone"]))
        #expect(scene.tree.superview(of: scene["gone"]) == nil)
    }

    @Test func `an id of another tree is not taken for a view`() {
        var other = Scene()
        other.add("stranger", 0, 0, 10, 10)
        let tree = Scene().tree
        #expect(!tree.contains(other["stranger"]))
        #expect(tree.hitTest(Point2D(5, 5), in: other["stranger"]) == nil)
        #expect(RecursiveEngine(tree).hitTest(Point2D(5, 5), in: other["stranger"]) == nil)
    }

    @Test func `changing a removed view is a mistake`() async {
        await #expect(processExitsWith: .failure) {
            var tree = ViewTree()
            let view = tree.addRoot(ViewDescription(frame: .zero))
            tree.remove(view)
            tree.setHidden(true, of: view)
        }
    }

    @Test func `a view does not go below itself, and the error names both`() throws {
        var scene = Scene()
        scene.add("outer", 0, 0, 100, 100)
        scene.add("inner", 0, 0, 50, 50, in: "outer")
        let outer = scene["outer"]
        let inner = scene["inner"]
        let error = ViewTreeError.superviewIsDescendant(view: outer, superview: inner)
        #expect(throws: error) { try scene.tree.addSubview(outer, to: inner) }
        #expect(throws: error) { try scene.tree.insertSubview(outer, to: inner, at: 0) }
        #expect(error.description.contains("\(outer)") && error.description.contains("\(inner)"))
        #expect(scene.hit(10, 10) == "inner")
        #expect(scene.tree.superview(of: outer) == scene["window"])
    }

    @Test func `a view whose geometry is not finite comes back when it is`() {
        var scene = Scene()
        scene.add("view", 0, 0, 100, 100)
        scene.tree.setCenter(Point2D(.nan, 50), of: scene["view"])
        #expect(scene.hit(50, 50) == "window")
        scene.tree.setCenter(Point2D(50, 50), of: scene["view"])
        #expect(scene.hit(50, 50) == "view")
    }

    @Test func `empty and negative sizes`() {
        var scene = Scene()
        scene.add("empty", 50, 50, 0, 100)
        scene.add("flipped", 200, 200, -100, -100)
        #expect(scene.hit(50, 60) == "window")
        #expect(scene.hit(100, 100) == "flipped")
        #expect(scene.hit(200, 200) == "window")
    }

    /// The conversion overflows to minus infinity, and so does the subview's minimum edge.
    @Test func `a point that overflows on the way is in no region`() {
        var tree = ViewTree()
        let root = tree.addRoot(
            ViewDescription(frame: Rect2D(x: 0, y: 0, width: -1.7e308, height: 100)))
        tree.addSubview(
            ViewDescription(
                geometry: ViewGeometry(
                    frame: Rect2D(x: 1e308, y: 0, width: -1e308, height: 100),
                    boundsOrigin: Point2D(-1e308, 0))), to: root)
        let point = Point2D(-1.6e308, 50)
        #expect(RecursiveEngine(tree).hitTest(point) == root)
        #expect(tree.hitTest(point) == root)
        #expect(tree.hitTest(point, options: HitTestOptions(filter: { _ in .include })) == root)
    }
}
