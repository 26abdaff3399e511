import BenchmarkEngines
import HitTesting
import SceneGenerators
import Testing

@Suite struct TreeRecipeTests {
    @Test(arguments: SceneKind.allCases)
    func `a tree made from a recipe gives the same answers`(kind: SceneKind) {
        let scene = Scene(kind, views: kind.fixedViews ?? 400, seed: 5)
        let recipe = TreeRecipe(of: scene.tree)
        let (tree, views) = recipe.makeTree()
        let originals = Dictionary(uniqueKeysWithValues: zip(views, recipe.entries.map(\.view)))
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
        let recipe = TreeRecipe(of: tree)
        let copy = recipe.makeTree()
        let index = recipe.entries.firstIndex { $0.view == target }
        #expect(index != nil)
        #expect(copy.tree.hitTest(Point2D(5, 5)) == index.map { copy.views[$0] })
    }
}
