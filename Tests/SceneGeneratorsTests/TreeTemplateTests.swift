import BenchmarkEngines
import HitTesting
import SceneGenerators
import Testing

@Suite struct TreeTemplateTests {
    @Test(arguments: SceneKind.allCases)
    func `a tree made from a template gives the same answers`(kind: SceneKind) {
        let scene = Scene(kind, views: kind.fixedViews ?? 400, seed: 5)
        let template = TreeTemplate(of: scene.tree)
        let (tree, views) = template.makeTree()
        let originals = Dictionary(uniqueKeysWithValues: zip(views, template.entries.map(\.view)))
        for point in scene.queryPoints(count: 200, seed: 6) {
            #expect(tree.hitTest(point).flatMap { originals[$0] } == scene.tree.hitTest(point))
        }
    }

    @Test func `redirections name views of the new tree`() {
        var tree = ViewTree()
        let frame = Rect2D(x: 0, y: 0, width: 10, height: 10)
        let target = tree.addRoot(ViewDescription(frame: frame), level: 1)
        tree.setHidden(true, of: target)
        var description = ViewDescription(frame: frame)
        description.hitBehavior = .redirect(target)
        tree.addRoot(description)
        let template = TreeTemplate(of: tree)
        let copy = template.makeTree()
        let index = template.entries.firstIndex { $0.view == target }
        #expect(index != nil)
        #expect(copy.tree.hitTest(Point2D(5, 5)) == index.map { copy.views[$0] })
    }
}
