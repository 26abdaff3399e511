import HitTesting
import Testing

/// A tree, and both engines' selection in it.
private struct Marquee {
    var tree = ViewTree()
    let window: ViewID

    init() {
        window = tree.addRoot(
            ViewDescription(frame: Rect2D(x: 0, y: 0, width: 100, height: 100)))
    }

    mutating func add(
        _ frame: Rect2D, to superview: ViewID? = nil,
        _ change: (inout ViewDescription) -> Void = { _ in }
    ) -> ViewID {
        var description = ViewDescription(frame: frame)
        change(&description)
        return tree.addSubview(description, to: superview ?? window)
    }

    func views(in rect: Rect2D, _ mode: RectSelection) -> [ViewID] {
        let views = tree.views(in: rect, mode: mode)
        #expect(RecursiveEngine(tree).views(in: rect, mode: mode) == views)
        return views
    }
}

@Suite struct ViewsInRectTests {
    private let all = Rect2D(x: -1000, y: -1000, width: 3000, height: 3000)

    @Test func `the frontmost views come first, and superviews after their subviews`() {
        var marquee = Marquee()
        let back = marquee.add(Rect2D(x: 10, y: 10, width: 20, height: 20))
        let inner = marquee.add(Rect2D(x: 5, y: 5, width: 5, height: 5), to: back)
        let front = marquee.add(Rect2D(x: 20, y: 20, width: 20, height: 20))
        #expect(marquee.views(in: all, .intersecting) == [front, inner, back, marquee.window])
        #expect(marquee.views(in: all, .contained) == [front, inner, back, marquee.window])
        let small = Rect2D(x: 12, y: 12, width: 12, height: 12)
        #expect(marquee.views(in: small, .intersecting) == [front, inner, back, marquee.window])
        #expect(marquee.views(in: small, .contained) == [inner])
    }

    @Test func `sharing an edge is not enough`() {
        var marquee = Marquee()
        let view = marquee.add(Rect2D(x: 10, y: 10, width: 20, height: 20))
        let beside = Rect2D(x: 30, y: 10, width: 20, height: 20)
        #expect(marquee.views(in: beside, .intersecting) == [marquee.window])
        let below = Rect2D(x: 10, y: 0, width: 20, height: 10)
        #expect(marquee.views(in: below, .intersecting) == [marquee.window])
        let touching = Rect2D(x: 29.5, y: 10, width: 20, height: 20)
        #expect(marquee.views(in: touching, .intersecting) == [view, marquee.window])
    }

    @Test func `the part outside a superview does not count`() {
        var marquee = Marquee()
        let panel = marquee.add(Rect2D(x: 10, y: 10, width: 20, height: 20))
        let wide = marquee.add(Rect2D(x: 10, y: 0, width: 40, height: 10), to: panel)
        let outside = marquee.add(Rect2D(x: 30, y: 0, width: 10, height: 10), to: panel)
        let rect = Rect2D(x: 35, y: 5, width: 30, height: 30)
        #expect(marquee.views(in: rect, .intersecting) == [marquee.window])
        // Something is left of it, so all of it has to lie in the rectangle.
        let around = Rect2D(x: 19, y: 9, width: 42, height: 12)
        #expect(marquee.views(in: around, .contained) == [wide])
        #expect(!marquee.views(in: all, .contained).contains(outside))
    }

    @Test func `a turned view is a quadrilateral, not its bounding box`() {
        var marquee = Marquee()
        let half = 0.5.squareRoot()
        let diamond = marquee.add(Rect2D(x: 40, y: 40, width: 20, height: 20)) {
            $0.geometry.transform = AffineTransform2D(
                a: half, b: half, c: -half, d: half, tx: 0, ty: 0)
        }
        let corner = Rect2D(x: 36, y: 36, width: 6, height: 6)
        #expect(marquee.views(in: corner, .intersecting) == [marquee.window])
        let nearer = Rect2D(x: 36, y: 36, width: 8, height: 8)
        #expect(marquee.views(in: nearer, .intersecting) == [diamond, marquee.window])
        let around = Rect2D(x: 35, y: 35, width: 30, height: 30)
        #expect(marquee.views(in: around, .contained) == [diamond])
        let frame = Rect2D(x: 40, y: 40, width: 20, height: 20)
        #expect(marquee.views(in: frame, .contained).isEmpty)
    }

    @Test func `behaviours decide who may answer`() {
        var marquee = Marquee()
        let frame = Rect2D(x: 0, y: 0, width: 10, height: 10)
        let layer = marquee.add(frame) { $0.hitBehavior = .passthrough }
        let button = marquee.add(frame, to: layer)
        let absorber = marquee.add(frame) { $0.hitBehavior = .absorbing }
        _ = marquee.add(frame, to: absorber)
        let glass = marquee.add(frame) { $0.hitBehavior = .transparent }
        _ = marquee.add(frame, to: glass)
        let closure = marquee.add(frame) { $0.hitBehavior = .custom(bounds: nil) { $0.view } }
        _ = marquee.add(frame, to: closure)
        let overridden = marquee.add(frame) { $0.hitBehavior = .overridden(bounds: nil) }
        let redirecting = marquee.add(frame) { $0.hitBehavior = .redirect(button) }
        let hidden = marquee.add(frame) { $0.isHidden = true }
        _ = marquee.add(frame, to: hidden)
        #expect(
            marquee.views(in: all, .intersecting)
                == [redirecting, overridden, absorber, button, marquee.window])
        marquee.tree.remove(button)
        #expect(
            marquee.views(in: all, .intersecting) == [overridden, absorber, marquee.window])
    }

    @Test func `regions are taken by the rectangle around them`() {
        var marquee = Marquee()
        let frame = Rect2D(x: 50, y: 50, width: 10, height: 10)
        let round = marquee.add(frame) { $0.hitRegion = .ellipse }
        let larger = marquee.add(frame) { $0.hitRegion = .inset(EdgeInsets2D(-10)) }
        let triangle = marquee.add(frame) {
            $0.hitRegion = .polygons([[Point2D(-9, 0), Point2D(5, 0), Point2D(0, 5)]], .nonZero)
        }
        _ = marquee.add(frame) { $0.hitRegion = .nowhere }
        let everywhere = marquee.add(frame) { $0.hitRegion = .everywhere }
        let rect = Rect2D(x: 59, y: 59, width: 1, height: 1)
        #expect(
            marquee.views(in: rect, .intersecting)
                == [everywhere, larger, round, marquee.window])
        let left = Rect2D(x: 42, y: 53, width: 1, height: 1)
        #expect(
            marquee.views(in: left, .intersecting)
                == [everywhere, triangle, larger, marquee.window])
        #expect(!marquee.views(in: all, .contained).contains(everywhere))
    }

    @Test func `a region that follows its subviews reaches as far as they do`() {
        var marquee = Marquee()
        let outer = marquee.add(Rect2D(x: 10, y: 10, width: 10, height: 10)) {
            $0.hitRegion = .boundsOrSubviews
        }
        let inner = marquee.add(Rect2D(x: 10, y: 0, width: 10, height: 10), to: outer) {
            $0.hitRegion = .boundsOrSubviews
        }
        var buttons: [ViewID] = []
        for index in 0..<100 {
            let frame = Rect2D(x: Double(index % 10) * 4, y: 12, width: 4, height: 4)
            buttons.append(marquee.add(frame, to: inner))
        }
        let rect = Rect2D(x: 57, y: 23, width: 2, height: 2)
        let found = marquee.views(in: rect, .intersecting)
        #expect(
            found.prefix(10) == buttons.suffix(1) + [buttons[89], buttons[79], buttons[69]]
                + [buttons[59], buttons[49], buttons[39], buttons[29], buttons[19], buttons[9]])
        #expect(found.suffix(3) == [inner, outer, marquee.window])
        marquee.tree.setHidden(true, of: inner)
        #expect(marquee.views(in: rect, .intersecting) == [marquee.window])
    }

    @Test func `rectangles that are no area have no views`() {
        let marquee = Marquee()
        for rect in [
            Rect2D(x: 10, y: 10, width: 0, height: 10),
            Rect2D(x: .nan, y: 0, width: 10, height: 10),
            Rect2D(x: 0, y: 0, width: 10, height: .nan), .zero,
        ] {
            #expect(marquee.views(in: rect, .intersecting).isEmpty)
        }
        let backward = Rect2D(x: 20, y: 20, width: -10, height: -10)
        #expect(marquee.views(in: backward, .intersecting) == [marquee.window])
        let endless = Rect2D(x: -1e308, y: -1e308, width: .infinity, height: .infinity)
        #expect(marquee.views(in: endless, .contained) == [marquee.window])
    }

    @Test func `a chain of a hundred thousand views is gone through in bounded stack`() {
        let depth = 100_000
        let tree = ViewTree.build(expectedCount: depth) { builder in
            let frame = ViewDescription(frame: Rect2D(x: 0, y: 0, width: 10, height: 10))
            var innermost = builder.addRoot(frame)
            for _ in 1..<depth { innermost = builder.addSubview(frame, to: innermost) }
        }
        let rect = Rect2D(x: 5, y: 5, width: 1, height: 1)
        #expect(tree.views(in: rect, mode: .intersecting).count == depth)
        let nearest = tree.nearestView(to: Point2D(11, 5), within: 2)
        #expect(nearest.map { tree.subviews(of: $0).isEmpty } == true)
    }
}
