import HitTesting
import Testing

@Suite("Stories: every view that contains the point")
struct TouchStoryTests {
    @Test("Topmost first, each with its reasons")
    func order() {
        var scene = Scene()
        scene.add("back", 0, 0, 200, 200)
        scene.add("button", 10, 10, 100, 100, in: "back")
        scene.add("label", 0, 0, 100, 100, in: "button") { $0.isUserInteractionEnabled = false }
        scene.add("ghost", 0, 0, 200, 200) { $0.alpha = 0 }
        scene.add("panel", 0, 0, 20, 20)
        scene.add("sticking out", 0, 0, 100, 100, in: "panel")
        let story = scene.story(50, 50)
        #expect(
            story.entries.map(\.view)
                == ["sticking out", "ghost", "label", "button", "back", "window"])
        #expect(story.receiver == "button")
        #expect(story.entries[0].reasons.map(\.missedBy) == [Point2D(30, 30)])
        #expect(
            story.entries[1].reasons
                == [.tooTransparent(view: "ghost", alpha: 0, minimum: 0.01)])
        #expect(story.entries[3].reasons.isEmpty)
        #expect(story.entries[3].depth == 2)
        #expect(story.entries[3].localPoint == Point2D(40, 40))
        #expect(
            story.entries[4].reasons == [.takenBySubview(by: "button", answer: "button")])
        #expect(
            story.description == """
                button gets the touch at (50, 50)
                  sticking out: the point is 30 right of and 30 below the bounds of its ancestor panel
                  ghost: it is too transparent: its alpha is 0, and 0.01 is needed
                  label: user interaction is off for it
                  button: gets it
                  back: its own subview button takes it
                  window: its own subview button takes it
                """)
    }

    @Test("A view that the filter skips covers nothing")
    func skippedViews() {
        var scene = Scene()
        scene.add("behind", 0, 0, 100, 100) { $0.isHidden = true }
        scene.add("glass", 0, 0, 100, 100)
        let (behind, glass) = (scene["behind"], scene["glass"])
        let options = HitTestOptions(filter: { $0 == glass ? .skipView : .include })
        let story = scene.tree.explain(at: Point2D(10, 10), options: options)
        #expect(story.entries.map(\.view) == [glass, behind, scene["window"]])
        #expect(story.entries[0].reasons == [.filtered(view: glass)])
        #expect(story.entries[1].reasons == [.hidden(view: behind)])
        #expect(story.receiver == scene["window"])
    }

    @Test("Nobody")
    func nobody() {
        let scene = Scene()
        #expect(scene.story(500, 50).entries.isEmpty)
        #expect(scene.story(500, 50).description == "Nobody gets the touch at (500, 50)")
        #expect(scene.story(.infinity, 50).entries.isEmpty)
    }

    @Test("A hundred thousand views, one in the other")
    func deepTree() {
        let depth = 100_000
        let tree = ViewTree.build(expectedCount: depth) { builder in
            var description = ViewDescription(frame: Rect2D(x: 0, y: 0, width: 10, height: 10))
            var view = builder.addRoot(description)
            // Every view has a reason of its own, and each counts for all below.
            description.isHidden = true
            for _ in 1..<depth { view = builder.addSubview(description, to: view) }
        }
        let story = tree.explain(at: Point2D(5, 5))
        #expect(story.entries.count == depth)
        #expect(story.entries.allSatisfy { $0.reasons.count < 40 })
        #expect(story.entries.last?.reasons.isEmpty == true)
    }

    @Test("A story of a hundred thousand views that all lie around one", .timeLimit(.minutes(1)))
    func deepTreeThatAnswers() {
        let depth = 100_000
        let tree = ViewTree.build(expectedCount: depth) { builder in
            let description = ViewDescription(frame: Rect2D(x: 0, y: 0, width: 10, height: 10))
            var view = builder.addRoot(description)
            for _ in 1..<depth { view = builder.addSubview(description, to: view) }
        }
        let story = tree.explain(at: Point2D(5, 5))
        #expect(story.entries.count == depth)
        #expect(story.entries.first?.reasons.isEmpty == true)
        #expect(
            story.entries.dropFirst().allSatisfy {
                if case .takenBySubview? = $0.reasons.first { true } else { false }
            })
    }
}
