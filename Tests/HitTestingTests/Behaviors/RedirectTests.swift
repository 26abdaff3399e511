import HitTesting
import Testing

/// Views that answer with another view.
@Suite struct RedirectTests {
    /// A track whose touches belong to its thumb.
    private func slider() -> Scene {
        var scene = Scene()
        scene.add("track", 50, 100, 300, 40)
        scene.add("label", 10, 10, 60, 20, in: "track")
        scene.add("thumb", 0, 300, 40, 40)
        scene.tree.setHitBehavior(.redirect(scene["thumb"]), of: scene["track"])
        return scene
    }

    @Test func `what would be the view's own touch goes to the target`() {
        #expect(slider().hit(300, 120) == "thumb")
    }

    @Test func `subviews come first`() {
        #expect(slider().hit(70, 120) == "label")
    }

    @Test(
        arguments: [
            { $0.tree.setHidden(true, of: $0["thumb"]) },
            { $0.tree.setUserInteractionEnabled(false, of: $0["thumb"]) },
            { $0.tree.setAlpha(0, of: $0["thumb"]) },
            { $0.tree.setHitRegion(.nowhere, of: $0["thumb"]) },
            { $0.tree.setHitBehavior(.transparent, of: $0["thumb"]) },
            { $0.tree.setHitBehavior(.redirect($0["label"]), of: $0["thumb"]) },
            { $0.tree.setTransform(AffineTransform2D(scaleX: 0, y: 0), of: $0["thumb"]) },
            { $0.tree.detach($0["thumb"]) },
        ] as [@Sendable (inout Scene) -> Void])
    func `the target is taken as it is`(change: @Sendable (inout Scene) -> Void) {
        var scene = slider()
        change(&scene)
        #expect(scene.hit(300, 120) == "thumb")
    }

    @Test func `to a removed view it is passing through`() {
        var scene = slider()
        scene.tree.remove(scene["thumb"])
        #expect(scene.hit(300, 120) == "window")
        #expect(scene.hit(70, 120) == "label")
    }

    @Test func `the slot of a removed target may be used again without harm`() {
        var scene = slider()
        scene.tree.remove(scene["thumb"])
        for index in 0..<8 { scene.add("new \(index)", 0, 700, 1, 1) }
        #expect(scene.hit(300, 120) == "window")
    }

    @Test func `a view may redirect to itself or to its superview`() {
        var scene = slider()
        scene.tree.setHitBehavior(.redirect(scene["track"]), of: scene["track"])
        #expect(scene.hit(300, 120) == "track")
        scene.tree.setHitBehavior(.redirect(scene["window"]), of: scene["track"])
        #expect(scene.hit(300, 120) == "window")
    }
}
