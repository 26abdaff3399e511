import HitTesting
import Testing

@Suite("Explanations: every reason, from the window down")
struct ExplanationTests {
    @Test("A view that gets the touch")
    func receives() {
        var scene = Scene()
        scene.add("button", 100, 100, 100, 50)
        let explanation = scene.explain("button", 150, 120)
        #expect(explanation.receivesTouch)
        #expect(explanation.reasons.isEmpty)
        #expect(explanation.receiver == "button")
        #expect(explanation.answering == "button")
        #expect(explanation.localPoint == Point2D(50, 20))
        #expect(explanation.elsewhere == .reachable(at: Point2D(150, 120)))
        #expect(explanation.description == "button gets the touch at (150, 120)")
    }

    @Test("Gates, with the numbers")
    func gates() {
        var scene = Scene()
        scene.add("panel", 0, 0, 200, 200) { $0.isHidden = true }
        scene.add("button", 10, 10, 50, 50, in: "panel") {
            $0.isUserInteractionEnabled = false
            $0.alpha = 0.005
        }
        let explanation = scene.explain("button", 20, 20)
        #expect(
            explanation.reasons == [
                .hidden(view: "panel"), .interactionDisabled(view: "button"),
                .tooTransparent(view: "button", alpha: 0.005, minimum: 0.01),
            ])
        #expect(explanation.elsewhere == .unreachable)
        #expect(
            explanation.description == """
                button does not get the touch at (20, 20); window does
                  - its ancestor panel is hidden
                  - user interaction is off for it
                  - it is too transparent: its alpha is 0.005, and 0.01 is needed
                  It cannot be touched anywhere
                """)
    }

    @Test("Outside, by how much, of each view around")
    func outside() {
        var scene = Scene()
        scene.add("bar", 0, 0, 400, 44)
        scene.add("button", 350, 30, 40, 40, in: "bar")
        let explanation = scene.explain("button", 360, 60)
        #expect(explanation.reasons.map(\.missedBy) == [Point2D(0, 16)])
        guard case .outside("bar", let miss) = explanation.reasons.first else { return }
        #expect(miss.region == .bounds)
        #expect(miss.localPoint == Point2D(360, 60))
        #expect(miss.extent == Rect2D(x: 0, y: 0, width: 400, height: 44))
        #expect(
            explanation.reasons[0].text(about: "button")
                == "the point is 16 below the bounds of its ancestor bar")
        let beside = scene.explain("button", 340.5, 29)
        #expect(beside.reasons.map(\.missedBy) == [Point2D(-9.5, -1)])
        #expect(
            beside.reasons[0].text(about: "button")
                == "the point is 9.5 left of and 1 above its bounds")
        #expect(beside.elsewhere.point.map { scene.tree.hitTest($0) } == scene["button"])
        let onEdge = scene.explain("bar", 10, 44)
        #expect(onEdge.reasons.map(\.missedBy) == [.zero])
        #expect(
            onEdge.reasons[0].text(about: "bar")
                == "the point is on an edge that does not belong to its bounds")
    }

    @Test("Regions other than the bounds")
    func regions() {
        var scene = Scene()
        scene.add("knob", 100, 100, 50, 50) { $0.hitRegion = .ellipse }
        let corner = scene.explain("knob", 101, 101).reasons[0]
        #expect(
            corner.text(about: "knob") == "the point is in a part that its touch area leaves out")
        scene.add("gap", 200, 200, 50, 50) { $0.hitRegion = .rects([]) }
        let empty = scene.explain("gap", 210, 210).reasons[0]
        #expect(empty.text(about: "gap") == "its touch area holds no point")
    }

    @Test("Covered: the siblings that decide")
    func covered() {
        var scene = Scene()
        scene.add("screen", 0, 0, 400, 800)
        scene.add("button", 100, 100, 100, 50, in: "screen")
        scene.add("badge", 150, 90, 60, 40, in: "screen")
        scene.add("overlay", 0, 0, 400, 300)
        scene.add("spinner", 120, 100, 50, 50, in: "overlay")
        let explanation = scene.explain("button", 160, 110)
        #expect(
            explanation.reasons == [
                .covered(by: "spinner", answer: "spinner", front: "overlay", back: "screen"),
                .covered(by: "badge", answer: "badge", front: "badge", back: "button"),
            ])
        #expect(explanation.receiver == "spinner")
        #expect(
            explanation.reasons.map { $0.text(about: "button") } == [
                "its ancestor screen is covered by spinner, in the later sibling overlay",
                "it is covered by badge, a later sibling",
            ])
        #expect(explanation.elsewhere == .unreachable)
        // Where the view is not, nothing covers it.
        #expect(scene.explain("button", 160, 90).reasons.map(\.missedBy) == [Point2D(0, -10)])
    }

    @Test("Taken by its own subview")
    func takenBySubview() {
        var scene = Scene()
        scene.add("row", 0, 100, 400, 100)
        scene.add("title", 100, 20, 200, 60, in: "row")
        let explanation = scene.explain("row", 150, 150)
        #expect(explanation.reasons == [.takenBySubview(by: "title", answer: "title")])
        #expect(explanation.elsewhere.point.map { scene.tree.hitTest($0) } == scene["row"])
    }

    @Test("Behaviours of the view and of those around")
    func behaviors() {
        var scene = Scene()
        scene.add("layer", 0, 0, 400, 400) { $0.hitBehavior = .passthrough }
        scene.add("glass", 0, 0, 400, 400) { $0.hitBehavior = .transparent }
        scene.add("in glass", 0, 0, 50, 50, in: "glass")
        scene.add("sealed", 0, 400, 400, 400) { $0.hitBehavior = .absorbing }
        scene.add("in sealed", 0, 0, 50, 50, in: "sealed")
        scene.add("handle", 300, 0, 50, 50)
        scene.tree.setHitBehavior(.redirect(scene["layer"]), of: scene["handle"])
        #expect(scene.explain("layer", 10, 10).reasons == [.passesThrough])
        #expect(scene.explain("in glass", 10, 10).reasons == [.transparent(view: "glass")])
        #expect(scene.explain("glass", 10, 10).reasons == [.transparent(view: "glass")])
        #expect(scene.explain("in sealed", 10, 410).reasons == [.absorbed(by: "sealed")])
        #expect(scene.explain("handle", 310, 10).reasons == [.redirects(to: "layer")])
        let redirected = scene.explain("layer", 310, 10)
        #expect(redirected.receivesTouch)
        #expect(redirected.answering == "handle")
        #expect(redirected.description == "layer gets the touch at (310, 10), from handle")
        // The layer can be touched by way of the handle.
        #expect(
            scene.explain("layer", 10, 10).elsewhere.point
                .map { scene.tree.hitTest($0) } == scene["layer"])
    }

    @Test("Geometry that cannot be hit")
    func unhittableGeometry() {
        var scene = Scene()
        let flat = AffineTransform2D(scaleX: 0, y: 1)
        scene.add("flat", 0, 0, 50, 50) { $0.geometry.transform = flat }
        scene.add("in flat", 0, 0, 10, 10, in: "flat")
        scene.add("broken", .infinity, 0, 50, 50)
        scene.add("empty", 0, 0, 0, 0) { $0.geometry.transform = flat }
        let explanation = scene.explain("in flat", 5, 5)
        #expect(explanation.reasons == [.singularTransform(view: "flat", transform: flat)])
        #expect(explanation.localPoint == nil)
        #expect(scene.explain("broken", 5, 5).reasons == [.nonFiniteGeometry(view: "broken")])
        #expect(scene.explain("empty", 5, 5).reasons.count == 2)
    }

    @Test("Views and points that are nowhere")
    func nowhere() {
        var scene = Scene()
        scene.add("card", 0, 0, 100, 100)
        scene.add("button", 0, 0, 50, 50, in: "card")
        #expect(scene.explain("button", .nan, 5).reasons == [.pointNotFinite])
        scene.tree.detach(scene["card"])
        #expect(scene.explain("button", 5, 5).reasons == [.detached(top: "card")])
        #expect(
            scene.explain("card", 5, 5).reasons[0].text(about: "card")
                == "it is not below a window")
        let button = scene["button"]
        scene.tree.remove(scene["card"])
        let removed = scene.tree.explain(button, at: Point2D(5, 5))
        #expect(removed.reasons == [.removed])
        #expect(removed.receiver == scene["window"])
    }

    @Test("Closures, handlers and filters")
    func closuresAndFilters() {
        var scene = Scene()
        scene.add("decider", 0, 0, 200, 200) { $0.hitBehavior = .custom(bounds: nil) { _ in nil } }
        scene.add("inner", 0, 0, 50, 50, in: "decider")
        scene.add("object", 200, 0, 100, 100) { $0.hitBehavior = .overridden(bounds: nil) }
        #expect(
            scene.explain("inner", 10, 10).reasons == [
                .closureAnswers(view: "decider", answer: nil)
            ]
        )
        #expect(scene.explain("object", 210, 10).receivesTouch)
        let inner = scene["inner"]
        let handled = HitTestOptions(overriddenViews: { _ in inner })
        #expect(scene.explain("inner", 210, 10, options: handled).receivesTouch)
        #expect(
            scene.explain("object", 210, 10, options: handled).reasons
                == [.closureAnswers(view: "object", answer: "inner")])
        let object = scene["object"]
        let filtered = HitTestOptions(filter: { $0 == object ? .skipView : .include })
        #expect(
            scene.explain("object", 210, 10, options: filtered).reasons
                == [.filtered(view: "object")])
    }

    @Test("A view that a filter skips neither absorbs nor stops touches")
    func skippedViews() {
        var scene = Scene()
        for behavior in [HitBehavior.absorbing, .transparent] {
            scene.add("skipped", 0, 0, 100, 100) { $0.hitBehavior = behavior }
            scene.add("button", 0, 0, 50, 50, in: "skipped") { $0.isHidden = true }
            let skipped = scene["skipped"]
            let options = HitTestOptions(filter: { $0 == skipped ? .skipView : .include })
            #expect(
                scene.explain("button", 10, 10, options: options).reasons
                    == [.hidden(view: "button")])
        }
    }

    @Test("Explanations can be written and read")
    func codable() throws {
        var scene = Scene()
        scene.add("button", 100, 100, 100, 50) { $0.alpha = 0 }
        scene.add("cover", 90, 90, 100, 100)
        let explanation = scene.explain("button", 120, 120)
        #expect(try copy(of: explanation) == explanation)
        let byID = scene.tree.explain(scene["button"], at: Point2D(500, 120))
        #expect(try copy(of: byID) == byID)
        let story = scene.story(120, 120)
        #expect(try copy(of: story) == story)
        let lint = scene.tree.lint()
        #expect(try copy(of: lint) == lint)
    }
}
