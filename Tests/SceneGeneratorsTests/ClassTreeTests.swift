import BenchmarkEngines
import HitTesting
import SceneGenerators
import Testing

@Suite struct ClassTreeTests {
    @Test(arguments: SceneKind.allCases)
    func `the textbook gives the recursion's answers on every scene`(kind: SceneKind) throws {
        for views in [12, 120, 500] {
            let scene = Scene(kind, views: kind.fixedViews ?? views, seed: 5)
            let recursion = RecursiveEngine(scene.tree)
            let classes = try ClassTree(TreeTemplate(of: scene.tree))
            for point in scene.queryPoints(count: 100, seed: 6) {
                let expected = recursion.hitTest(point)
                #expect(classes.answer(at: point) == expected)
                #expect(scene.tree.answer(at: point) == expected)
            }
        }
    }

    @Test func `windows are asked by level, then by order`() throws {
        var tree = ViewTree()
        let frame = Rect2D(x: 0, y: 0, width: 10, height: 10)
        let alert = tree.addRoot(ViewDescription(frame: frame), level: 2)
        tree.addRoot(ViewDescription(frame: frame))
        let classes = try ClassTree(TreeTemplate(of: tree))
        #expect(classes.answer(at: Point2D(5, 5)) == alert)
        #expect(classes.answer(at: Point2D(15, 5)) == nil)
    }

    @Test func `a feature that the textbook lacks is named`() {
        var tree = ViewTree()
        var description = ViewDescription(frame: Rect2D(x: 0, y: 0, width: 10, height: 10))
        description.hitRegion = .ellipse
        let view = tree.addRoot(description)
        let error = #expect(throws: UnsupportedView.self) {
            try ClassTree(TreeTemplate(of: tree))
        }
        #expect(error?.view == view)
        #expect(error?.feature == "a hit region other than its bounds")
    }
}
