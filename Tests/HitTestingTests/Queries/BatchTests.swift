import HitTesting
import Testing

/// Many points at once, into a caller's buffer.
@Suite struct BatchTests {
    /// A board of 8 by 8 fields.
    private func board() -> Scene {
        var scene = Scene()
        for index in 0..<64 {
            let x = Double(index % 8) * 50
            scene.add("field \(index)", x, Double(index / 8) * 100, 50, 100)
        }
        return scene
    }

    @Test(arguments: [0, 1, 7, 8, 9, 64, 1000])
    func `answers come in the order of the points`(count: Int) {
        let tree = board().tree
        let points = (0..<count).map { Point2D(Double($0 * 37 % 420), Double($0 * 91 % 820)) }
        let answers = [ViewID?](capacity: count) { tree.hitTest(points.span, into: &$0) }
        let judged = [ViewID?](capacity: count) {
            RecursiveEngine(tree).hitTest(points.span, into: &$0)
        }
        #expect(answers == points.map { tree.hitTest($0) })
        #expect(answers == judged)
    }

    @Test func `answers are appended to what is there`() {
        let tree = board().tree
        let points = [Point2D(10, 10), Point2D(-10, 10)]
        let answers = [ViewID?](capacity: 4) { output in
            tree.hitTest(points.span, into: &output)
            tree.hitTest(points.span, into: &output)
        }
        #expect(answers.count == 4)
        #expect(answers[0] == answers[2] && answers[0] != nil && answers[1] == nil)
    }

    @Test func `too little room is a mistake`() async {
        await #expect(processExitsWith: .failure) {
            let points = [Point2D(10, 10), Point2D(20, 20)]
            _ = [ViewID?](capacity: 1) { ViewTree().hitTest(points.span, into: &$0) }
        }
    }
}
