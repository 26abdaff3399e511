import HitTesting
import Testing

/// Regions made of other regions, of subviews, and of closures.
@Suite struct ComposedRegionTests {
    @Test func `a hole is cut out`() {
        let probe = RegionProbe(
            .excluding(.bounds, .rects([Rect2D(x: 10, y: 10, width: 20, height: 20)])))
        #expect(probe.contains(9, 10))
        #expect(!probe.contains(10, 10))
        #expect(probe.contains(30, 30))
    }

    @Test func `a hole may have a hole`() {
        let ring = HitRegion.excluding(.bounds, .inset(EdgeInsets2D(10)))
        let probe = RegionProbe(.excluding(.bounds, ring))
        #expect(!probe.contains(5, 5))
        #expect(probe.contains(50, 30))
    }

    @Test func `outside a hole means everywhere else`() {
        let probe = RegionProbe(.excluding(.everywhere, .bounds))
        #expect(!probe.contains(50, 30))
        #expect(probe.contains(-1e9, 0))
    }

    /// A bar with a button that sticks out below it.
    private func bar(_ configure: (inout ViewDescription) -> Void) -> Scene {
        var scene = Scene()
        scene.add("bar", 0, 100, 400, 50) { $0.hitRegion = .boundsOrSubviews }
        scene.add("button", 10, 40, 100, 40, in: "bar", configure)
        return scene
    }

    @Test func `the region of a subview enlarges its superview's`() {
        let scene = bar { _ in }
        #expect(scene.hit(20, 170) == "button")
        #expect(scene.hit(200, 170) == "window")
        #expect(scene.hit(200, 120) == "bar")
    }

    @Test func `a subview counts with its own region`() {
        let scene = bar { $0.hitRegion = .inset(EdgeInsets2D(-10)) }
        #expect(scene.hit(20, 189) == "button")
        #expect(bar { $0.hitRegion = .nowhere }.hit(20, 170) == "window")
    }

    @Test(
        arguments: [
            { $0.isHidden = true }, { $0.isUserInteractionEnabled = false }, { $0.alpha = 0.01 },
            { $0.geometry.transform = AffineTransform2D(scaleX: 0, y: 0) },
        ] as [@Sendable (inout ViewDescription) -> Void])
    func `a subview that cannot be hit does not count`(
        configure: @Sendable (inout ViewDescription) -> Void
    ) {
        #expect(bar(configure).hit(20, 170) == "window")
    }

    @Test func `a veil that shows where the bar reaches hides nobody behind it`() {
        var scene = Scene()
        scene.add("bar", 0, 100, 400, 50) { $0.hitRegion = .boundsOrSubviews }
        scene.add("button", 10, 40, 100, 40, in: "bar") { $0.hitRegion = .boundsOrSubviews }
        scene.add("label", 300, 0, 50, 50, in: "bar")
        scene.add("veil", 0, 0, 400, 100, in: "bar") { $0.hitBehavior = .transparent }
        #expect(scene.hit(20, 170) == "button")
        #expect(scene.hit(200, 170) == "bar")
    }

    @Test func `a subview's behaviour is not asked`() {
        let scene = bar { $0.hitBehavior = .transparent }
        #expect(scene.hit(20, 170) == "bar")
    }

    @Test func `the rule goes on below`() {
        var scene = bar { $0.hitRegion = .boundsOrSubviews }
        scene.add("badge", 0, 50, 10, 10, in: "button")
        #expect(scene.hit(12, 195) == "badge")
        #expect(scene.hit(30, 195) == "window")
    }

    @Test func `a closure decides, within its rectangle if it has one`() {
        let right = HitRegion.custom(bounds: Rect2D(x: 0, y: 0, width: 90, height: 60)) {
            $0.localPoint.x >= 50
        }
        let probe = RegionProbe(right)
        #expect(!probe.contains(49, 0))
        #expect(probe.contains(50, 0))
        #expect(!probe.contains(90, 0))
        #expect(RegionProbe(.custom(bounds: nil) { _ in true }).contains(1e9, 1e9))
    }

    @Test func `a closure may ask about subviews`() {
        var scene = Scene()
        scene.add("cell", 0, 100, 400, 50) {
            $0.hitRegion = .custom(bounds: nil) { context in
                context.tree.subviews(of: context.view).contains { subview in
                    let point = context.convert(context.localPoint, from: context.view, to: subview)
                    return point.flatMap { context.hitTest($0, in: subview) } != nil
                }
            }
        }
        scene.add("button", 10, 40, 100, 40, in: "cell")
        #expect(scene.hit(20, 170) == "button")
        #expect(scene.hit(200, 120) == "window")
    }
}
