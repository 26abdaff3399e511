import HitTesting
import Testing

/// The way a touch took.
@Suite struct HitPathTests {
    /// The path, which both engines must give.
    private func hitPath(
        _ scene: Scene, _ x: Double, _ y: Double, sourceLocation: SourceLocation = #_sourceLocation
    ) -> (answer: String?, steps: [String])? {
        let point = Point2D(x, y)
        let path = RecursiveEngine(scene.tree).hitPath(point)
        #expect(scene.tree.hitPath(point) == path, sourceLocation: sourceLocation)
        return path.map { path in
            let steps = path.steps.map { "\(scene.name(of: $0.view) ?? "?") \($0.localPoint)" }
            return (scene.name(of: path.answer), steps)
        }
    }

    /// A scrolled list with rows.
    private func list() -> Scene {
        var scene = Scene()
        scene.add("list", 0, 100, 400, 600) { $0.geometry.bounds.origin.y = 1000 }
        scene.add("row", 0, 1000, 400, 44, in: "list")
        scene.add("switch", 300, 10, 50, 24, in: "row")
        return scene
    }

    @Test func `it runs from the window down, with each local point`() throws {
        let path = try #require(hitPath(list(), 310, 115))
        #expect(path.answer == "switch")
        #expect(
            path.steps == [
                "window (310.0, 115.0)", "list (310.0, 1015.0)", "row (310.0, 15.0)",
                "switch (10.0, 5.0)",
            ])
    }

    @Test func `it ends at the view whose behaviour answered`() throws {
        var scene = list()
        scene.tree.setHitBehavior(.redirect(scene["window"]), of: scene["row"])
        let path = try #require(hitPath(scene, 10, 120))
        #expect(path.answer == "window")
        #expect(
            path.steps == ["window (10.0, 120.0)", "list (10.0, 1020.0)", "row (10.0, 20.0)"])
    }

    @Test func `a closure ends it too, wherever its answer lies`() throws {
        var scene = list()
        scene.tree.setHitBehavior(.custom(bounds: nil) { $0.standardResult() }, of: scene["list"])
        let path = try #require(hitPath(scene, 310, 115))
        #expect(path.answer == "switch")
        #expect(path.steps == ["window (310.0, 115.0)", "list (310.0, 1015.0)"])
    }

    @Test func `without an answer there is none`() {
        #expect(hitPath(list(), -1, 0) == nil)
    }
}
