import HitTesting
import Testing

/// Finding what lies under the thing in the finger.
@Suite struct DragAndDropTests {
    /// A board with two columns of cards.
    private func board() -> Scene {
        var scene = Scene()
        scene.add("to do", 0, 0, 200, 800)
        scene.add("done", 200, 0, 200, 800)
        scene.add("card", 20, 20, 160, 80, in: "to do")
        scene.add("title", 10, 10, 140, 20, in: "card")
        return scene
    }

    /// The name of the view that the dragged card would be dropped on.
    private func target(
        _ scene: Scene, _ x: Double, _ y: Double, dragging: String,
        sourceLocation: SourceLocation = #_sourceLocation
    ) -> String? {
        let dragged = scene[dragging]
        let point = Point2D(x, y)
        let filter: (ViewID) -> HitTestFilterDecision = {
            $0 == dragged ? .skipSubtree : .include
        }
        let answer = RecursiveEngine(scene.tree).hitTest(point, where: filter)
        #expect(scene.tree.hitTest(point, where: filter) == answer, sourceLocation: sourceLocation)
        return scene.name(of: answer)
    }

    @Test func `the dragged card does not hide what is below it`() throws {
        var scene = board()
        try scene.tree.addSubview(scene["card"], to: scene["window"])
        for x in stride(from: 0.0, to: 400, by: 20) {
            scene.tree.setCenter(Point2D(x, 60), of: scene["card"])
            #expect(scene.hit(x, 60) == "card")
            #expect(target(scene, x, 60, dragging: "card") == (x < 200 ? "to do" : "done"))
        }
    }

    @Test func `dropped, it is a subview of the other column`() throws {
        var scene = board()
        let done = scene["done"]
        try scene.tree.insertSubview(scene["card"], to: done, at: 0)
        #expect(scene.hit(230, 35) == "title")
        #expect(scene.hit(30, 35) == "to do")
    }

    @Test func `the shadow of a card moves with it, in any superview`() throws {
        var scene = board()
        let card = scene["card"]
        let before = try #require(scene.tree.convert(Point2D.zero, from: card, to: nil))
        try scene.tree.addSubview(card, to: scene["window"])
        scene.tree.setFrame(Rect2D(origin: before, size: Size2D(width: 160, height: 80)), of: card)
        #expect(scene.tree.convert(Point2D.zero, from: card, to: nil) == before)
        #expect(scene.hit(30, 35) == "title")
    }
}
