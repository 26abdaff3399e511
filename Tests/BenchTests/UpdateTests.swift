import BenchmarkEngines
import HitTesting
import SceneGenerators
import Testing

@testable import bench

@Suite struct UpdateTests {
    private static let budget = Budget(
        queries: 0, coldQueries: 0, editChecks: 0, updateChecks: 50e6, editRounds: 2)

    @Test(arguments: [SceneKind.realistic, .scattered, .rotated, .longList, .tenViews])
    func `a map agrees with the recursion after every kind of update`(kind: SceneKind) throws {
        let views = kind.fixedViews ?? 300
        let scene = Scene(kind, views: views, seed: 1)
        let template = TreeTemplate(of: scene.tree)
        let script = try #require(
            EditScript(
                template, of: scene.tree, reachableViews: scene.tree.reachableViews,
                path: scene.pointerPath(count: 100, seed: 2), seed: 3))
        var runner = try UpdateRunner(template, script: script)
        try runner.run(within: Self.budget, comparing: true)
        for update in UpdateKind.allCases where update != .scroll || script.viewport != nil {
            let record = try #require(runner.records[update])
            let row = record.measurement(
                of: update, scene: scene.name, views: views, timerOverhead: 0)
            #expect(row.engine == "map" && row.operation == update.operation)
            #expect(row.nanoseconds > 0 && row.compared > 0 && row.mismatches == 0)
        }
        #expect(runner.rebuildTimes.count == 2)
    }

    @Test func `the viewport of a long list is its scroller`() throws {
        let scene = Scene(.longList, views: 500, seed: 1)
        let template = TreeTemplate(of: scene.tree)
        let reachableViews = scene.tree.reachableViews
        #expect(reachableViews.count < 100)
        let script = try #require(
            EditScript(
                template, of: scene.tree, reachableViews: reachableViews, path: [.zero], seed: 1))
        let viewport = try #require(script.viewport)
        let scroller = template.entries[viewport.index].view
        #expect(scene.tree.subviews(of: scroller).count > 400)
        let answer = try #require(scene.tree.hitTest(viewport.worldCenter))
        #expect(scene.tree.isDescendant(answer, of: scroller))
    }

    @Test func `where a container shows too much or nothing there is no viewport`() throws {
        let scene = Scene(.grid, views: 1_500, seed: 1)
        let template = TreeTemplate(of: scene.tree)
        for reachableViews in [scene.tree.reachableViews, []] {
            let script = EditScript(
                template, of: scene.tree, reachableViews: reachableViews, path: [.zero], seed: 1)
            #expect(script != nil && script?.viewport == nil)
        }
    }

    @Test func `a tree with a closure in reach has no map to update`() throws {
        var tree = ViewTree()
        let frame = Rect2D(x: 0, y: 0, width: 10, height: 10)
        let root = tree.addRoot(ViewDescription(frame: frame))
        let view = tree.addSubview(ViewDescription(frame: frame), to: root)
        let script = try #require(
            EditScript(
                TreeTemplate(of: tree), of: tree, reachableViews: tree.reachableViews,
                path: [.zero], seed: 1))
        tree.setHitBehavior(.overridden(bounds: nil), of: view)
        #expect(throws: HitMapError.self) {
            try UpdateRunner(TreeTemplate(of: tree), script: script)
        }
    }
}
