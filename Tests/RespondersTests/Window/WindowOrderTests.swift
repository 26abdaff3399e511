import HitTesting
import Responders
import Testing

@Suite struct WindowOrderTests {
    let application = Application()
    let point = Point2D(5, 5)

    func makeWindow(_ level: Window.Level = .normal) -> Window {
        let window = Window(frame: Rect2D(x: 0, y: 0, width: 100, height: 100))
        window.level = level
        application.addWindow(window)
        return window
    }

    func hit() -> View? { application.hitTest(point, with: nil) }

    @Test func `Higher levels are asked first, and within a level the one added last`() {
        let alert = makeWindow(.alert)
        let first = makeWindow()
        let second = makeWindow()
        let status = makeWindow(.statusBar)
        #expect(application.windows == [alert, status, second, first])
        #expect(hit() === alert)
        application.removeWindow(alert)
        #expect(hit() === status && alert.application == nil)
        application.removeWindow(status)
        #expect(hit() === second)
        application.addWindow(first)
        #expect(hit() === first)
    }

    @Test func `A window whose level changes comes in front of those of that level`() {
        let first = makeWindow()
        let second = makeWindow()
        let alert = makeWindow(.alert)
        first.level = .alert
        #expect(application.windows == [first, alert, second])
        first.level = Window.Level(rawValue: -1)
        #expect(application.windows == [alert, second, first])
        first.level = .normal
        #expect(application.windows == [alert, first, second])
    }

    @Test func `Hidden windows are skipped`() {
        let back = makeWindow()
        let front = makeWindow()
        #expect(hit() === front)
        front.isHidden = true
        #expect(hit() === back)
        back.isHidden = true
        #expect(hit() == nil)
    }

    @Test func `A hidden window whose class overrides is not asked`() {
        final class GreedyWindow: Window {
            override func hitTest(_ point: Point2D, with event: Event?) -> View? { self }
        }
        let back = makeWindow()
        let greedy = GreedyWindow()
        application.addWindow(greedy)
        #expect(hit() === greedy)
        greedy.isHidden = true
        #expect(hit() === back)
    }

    @Test func `A window that answers nil lets the next one try`() {
        let back = makeWindow()
        let front = makeWindow()
        let button = View(50, 50, 10, 10, in: front)
        front.hitBehavior = .passthrough
        #expect(hit() === back)
        #expect(application.hitTest(Point2D(55, 55), with: nil) === button)
        front.frame.origin = Point2D(50, 0)
        front.hitBehavior = .normal
        #expect(hit() === back)
        #expect(application.hitTest(Point2D(60, 5), with: nil) === front)
    }

    @Test func `A window moves from one application to another`() {
        let window = makeWindow()
        let other = Application()
        other.addWindow(window)
        #expect(application.windows.isEmpty && other.windows == [window])
        #expect(window.application === other)
    }

    @Test func `Points that are not finite hit nothing`() {
        final class GreedyWindow: Window {
            override func hitTest(_ point: Point2D, with event: Event?) -> View? { self }
        }
        application.addWindow(GreedyWindow())
        #expect(application.hitTest(Point2D(.nan, 0), with: nil) == nil)
        #expect(application.hitTest(Point2D(0, .infinity), with: nil) == nil)
    }
}
