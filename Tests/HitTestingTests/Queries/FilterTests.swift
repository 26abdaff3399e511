import HitTesting
import Testing

/// Filters, as for drag and drop.
@Suite struct FilterTests {
    /// A basket under a dragged item, which holds a label.
    private func scene() -> Scene {
        var scene = Scene()
        scene.add("basket", 0, 0, 200, 200)
        scene.add("item", 50, 50, 50, 50)
        scene.add("label", 0, 0, 50, 50, in: "item")
        return scene
    }

    /// The answer of both engines under a filter.
    private func hit(
        _ scene: Scene, _ filter: (ViewID) -> HitTestFilterDecision,
        sourceLocation: SourceLocation = #_sourceLocation
    ) -> String? {
        let point = Point2D(60, 60)
        let answer = RecursiveEngine(scene.tree).hitTest(point, where: filter)
        #expect(scene.tree.hitTest(point, where: filter) == answer, sourceLocation: sourceLocation)
        return scene.name(of: answer)
    }

    @Test func `what is dragged is left out with all it holds`() {
        let scene = scene()
        #expect(hit(scene) { _ in .include } == "label")
        #expect(hit(scene) { $0 == scene["item"] ? .skipSubtree : .include } == "basket")
    }

    @Test func `a skipped view lets its subviews answer`() {
        let scene = scene()
        #expect(hit(scene) { $0 == scene["item"] ? .skipView : .include } == "label")
        #expect(hit(scene) { $0 == scene["label"] ? .skipView : .include } == "item")
    }

    @Test(arguments: [HitBehavior.absorbing, .transparent, .normal, .passthrough])
    func `a skipped view passes through whatever it does otherwise`(behavior: HitBehavior) {
        var scene = scene()
        scene.tree.setHitBehavior(behavior, of: scene["item"])
        #expect(hit(scene) { $0 == scene["item"] ? .skipView : .include } == "label")
    }

    @Test func `a redirecting view that is skipped redirects nothing`() {
        var scene = scene()
        scene.tree.setHitBehavior(.redirect(scene["window"]), of: scene["label"])
        #expect(hit(scene) { _ in .include } == "window")
        #expect(hit(scene) { $0 == scene["label"] ? .skipView : .include } == "item")
    }

    @Test func `the target of a redirection is not asked about`() {
        var scene = scene()
        scene.tree.setHitBehavior(.redirect(scene["basket"]), of: scene["label"])
        #expect(hit(scene) { $0 == scene["basket"] ? .skipSubtree : .include } == "basket")
    }

    @Test func `a skipped closure is not asked, and its view's gates and region count`() {
        var scene = scene()
        scene.tree.setHitBehavior(.custom(bounds: .zero) { $0.view }, of: scene["item"])
        let skipped: (ViewID) -> HitTestFilterDecision = {
            $0 == scene["item"] ? .skipView : .include
        }
        #expect(hit(scene) { _ in .include } == "basket")
        #expect(hit(scene, skipped) == "label")
        scene.tree.setHidden(true, of: scene["item"])
        #expect(hit(scene, skipped) == "basket")
        scene.tree.setHidden(false, of: scene["item"])
        scene.tree.setHitRegion(.nowhere, of: scene["item"])
        #expect(hit(scene, skipped) == "basket")
    }

    @Test func `closures ask under the same filter`() {
        var scene = scene()
        scene.tree.setHitBehavior(.custom(bounds: nil) { $0.standardResult() }, of: scene["item"])
        #expect(hit(scene) { $0 == scene["label"] ? .skipSubtree : .include } == "item")
    }

    @Test func `only views that are reached are asked about`() {
        let scene = scene()
        var asked: Set<String> = []
        _ = scene.tree.hitTest(Point2D(60, 60)) { view in
            asked.insert(scene.name(of: view) ?? "?")
            return .include
        }
        #expect(asked.isSuperset(of: ["window", "item", "label"]))
        asked = []
        _ = scene.tree.hitTest(Point2D(10, 10)) { view in
            asked.insert(scene.name(of: view) ?? "?")
            return .include
        }
        #expect(asked == ["window", "basket"])
    }
}
