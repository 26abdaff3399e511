import HitTesting
import Responders
import Testing

/// What the closure of a custom region may ask in the middle of a query, and what comes of it.
@Suite struct RegionClosureTests {
    let screen = Screen()

    func hit(_ x: Double, _ y: Double) -> View? {
        screen.application.hitTest(Point2D(x, y), with: nil)
    }

    @Test func `A region's closure may ask about views that are being asked`() {
        let outer = MarginView(0, 0, 100, 100, in: screen.window)
        outer.margin = 0
        let inner = View(0, 0, 10, 10, in: outer)
        inner.hitRegion = .custom(bounds: inner.bounds) { context in
            guard let superview = context.tree.superview(of: context.view) else { return false }
            return context.hitTest(Point2D(90, 90), in: superview) == superview
                && context.hitTest(Point2D(190, 190), in: superview) == nil
        }
        #expect(hit(5, 5) === inner)
        #expect(hit(50, 50) === outer)
    }

    @Test func `What a region's closure is told is not taken for the answer`() {
        let outer = UndeclaredView(0, 0, 100, 100, in: screen.window)
        let redirecting = RedirectingView(0, 0, 5, 5, in: screen.window)
        let elsewhere = View()
        redirecting.receiver = elsewhere
        let inner = View(0, 0, 10, 10, in: outer)
        inner.hitRegion = .custom(bounds: inner.bounds) { context in
            guard let superview = context.tree.superview(of: context.view) else { return false }
            _ = context.hitTest(Point2D(90, 90), in: superview)
            // The redirecting view, which names one of another hierarchy.
            _ = context.tree.superview(of: superview).flatMap { window in
                context.hitTest(Point2D(1, 1), in: context.tree.subviews(of: window).last ?? window)
            }
            return false
        }
        #expect(hit(7, 7) === outer)
        outer.hitBehavior = .passthrough
        #expect(hit(7, 7) === screen.window)
        #expect(hit(2, 2) === elsewhere)
    }

    @Test func `A view that is being asked is asked anew`() {
        screen.window.hitRegion = .boundsOrSubviews
        let outer = PassthroughView(0, 0, 100, 100, in: screen.window)
        let inner = View(0, 0, 10, 10, in: outer)
        inner.hitRegion = .custom(bounds: inner.bounds) { context in
            guard let superview = context.tree.superview(of: context.view),
                let window = context.tree.superview(of: superview)
            else { return false }
            // The override answers nil there, and neither view contains the other point.
            return context.hitTest(Point2D(90, 90), in: superview) == nil
                && context.hitTest(Point2D(-1000, 0), in: window) == nil
        }
        #expect(hit(5, 5) === inner)
    }

    @Test func `A view that is named is not taken for what it named itself`() {
        let naming = RedirectingView(300, 0, 10, 10, in: screen.window)
        let elsewhere = View()
        naming.receiver = elsewhere
        let named = RedirectingView(0, 0, 10, 10, in: screen.window)
        named.receiver = naming
        let asking = View(0, 0, 10, 10, in: screen.window)
        asking.hitRegion = .custom(bounds: nil) { context in
            guard let window = context.tree.superview(of: context.view),
                let first = context.tree.subviews(of: window).first
            else { return false }
            _ = context.hitTest(Point2D(1, 1), in: first)
            return false
        }
        #expect(hit(305, 5) === elsewhere)
        #expect(hit(5, 5) === naming)
    }
}
