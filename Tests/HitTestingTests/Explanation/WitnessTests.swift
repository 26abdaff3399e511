import HitTesting
import Testing

@Suite("Explanations: where to touch instead")
struct WitnessTests {
    /// A place far from everything.
    private let far = Point2D(1e6, 1e6)

    @Test("The button that sticks out of its card")
    func buttonThatSticksOut() {
        var scene = Scene()
        scene.add("card", 20, 100, 350, 200)
        scene.add("button", 300, 180, 80, 44, in: "card")
        #expect(
            scene.explain("button", 375, 290).description == """
                button does not get the touch at (375, 290); window does
                  - the point is 5 right of the bounds of its ancestor card
                  Touch it at (345, 290) instead
                """)
    }

    @Test(
        "In a deep chain, what covers on each level leaves is found", .timeLimit(.minutes(1)),
        arguments: [false, true])
    func deepChain(isScrolled: Bool) {
        let depth = 4_000
        var last: ViewID?
        let tree = ViewTree.build(expectedCount: 2 * depth) { builder in
            var description = ViewDescription(frame: Rect2D(x: 0, y: 0, width: 100, height: 100))
            var view = builder.addRoot(description)
            if isScrolled {
                // The same place, by a way that rounds.
                description.geometry.frame.origin = Point2D(0.1, 0.1)
                description.geometry.bounds.origin = Point2D(0.1, 0.1)
            }
            var cover = description
            cover.geometry.frame.size = Size2D(width: 50, height: 50)
            for _ in 1..<depth {
                let next = builder.addSubview(description, to: view)
                builder.addSubview(cover, to: view)
                view = next
            }
            last = view
        }
        guard let last else { return }
        let explanation = tree.explain(last, at: Point2D(20, 20))
        #expect(explanation.reasons.count == depth - 1)
        guard let point = explanation.elsewhere.point else {
            Issue.record("\(explanation.elsewhere)")
            return
        }
        #expect(tree.hitTest(point) == last)
    }

    @Test("Views that redirect, few or many", arguments: [3, 40])
    func redirections(count: Int) {
        var scene = Scene()
        scene.add("target", 0, 0, 0, 0)
        for index in 0..<count {
            scene.add("handle \(index)", Double(index) * 5, 100, 5, 5) { description in
                description.isHidden = index % 2 == 0
            }
            scene.tree.setHitBehavior(
                .redirect(scene["target"]), of: scene["handle \(index)"])
        }
        scene.add("cover", 0, 90, 400, 20)
        #expect(scene.tree.explain(scene["target"], at: far).elsewhere == .unreachable)
        scene.tree.setFrame(Rect2D(x: 10, y: 90, width: 400, height: 20), of: scene["cover"])
        let elsewhere = scene.tree.explain(scene["target"], at: far).elsewhere
        #expect(elsewhere.point.map { scene.tree.hitTest($0) } == scene["target"])
        #expect(elsewhere.point.map { $0.x >= 5 && $0.x < 10 } == true)
    }

    @Test("A gap of a single double between two covers")
    func narrowGap() {
        var scene = Scene()
        scene.add("button", 100, 100, 100, 100)
        scene.add("left", 0, 0, 150, 400)
        scene.add("right", 150.0.nextUp, 0, 200, 400)
        let elsewhere = scene.tree.explain(scene["button"], at: far).elsewhere
        #expect(elsewhere.point?.x == 150)
        #expect(elsewhere.point.map { scene.tree.hitTest($0) } == scene["button"])
        scene.tree.setFrame(Rect2D(x: 150, y: 0, width: 200, height: 400), of: scene["right"])
        #expect(scene.tree.explain(scene["button"], at: far).elsewhere == .unreachable)
    }

    @Test("A filter and a handler have the last word")
    func filtersAndHandlers() {
        var scene = Scene()
        scene.add("button", 100, 100, 100, 100)
        scene.add("object", 0, 300, 100, 100) { $0.hitBehavior = .overridden(bounds: nil) }
        let (button, object) = (scene["button"], scene["object"])
        let without = HitTestOptions(filter: { $0 == button ? .skipView : .include })
        let filtered = scene.tree.explain(button, at: Point2D(110, 110), options: without)
        #expect(filtered.reasons == [.filtered(view: button)])
        #expect(filtered.elsewhere == .undecided(below: .infinity))
        let answering = HitTestOptions(overriddenViews: { $0.view == object ? object : nil })
        let handled = scene.tree.explain(object, at: Point2D(300, 700), options: answering)
        #expect(handled.receivesTouch)
        #expect(scene.tree.explain(object, at: Point2D(300, 700)).receiver == scene["window"])
        let kept = HitTestOptions(filter: { _ in .include })
        let elsewhere = scene.tree.explain(button, at: far, options: kept).elsewhere
        #expect(elsewhere == .reachable(at: Point2D(150, 150)))
    }
}
