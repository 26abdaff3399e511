import HitTesting
import Responders
import Testing

@Suite struct OverrideTests {
    let screen = Screen()

    func hit(_ x: Double, _ y: Double) -> View? {
        screen.application.hitTest(Point2D(x, y), with: nil)
    }

    @Test func `An override that returns nil refuses for all its subviews`() {
        let behind = View(0, 0, 100, 100, in: screen.window)
        let refusing = RefusingView(0, 0, 100, 100, in: screen.window)
        _ = View(10, 10, 10, 10, in: refusing)
        #expect(hit(15, 15) === behind)
    }

    @Test func `An override that calls super has its answer, and may change it`() {
        let behind = View(0, 0, 100, 100, in: screen.window)
        let passing = PassthroughView(0, 0, 100, 100, in: screen.window)
        let button = View(10, 10, 10, 10, in: passing)
        #expect(hit(15, 15) === button)
        #expect(hit(50, 50) === behind)
        #expect(passing.hitTest(Point2D(15, 15), with: nil) === button)
        #expect(passing.hitTest(Point2D(50, 50), with: nil) == nil)
    }

    @Test func `An override may name another view, of its hierarchy or not`() {
        let redirecting = RedirectingView(0, 0, 100, 100, in: screen.window)
        let button = View(200, 0, 10, 10, in: screen.window)
        button.isHidden = true
        redirecting.receiver = button
        #expect(hit(50, 50) === button)
        let elsewhere = View()
        redirecting.receiver = elsewhere
        #expect(hit(50, 50) === elsewhere)
        let inOtherWindow = View(0, 0, 1, 1, in: Window())
        redirecting.receiver = inOtherWindow
        #expect(hit(50, 50) === inOtherWindow)
        redirecting.receiver = nil
        #expect(hit(50, 50) === screen.window)
    }

    @Test func `A view of another hierarchy comes through every super on the way`() {
        let outer = PassthroughView(0, 0, 100, 100, in: screen.window)
        let redirecting = RedirectingView(0, 0, 100, 100, in: outer)
        let elsewhere = View()
        redirecting.receiver = elsewhere
        #expect(hit(50, 50) === elsewhere)
        #expect(screen.window.hitTest(Point2D(50, 50), with: nil) === elsewhere)
    }

    @Test func `An override is asked wherever its superview contains the point`() {
        let container = View(0, 0, 100, 100, in: screen.window)
        let greedy = GreedyView(0, 0, 10, 10, in: container)
        #expect(hit(90, 90) === greedy)
        #expect(hit(110, 90) === screen.window)
        // Also while its own gates are closed: only super looks at them.
        greedy.isHidden = true
        greedy.alpha = 0
        greedy.isUserInteractionEnabled = false
        #expect(hit(90, 90) === greedy)
        // Its superview's gates keep it from being asked.
        container.isUserInteractionEnabled = false
        #expect(hit(90, 90) === screen.window)
    }

    @Test func `A sibling in front is asked first`() {
        let container = View(0, 0, 100, 100, in: screen.window)
        let greedy = GreedyView(0, 0, 10, 10, in: container)
        let front = View(50, 50, 10, 10, in: container)
        #expect(hit(55, 55) === front)
        #expect(hit(65, 65) === greedy)
    }

    @Test func `An override of point(inside) decides in place of the bounds`() {
        let margin = MarginView(50, 50, 20, 20, in: screen.window)
        let inside = View(-5, -5, 10, 10, in: margin)
        #expect(hit(42, 60) === margin)
        #expect(hit(46, 46) === inside)
        #expect(hit(39, 60) === screen.window)
        margin.margin = -5
        #expect(hit(52, 60) === screen.window)
    }

    @Test func `An override of point(inside) is asked only after the view's own gates`() {
        let asked = AskedView(0, 0, 10, 10, in: screen.window)
        asked.isUserInteractionEnabled = false
        #expect(hit(5, 5) === screen.window)
        #expect(asked.asked == 0)
        asked.isUserInteractionEnabled = true
        #expect(hit(5, 5) === asked)
        #expect(asked.asked > 0)
    }

    @Test func `super.point(inside) says what the declared region says`() {
        let asked = AskedView(0, 0, 20, 20, in: screen.window)
        asked.hitRegion = .ellipse
        #expect(hit(1, 1) === screen.window)
        #expect(hit(10, 10) === asked)
        asked.hitRegion = .boundsOrSubviews
        let outside = View(30, 0, 10, 10, in: asked)
        #expect(hit(35, 5) === outside)
        let margin = MarginView(50, 0, 10, 10, in: asked)
        #expect(hit(45, 5) === margin)
        #expect(hit(65, 5) === margin)
        #expect(asked.point(inside: Point2D(45, 5), with: nil))
        margin.isHidden = true
        #expect(!asked.point(inside: Point2D(45, 5), with: nil))
    }

    @Test func `point(inside) does not look at the gates`() {
        let view = View(0, 0, 10, 10, in: screen.window)
        view.isHidden = true
        view.hitRegion = .ellipse
        #expect(view.point(inside: Point2D(5, 5), with: nil))
        #expect(!view.point(inside: Point2D(0, 0), with: nil))
        #expect(!view.point(inside: Point2D(.nan, 0), with: nil))
    }

    @Test func `A view that answers super's question is asked once`() {
        var superview: View = screen.window
        var asked: [AskedView] = []
        for _ in 0..<10 {
            let view = AskedView(0, 0, 100, 100, in: superview)
            asked.append(view)
            superview = view
        }
        #expect(hit(5, 5) === asked.last)
        #expect(asked.allSatisfy { $0.asked == 1 })
    }

    /// Contains every point, even those that are nowhere.
    final class BoundlessView: View {
        override func point(inside point: Point2D, with event: Event?) -> Bool { true }
    }

    @Test func `A point that is nowhere hits nothing, whatever an override says`() {
        let view = BoundlessView(0, 0, 10, 10, in: screen.window)
        #expect(view.hitTest(Point2D(500, 500), with: nil) === view)
        #expect(view.hitTest(Point2D(.nan, 5), with: nil) == nil)
        #expect(view.hitTest(Point2D(5, -.infinity), with: nil) == nil)
    }

    /// Names its superview.
    final class UpwardView: View {
        override func hitTest(_ point: Point2D, with event: Event?) -> View? {
            super.hitTest(point, with: event) == nil ? nil : superview
        }
    }

    @Test func `A subview that names its superview is no subview that refuses`() {
        let outer = UndeclaredView(0, 0, 100, 100, in: screen.window)
        outer.hitBehavior = .passthrough
        _ = UpwardView(0, 0, 10, 10, in: outer)
        #expect(hit(5, 5) === outer)
        #expect(hit(50, 50) === screen.window)
        let other = View(200, 0, 1, 1, in: screen.window)
        outer.hitBehavior = .redirect(to: other)
        #expect(hit(5, 5) === outer)
        #expect(hit(50, 50) === other)
    }

    @Test func `The recursion written by hand finds the same`() {
        let written = HandWrittenView(10, 10, 100, 100, in: screen.window)
        let scaled = View(10, 10, 20, 20, in: written)
        scaled.transform = AffineTransform2D(scaleX: 2, y: 2)
        let inner = View(0, 0, 5, 5, in: scaled)
        #expect(hit(15, 15) === inner)
        #expect(hit(45, 45) === scaled)
        #expect(hit(100, 100) === written)
        #expect(hit(111, 111) === screen.window)
    }

    /// Counts hit tests and the events they come with.
    final class EventView: View {
        var events: [Event?] = []
        override func hitTest(_ point: Point2D, with event: Event?) -> View? {
            events.append(event)
            return super.hitTest(point, with: event)
        }
        override func point(inside point: Point2D, with event: Event?) -> Bool {
            events.append(event)
            return super.point(inside: point, with: event)
        }
    }

    @Test func `Overrides are given the event`() {
        let outer = View(0, 0, 100, 100, in: screen.window)
        outer.hitRegion = .boundsOrSubviews
        let view = EventView(0, 0, 100, 100, in: outer)
        let event = Event(.began, at: Point2D(5, 5))
        screen.application.sendEvent(event)
        #expect(view.events.count >= 2 && view.events.allSatisfy { $0 === event })
        view.events = []
        _ = hit(5, 5)
        #expect(!view.events.isEmpty && view.events.allSatisfy { $0 == nil })
    }

    /// Edits its hierarchy whenever it is asked.
    final class EditingView: View {
        var edit: (() -> Void)?
        override func hitTest(_ point: Point2D, with event: Event?) -> View? {
            edit?()
            return super.hitTest(point, with: event)
        }
    }

    @Test func `An override may edit the hierarchy while it is asked`() {
        let behind = View(0, 0, 100, 100, in: screen.window)
        let editing = EditingView(0, 0, 100, 100, in: screen.window)
        let added = View(frame: Rect2D(x: 0, y: 0, width: 50, height: 50))
        editing.edit = { [unowned editing] in editing.addSubview(added) }
        #expect(hit(10, 10) === added)
        editing.edit = { [unowned editing] in editing.removeFromSuperview() }
        #expect(hit(10, 10) === added || hit(10, 10) === behind)
        #expect(editing.superview == nil)
        #expect(hit(10, 10) === behind)
    }

    @Test func `A window may override, too`() {
        final class ToolWindow: Window {
            override func hitTest(_ point: Point2D, with event: Event?) -> View? {
                let hit = super.hitTest(point, with: event)
                return hit == self ? nil : hit
            }
        }
        let tools = ToolWindow(frame: screen.window.frame)
        tools.level = .alert
        screen.application.addWindow(tools)
        let button = View(0, 0, 10, 10, in: tools)
        #expect(hit(5, 5) === button)
        #expect(hit(50, 50) === screen.window)
    }

    @Test func `A view without a window answers as well`() {
        let outer = UndeclaredView(frame: Rect2D(x: 50, y: 50, width: 100, height: 100))
        let inner = MarginView(10, 10, 10, 10, in: outer)
        #expect(outer.hitTest(Point2D(5, 5), with: nil) === inner)
        #expect(outer.hitTest(Point2D(50, 50), with: nil) === outer)
        inner.frame.origin = Point2D(70, 70)
        #expect(outer.hitTest(Point2D(65, 65), with: nil) === inner)
        #expect(outer.hitTest(Point2D(.infinity, 65), with: nil) == nil)
    }
}
