import HitTesting
import Testing

/// Taking subtrees out, putting them back, moving them to another tree.
@Suite struct SubtreeTests {
    /// A panel with a button that redirects to its label.
    private func scene() -> Scene {
        var scene = Scene()
        scene.add("panel", 100, 100, 200, 200)
        scene.add("button", 50, 50, 100, 100, in: "panel")
        scene.add("label", 0, 0, 10, 10, in: "button")
        scene.tree.setHitBehavior(.redirect(scene["label"]), of: scene["button"])
        return scene
    }

    @Test func `a detached subtree keeps its ids and answers for itself`() throws {
        var scene = scene()
        let panel = scene["panel"]
        scene.tree.detach(panel)
        #expect(scene.hit(200, 200) == "window")
        #expect(scene.tree.isDetached(scene["label"]) && !scene.tree.isRoot(panel))
        #expect(scene.tree.count == 4)
        #expect(scene.hit(100, 100, in: "panel") == "label")
        try scene.tree.addSubview(panel, to: scene["window"])
        #expect(scene.hit(200, 200) == "label")
    }

    @Test func `removing takes the whole subtree`() {
        var scene = scene()
        scene.tree.remove(scene["panel"])
        #expect(scene.tree.count == 1)
        #expect(!scene.tree.contains(scene["label"]))
        #expect(scene.hit(200, 200) == "window")
    }

    @Test func `a subtree moves to another tree with its redirections`() throws {
        var scene = scene()
        var other = ViewTree()
        let moved = scene.tree.moveSubtree(scene["panel"], to: &other)
        #expect(scene.tree.count == 1 && other.count == 3)
        let panel = try #require(moved[scene["panel"]])
        #expect(other.isDetached(panel))
        other.addRoot(panel)
        #expect(other.hitTest(Point2D(200, 200)) == moved[scene["label"]])
        #expect(RecursiveEngine(other).hitTest(Point2D(200, 200)) == moved[scene["label"]])
    }

    @Test func `a copy does not follow`() {
        var scene = scene()
        let copy = scene
        scene.tree.setHidden(true, of: scene["panel"])
        scene.add("cover", 0, 0, 400, 800)
        #expect(scene.hit(200, 200) == "cover")
        #expect(copy.hit(200, 200) == "label")
        #expect(copy.tree.count == 4)
    }
}
