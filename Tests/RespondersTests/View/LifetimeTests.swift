import HitTesting
import Responders
import Testing

@Suite struct LifetimeTests {
    /// Tells when it goes, and what it then still has.
    final class MortalView: View {
        var onEnd: ((Int) -> Void)?
        deinit { onEnd?(subviews.count) }
    }

    @Test(arguments: [true, false])
    func `Superviews keep subviews, and nothing else does`(isInWindow: Bool) {
        weak var top: View?
        weak var bottom: View?
        do {
            let screen = Screen()
            let view = View()
            let subview = View(0, 0, 10, 10, in: view)
            if isInWindow { screen.window.addSubview(view) }
            subview.hitBehavior = .redirect(to: view)
            _ = view.hitTest(.zero, with: nil)
            (top, bottom) = (view, subview)
            #expect(bottom != nil && top != nil)
        }
        #expect(top == nil && bottom == nil)
    }

    @Test func `A view that outlives its superview is the top of its own hierarchy`() {
        let inner = View(frame: Rect2D(x: 0, y: 0, width: 10, height: 10))
        let innermost = View(0, 0, 5, 5, in: inner)
        do {
            let screen = Screen()
            screen.window.frame.origin = Point2D(100, 100)
            screen.window.addSubview(inner)
            #expect(inner.window != nil)
        }
        #expect(inner.convert(Point2D(1, 1), to: nil) == Point2D(1, 1))
        #expect(inner.superview == nil && inner.window == nil && innermost.window == nil)
        #expect(inner.hitTest(Point2D(1, 1), with: nil) === innermost)
        let outer = View(frame: Rect2D(x: 0, y: 0, width: 10, height: 10))
        outer.addSubview(inner)
        #expect(outer.hitTest(Point2D(7, 7), with: nil) === inner)
    }

    @Test func `A subclass finds its subviews when it goes`() {
        var counts: [Int] = []
        do {
            let outer = MortalView()
            let inner = MortalView()
            outer.addSubview(inner)
            inner.addSubview(View())
            inner.addSubview(View())
            for view in [outer, inner] { view.onEnd = { counts.append($0) } }
        }
        #expect(counts == [1, 2])
    }

    @Test func `A very deep hierarchy comes and goes in a bounded stack`() {
        weak var last: View?
        do {
            let screen = Screen()
            let top = View()
            var bottom = top
            for _ in 0..<200_000 {
                let view = View(frame: Rect2D(x: 0, y: 0, width: 10, height: 10))
                bottom.addSubview(view)
                bottom = view
            }
            last = bottom
            top.frame = Rect2D(x: 0, y: 0, width: 10, height: 10)
            screen.window.addSubview(top)
            #expect(screen.application.hitTest(Point2D(1, 1), with: nil) === bottom)
            top.removeFromSuperview()
        }
        #expect(last == nil)
    }
}
