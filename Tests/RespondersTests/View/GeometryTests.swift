import HitTesting
import Responders
import Testing

@Suite struct GeometryTests {
    @Test func `Frame, bounds and centre follow each other`() {
        let view = View(frame: Rect2D(x: 10, y: 20, width: 30, height: 40))
        #expect(view.bounds == Rect2D(x: 0, y: 0, width: 30, height: 40))
        #expect(view.center == Point2D(25, 40))
        view.center = Point2D(100, 100)
        #expect(view.frame == Rect2D(x: 85, y: 80, width: 30, height: 40))
        view.bounds.size = Size2D(width: 10, height: 10)
        #expect(view.frame == Rect2D(x: 95, y: 95, width: 10, height: 10))
        view.anchorPoint = Point2D(0, 0)
        #expect(view.frame == Rect2D(x: 100, y: 100, width: 10, height: 10))
        view.transform = AffineTransform2D(scaleX: 2, y: 3)
        #expect(view.frame == Rect2D(x: 100, y: 100, width: 20, height: 30))
    }

    @Test func `Hits follow geometry in a window`() {
        let screen = Screen()
        let view = View(10, 10, 10, 10, in: screen.window)
        let hit = { (x: Double, y: Double) in
            screen.application.hitTest(Point2D(x, y), with: nil) === view
        }
        #expect(hit(10, 10) && !hit(20, 10))
        view.center = Point2D(105, 105)
        #expect(!hit(10, 10) && hit(109, 109))
        view.transform = AffineTransform2D(scaleX: 4, y: 4)
        #expect(hit(124, 86))
        screen.window.bounds.origin = Point2D(0, 50)
        #expect(hit(124, 36) && !hit(124, 76))
    }

    @Test func `Points and rectangles convert between views`() {
        let screen = Screen()
        let outer = View(10, 20, 100, 100, in: screen.window)
        outer.bounds.origin = Point2D(0, 5)
        let inner = View(30, 30, 10, 10, in: outer)
        inner.transform = AffineTransform2D(scaleX: 2, y: 2)
        let sibling = View(50, 0, 10, 10, in: screen.window)
        #expect(inner.convert(Point2D(0, 0), to: outer) == Point2D(25, 25))
        #expect(inner.convert(Point2D(0, 0), to: nil) == Point2D(35, 40))
        #expect(sibling.convert(Point2D(0, 0), from: inner) == Point2D(-15, 40))
        #expect(inner.convert(Point2D(35, 40), from: nil) == Point2D(0, 0))
        #expect(
            inner.convert(inner.bounds, to: screen.window)
                == Rect2D(x: 35, y: 40, width: 20, height: 20))
        #expect(
            inner.convert(Rect2D(x: 35, y: 40, width: 20, height: 20), from: nil) == inner.bounds)
    }

    @Test func `Views of two windows meet on the screen`() {
        let (first, second) = (Window(), Window())
        first.frame = Rect2D(x: 100, y: 0, width: 100, height: 100)
        second.frame = Rect2D(x: 0, y: 50, width: 100, height: 100)
        let a = View(10, 10, 10, 10, in: first)
        let b = View(20, 20, 10, 10, in: second)
        #expect(a.convert(Point2D(1, 2), to: b) == Point2D(91, -58))
        // nil is the window's own space, wherever the window is.
        #expect(a.convert(Point2D(1, 2), to: nil) == Point2D(11, 12))
    }

    @Test func `Within a hierarchy conversion goes no higher than it has to`() {
        let screen = Screen()
        let flat = View(10, 10, 100, 100, in: screen.window)
        flat.transform = AffineTransform2D(scaleX: 1, y: 0)
        let (a, b) = (View(10, 10, 10, 10, in: flat), View(50, 10, 10, 10, in: flat))
        #expect(a.convert(Point2D(1, 2), to: b) == Point2D(-39, 2))
        #expect(a.convert(a.bounds, to: b) == Rect2D(x: -40, y: 0, width: 10, height: 10))
    }

    @Test func `A hierarchy that was asked something may come into another one`() {
        let inner = View(frame: Rect2D(x: 10, y: 20, width: 10, height: 10))
        #expect(inner.hitTest(Point2D(1, 1), with: nil) === inner)
        let outer = View(frame: Rect2D(x: 100, y: 100, width: 50, height: 50))
        outer.addSubview(inner)
        #expect(inner.convert(Point2D(1, 1), to: outer) == Point2D(11, 21))
        #expect(outer.hitTest(Point2D(11, 21), with: nil) === inner)
    }

    @Test func `A view that cannot be hit has no points`() {
        let screen = Screen()
        let view = View(10, 10, 10, 10, in: screen.window)
        view.transform = AffineTransform2D(scaleX: 0, y: 1)
        let point = view.convert(Point2D(12, 12), from: screen.window)
        #expect(point.x.isNaN && point.y.isNaN)
        #expect(view.hitTest(point, with: nil) == nil)
        let rect = view.convert(screen.window.bounds, from: screen.window)
        #expect(rect.origin.x.isNaN)
    }

    /// Lays itself out anew whenever its bounds change.
    final class ObservingView: View {
        var changes = 0
        override var bounds: Rect2D { didSet { changes += 1 } }
        override var isHidden: Bool { didSet { changes += 1 } }
    }

    @Test func `Properties may be observed by subclasses`() {
        let view = ObservingView()
        view.bounds.size.width = 10
        view.isHidden = true
        #expect(view.changes == 2)
        #expect(view.bounds.width == 10 && view.isHidden)
    }
}
