import HitTesting
import Testing

/// A map of one window, or of any one view.
@Suite struct MapRootTests {
    /// Expects that a map answers in the superview's space of a view what the view answers itself.
    private func expect(
        _ map: HitMap, toBeOf view: ViewID, in tree: ViewTree,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let judge = RecursiveEngine(tree)
        let conversion = tree.geometry(of: view)
        var hits = 0
        for superPoint in MappedScene.worldPoints {
            let localPoint = try #require(
                conversion.pointConversion(under: tree.rules)?.localPoint(of: superPoint))
            let expected = judge.hitTest(localPoint, in: view)
            #expect(map.hitTest(superPoint) == expected, sourceLocation: sourceLocation)
            hits += expected == nil ? 0 : 1
        }
        #expect(hits > 10, "The points miss the view", sourceLocation: sourceLocation)
    }

    @Test(arguments: ["window", "alert", "panel", "turned", "group", "list", "row 3"])
    func `of a view of the tree`(name: String) throws {
        let mapped = try MappedScene()
        let view = mapped.scene[name]
        try expect(try HitMap(mapped.scene.tree, root: view), toBeOf: view, in: mapped.scene.tree)
    }

    @Test func `of a detached view`() throws {
        var mapped = try MappedScene()
        let panel = mapped.scene["panel"]
        mapped.scene.tree.detach(panel)
        var map = try HitMap(mapped.scene.tree, root: panel)
        try expect(map, toBeOf: panel, in: mapped.scene.tree)
        mapped.scene.tree.setHidden(true, of: mapped.scene["button"])
        try map.update(from: mapped.scene.tree)
        try expect(map, toBeOf: panel, in: mapped.scene.tree)
    }

    @Test func `of a removed view`() throws {
        var mapped = try MappedScene()
        let panel = mapped.scene["panel"]
        var map = try HitMap(mapped.scene.tree, root: panel)
        mapped.scene.tree.remove(panel)
        let none = try HitMap(mapped.scene.tree, root: panel)
        try map.update(from: mapped.scene.tree)
        for superPoint in MappedScene.worldPoints {
            #expect(none.hitTest(superPoint) == nil)
            #expect(map.hitTest(superPoint) == nil)
        }
        // A view that takes the removed one's place in memory is another one.
        mapped.scene.add("new", 0, 0, 400, 800)
        try map.update(from: mapped.scene.tree)
        #expect(map.hitTest(Point2D(200, 200)) == nil)
    }

    @Test(arguments: MapEdit.gates + MapEdit.geometry)
    func `after an edit`(edit: MapEdit) throws {
        var mapped = try MappedScene()
        let panel = mapped.scene["panel"]
        var map = try HitMap(mapped.scene.tree, root: panel)
        try edit.apply(&mapped.scene)
        try map.update(from: mapped.scene.tree)
        let fresh = try HitMap(mapped.scene.tree, root: panel)
        let judge = RecursiveEngine(mapped.scene.tree)
        let conversion = mapped.scene.tree.geometry(of: panel)
            .pointConversion(under: mapped.scene.tree.rules)
        for superPoint in MappedScene.worldPoints {
            let expected = conversion.flatMap { conversion in
                judge.hitTest(conversion.localPoint(of: superPoint), in: panel)
            }
            #expect(map.hitTest(superPoint) == expected)
            #expect(fresh.hitTest(superPoint) == expected)
        }
    }

    @Test func `edits outside of the root are nothing to it`() throws {
        var mapped = try MappedScene()
        let panel = mapped.scene["panel"]
        var map = try HitMap(mapped.scene.tree, root: panel)
        mapped.scene.tree.setHidden(true, of: mapped.scene["window"])
        mapped.scene.tree.setTransform(
            AffineTransform2D(scaleX: 0, y: 0), of: mapped.scene["window"])
        mapped.scene.tree.setHitBehavior(
            .overridden(bounds: nil), of: mapped.scene["alert"])
        try map.update(from: mapped.scene.tree)
        try expect(map, toBeOf: panel, in: mapped.scene.tree)
    }

    @Test func `the root may get another superview`() throws {
        var mapped = try MappedScene()
        let panel = mapped.scene["panel"]
        var map = try HitMap(mapped.scene.tree, root: panel)
        try mapped.scene.tree.addSubview(panel, to: mapped.scene["glass"])
        try map.update(from: mapped.scene.tree)
        try expect(map, toBeOf: panel, in: mapped.scene.tree)
    }
}
