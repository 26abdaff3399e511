import HitTesting
import Testing

/// Who is on top: the order of subviews, and nothing else.
@Suite struct OverlappingSiblingsTests {
    /// Two overlapping cards, added in the given order.
    private func cards(_ names: [String]) -> Scene {
        var scene = Scene()
        for name in names {
            let x: Double = name == "left" ? 0 : 100
            scene.add(name, x, 0, 200, 200)
        }
        return scene
    }

    @Test func `the one added last is on top`() {
        #expect(cards(["left", "right"]).hit(150, 50) == "right")
        #expect(cards(["right", "left"]).hit(150, 50) == "left")
    }

    @Test func `bringing to the front and sending to the back`() {
        var scene = cards(["left", "right"])
        scene.tree.bringSubviewToFront(scene["left"])
        #expect(scene.hit(150, 50) == "left")
        scene.tree.sendSubviewToBack(scene["left"])
        #expect(scene.hit(150, 50) == "right")
        scene.tree.exchangeSubviews(scene["left"], scene["right"])
        #expect(scene.hit(150, 50) == "left")
    }

    @Test func `inserting above, below and at an index`() {
        var scene = cards(["left", "right"])
        let frame = Rect2D(x: 120, y: 0, width: 60, height: 200)
        let left = scene["left"]
        let below = scene.tree.insertSubview(
            ViewDescription(frame: frame, name: "below"), belowSubview: left)
        let above = scene.tree.insertSubview(
            ViewDescription(frame: frame, name: "above"), aboveSubview: left)
        scene.tree.insertSubview(
            ViewDescription(frame: frame, name: "first"), to: scene["window"], at: 0)
        #expect(scene.all(150, 50) == ["right", "above", "left", "below", "first", "window"])
        #expect(scene.tree.index(of: above) == 3)
        #expect(scene.tree.index(of: below) == 1)
    }

    @Test func `adding a subview again brings it to the front`() throws {
        var scene = cards(["left", "right"])
        try scene.tree.addSubview(scene["left"], to: scene["window"])
        #expect(scene.hit(150, 50) == "left")
    }

    @Test func `neighbours share no point and leave none out`() {
        var scene = Scene()
        for column in 0..<400 {
            scene.add("\(column)", Double(column) / 10, 0, 0.1, 800)
        }
        for column in 0..<400 {
            #expect(scene.hit(Double(column) / 10, 400) == "\(column)")
        }
    }

    @Test func `a subview of the lower card is below the upper card`() {
        var scene = cards(["left", "right"])
        scene.add("button", 120, 20, 60, 60, in: "left")
        #expect(scene.hit(150, 50) == "right")
        #expect(scene.all(150, 50) == ["right", "button", "left", "window"])
    }
}
