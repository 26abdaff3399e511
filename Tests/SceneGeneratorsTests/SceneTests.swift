import BenchmarkEngines
import HitTesting
import SceneGenerators
import Testing

/// A size that every kind of scene can have, small enough for a debug build.
private func size(of kind: SceneKind, near views: Int) -> Int { kind.fixedViews ?? views }

@Suite struct SceneTests {
    @Test(arguments: SceneKind.allCases, [10, 11, 39, 40, 57, 400, 3_000])
    func `a scene has exactly the views that were asked for`(kind: SceneKind, views: Int) {
        let expected = size(of: kind, near: views)
        let scene = Scene(kind, views: expected, seed: 1)
        #expect(scene.tree.count == expected)
        var reached = 0
        scene.tree.forEachView { _ in reached += 1 }
        #expect(reached == expected)
    }

    @Test(arguments: SceneKind.allCases)
    func `the same seed gives the same tree and the same points`(kind: SceneKind) {
        let views = size(of: kind, near: 500)
        let first = Scene(kind, views: views, seed: 7)
        let second = Scene(kind, views: views, seed: 7)
        #expect(shape(of: first.tree) == shape(of: second.tree))
        #expect(
            first.queryPoints(count: 100, seed: 3) == second.queryPoints(count: 100, seed: 3))
        #expect(
            first.pointerPath(count: 100, seed: 3) == second.pointerPath(count: 100, seed: 3))
    }

    @Test(arguments: [SceneKind.realistic, .scattered, .rotated, .overlays, .overlapping])
    func `another seed gives another tree`(kind: SceneKind) {
        let first = Scene(kind, views: 500, seed: 7)
        let second = Scene(kind, views: 500, seed: 8)
        #expect(shape(of: first.tree) != shape(of: second.tree))
    }

    @Test(arguments: SceneKind.allCases)
    func `leaves are the views without subviews`(kind: SceneKind) {
        let tree = Scene(kind, views: size(of: kind, near: 500), seed: 1).tree
        let scene = Scene(name: "copy", tree: tree)
        #expect(!scene.leaves.isEmpty)
        var leaves = 0
        tree.forEachView { view in
            if tree.subviews(of: view).isEmpty { leaves += 1 }
        }
        #expect(scene.leaves.count == leaves)
        #expect(scene.leaves.allSatisfy { tree.subviews(of: $0).isEmpty })
    }

    @Test func `the world is the rectangle around all windows`() {
        var tree = ViewTree()
        tree.addRoot(ViewDescription(frame: Rect2D(x: -10, y: 5, width: 20, height: 20)))
        tree.addRoot(ViewDescription(frame: Rect2D(x: 30, y: 0, width: 10, height: 10)))
        let scene = Scene(name: "two windows", tree: tree)
        #expect(scene.world == Rect2D(x: -10, y: 0, width: 50, height: 25))
    }
}

/// Everything about a tree that the scenes make use of, in paint order.
private func shape(of tree: ViewTree) -> [String] {
    TreeTemplate(of: tree).entries.map { entry in
        """
        \(entry.superview ?? -1) \(entry.description.geometry) \(entry.description.isHidden) \
        \(entry.description.isUserInteractionEnabled) \(entry.description.alpha) \
        \(entry.description.hitBehavior)
        """
    }
}
