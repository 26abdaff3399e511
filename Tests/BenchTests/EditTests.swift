import BenchmarkEngines
import HitTesting
import SceneGenerators
import Testing

@testable import bench

@Suite struct EditTests {
    @Test(arguments: [SceneKind.realistic, .scattered, .rotated, .deepChain, .tenViews])
    func `the live engine agrees with the recursion after every kind of edit`(kind: SceneKind) {
        let scene = Scene(kind, views: kind.fixedViews ?? 80, seed: 1)
        let template = TreeTemplate(of: scene.tree)
        let path = scene.pointerPath(count: 100, seed: 2)
        guard
            let script = EditScript(
                template, of: scene.tree, reachableViews: scene.tree.reachableViews, path: path,
                seed: 3)
        else {
            Issue.record("\(kind) has no views to edit")
            return
        }
        var runner = EditRunner(template, script: script, comparing: true)
        runner.run(
            within: Budget(
                queries: 0, coldQueries: 0, editChecks: 50e6, updateChecks: 0, editRounds: 1))
        for edit in EditKind.allCases {
            let rows = runner.records[edit]?.measurements(of: edit, scene: "", views: 0) ?? []
            #expect(rows.map(\.operation) == [edit.withQuery, edit.withQuery, edit.alone])
            #expect(rows.map(\.engine) == ["recursive", "tree", "tree"])
            #expect(rows.allSatisfy { $0.nanoseconds > 0 && $0.mismatches == 0 })
            #expect(rows.count == 3 && rows[1].compared > 0)
        }
    }

    @Test func `a tree without subviews has nothing to edit`() {
        var tree = ViewTree()
        tree.addRoot(ViewDescription(frame: Rect2D(x: 0, y: 0, width: 10, height: 10)))
        let script = EditScript(
            TreeTemplate(of: tree), of: tree, reachableViews: [], path: [.zero], seed: 1)
        #expect(script == nil)
    }

    @Test func `edits move, scroll, hide, reorder, insert and remove`() {
        var tree = ViewTree()
        let frame = Rect2D(x: 0, y: 0, width: 10, height: 10)
        let root = tree.addRoot(ViewDescription(frame: frame))
        tree.addSubview(ViewDescription(frame: frame), to: root)
        tree.addSubview(ViewDescription(frame: frame), to: root)
        var edited = EditedTree(TreeTemplate(of: tree))
        let (back, front) = (edited.views[1], edited.views[2])
        let point = Point2D(5, 5)
        #expect(edited.tree.hitTest(point) == front)
        edited.apply(.setFrame(Rect2D(x: 6, y: 0, width: 4, height: 10), of: 2))
        #expect(edited.tree.hitTest(point) == back)
        edited.apply(.setCenter(Point2D(5, 5), of: 2))
        #expect(edited.tree.hitTest(point) == front)
        edited.apply(.setHidden(true, of: 2))
        #expect(edited.tree.hitTest(point) == back)
        edited.apply(.setHidden(false, of: 2))
        edited.apply(.bringToFront(1))
        #expect(edited.tree.hitTest(point) == back)
        edited.apply(.insert(frame, above: 2))
        #expect(edited.tree.hitTest(point) == back)
        edited.apply(.insert(frame, above: 1))
        #expect(edited.numbers(of: [edited.tree.hitTest(point), back, nil]) == [4, 1, nil])
        edited.apply(.removeLast)
        edited.apply(.removeLast)
        #expect(edited.tree.count == 3 && edited.tree.hitTest(point) == back)
        edited.apply(.setBoundsOrigin(Point2D(100, 0), of: 0))
        #expect(edited.tree.hitTest(point) == edited.views[0])
    }
}
