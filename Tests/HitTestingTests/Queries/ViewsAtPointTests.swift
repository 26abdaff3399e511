import HitTesting
import Testing

/// Every view that would answer, in hit order.
@Suite struct ViewsAtPointTests {
    /// Two overlapping cards, the upper with a button.
    private func cards() -> Scene {
        var scene = Scene()
        scene.add("lower", 0, 0, 200, 200)
        scene.add("upper", 0, 0, 200, 200)
        scene.add("button", 0, 0, 100, 100, in: "upper")
        return scene
    }

    @Test func `the topmost comes first and the window last`() {
        #expect(cards().all(50, 50) == ["button", "upper", "lower", "window"])
        #expect(cards().all(150, 50) == ["upper", "lower", "window"])
        #expect(cards().all(500, 50) == [])
    }

    @Test func `views that never answer are not listed, and block as they do`() {
        var scene = cards()
        scene.tree.setHitBehavior(.passthrough, of: scene["upper"])
        #expect(scene.all(50, 50) == ["button", "lower", "window"])
        scene.tree.setHitBehavior(.transparent, of: scene["upper"])
        #expect(scene.all(50, 50) == ["lower", "window"])
        scene.tree.setHitBehavior(.absorbing, of: scene["upper"])
        #expect(scene.all(50, 50) == ["upper", "lower", "window"])
    }

    @Test func `a redirecting view contributes its target, once`() {
        var scene = cards()
        scene.tree.setHitBehavior(.redirect(scene["window"]), of: scene["button"])
        #expect(scene.all(50, 50) == ["window", "upper", "lower"])
    }

    @Test func `a closure contributes its answer and nothing below it`() {
        var scene = cards()
        scene.tree.setHitBehavior(.custom(bounds: nil) { $0.view }, of: scene["upper"])
        #expect(scene.all(50, 50) == ["upper", "lower", "window"])
        scene.tree.setHitBehavior(.custom(bounds: nil) { _ in nil }, of: scene["upper"])
        #expect(scene.all(50, 50) == ["lower", "window"])
    }

    @Test func `options count as in a hit test`() {
        let scene = cards()
        let upper = scene["upper"]
        let skipping = HitTestOptions(filter: { $0 == upper ? .skipView : .include })
        #expect(scene.all(50, 50, skipping) == ["button", "lower", "window"])
        let pruning = HitTestOptions(filter: { $0 == upper ? .skipSubtree : .include })
        #expect(scene.all(50, 50, pruning) == ["lower", "window"])
    }
}
