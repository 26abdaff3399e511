import HitTesting
import Responders
import Testing

@Suite struct HitBehaviorTests {
    let screen = Screen()

    func hit(_ x: Double, _ y: Double) -> View? {
        screen.application.hitTest(Point2D(x, y), with: nil)
    }

    @Test func `Declared behaviours act as their names say`() {
        let behind = View(0, 0, 100, 100, in: screen.window)
        let view = View(0, 0, 100, 100, in: screen.window)
        let button = View(10, 10, 10, 10, in: view)
        #expect(hit(15, 15) === button && hit(50, 50) === view)
        view.hitBehavior = .passthrough
        #expect(hit(15, 15) === button && hit(50, 50) === behind)
        view.hitBehavior = .absorbing
        #expect(hit(15, 15) === view && hit(50, 50) === view)
        view.hitBehavior = .transparent
        #expect(hit(15, 15) === behind && hit(50, 50) === behind)
        view.hitBehavior = .normal
        #expect(hit(15, 15) === button)
    }

    @Test func `A redirection names its target as it is`() {
        let behind = View(0, 0, 100, 100, in: screen.window)
        let margin = View(0, 0, 100, 100, in: screen.window)
        let field = View(40, 40, 20, 20, in: margin)
        margin.hitBehavior = .redirect(to: field)
        #expect(hit(5, 5) === field)
        field.isHidden = true
        #expect(hit(5, 5) === field)
        // The view's own gates and region decide first, and follow what becomes of it.
        #expect(hit(150, 5) === screen.window)
        margin.bounds.size.width = 200
        margin.center = Point2D(100, 50)
        #expect(hit(150, 5) === field)
        margin.hitRegion = .rects([Rect2D(x: 300, y: 0, width: 10, height: 10)])
        #expect(hit(150, 5) === screen.window)
        #expect(hit(305, 5) === field)
        margin.isHidden = true
        #expect(hit(305, 5) === screen.window && hit(5, 5) === behind)
        #expect(margin.hitBehavior.target === field && margin.hitBehavior.kind == .redirect)
    }

    @Test func `A redirection may lead anywhere, and its target may go`() {
        let view = View(0, 0, 100, 100, in: screen.window)
        do {
            let elsewhere = View(0, 0, 1, 1, in: Window())
            view.hitBehavior = .redirect(to: elsewhere)
            #expect(hit(5, 5) === elsewhere)
        }
        #expect(view.hitBehavior.target == nil)
        #expect(hit(5, 5) === screen.window)
    }

    @Test func `Redirections do not follow one another`() {
        let (a, b) = (View(0, 0, 10, 10, in: screen.window), View(20, 0, 10, 10, in: screen.window))
        a.hitBehavior = .redirect(to: b)
        b.hitBehavior = .redirect(to: a)
        #expect(hit(5, 5) === b && hit(25, 5) === a)
    }

    @Test func `A custom region is told of the event and the view`() {
        let view = View(0, 0, 10, 10, in: screen.window)
        let event = Event(.began, at: .zero, timestamp: 7)
        view.hitRegion = .custom(bounds: nil) { context in
            guard let query = context.event as? HitTestQuery else { return false }
            return query.view(context.view)?.bounds.contains(context.localPoint) == true
                && query.event?.timestamp == 7
        }
        #expect(screen.application.hitTest(Point2D(5, 5), with: event) === view)
        #expect(view.point(inside: Point2D(5, 5), with: event))
        #expect(hit(5, 5) === screen.window)
    }
}
