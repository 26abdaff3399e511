import HitTesting
import Responders
import Testing

@Suite struct HoverTrackerTests {
    let screen = Screen()

    @Test func `A pointer leaves views from the inside and enters them from the outside`() {
        let left = View(0, 0, 100, 100, in: screen.window)
        let leftInner = View(10, 10, 10, 10, in: left)
        let right = View(100, 0, 100, 100, in: screen.window)
        let rightInner = View(10, 10, 10, 10, in: right)
        let tracker = HoverTracker(screen.application)
        let first = tracker.move(to: Point2D(15, 15))
        #expect(first.left == [] && first.entered == [screen.window, left, leftInner])
        let none = tracker.move(to: Point2D(16, 15))
        #expect(none.left == [] && none.entered == [])
        let across = tracker.move(to: Point2D(115, 15))
        #expect(across.left == [leftInner, left] && across.entered == [right, rightInner])
        #expect(tracker.hoveredViews == [screen.window, right, rightInner])
        let away = tracker.move(to: Point2D(1000, 0))
        #expect(away.left == [rightInner, right, screen.window] && away.entered == [])
        tracker.move(to: Point2D(50, 50))
        let gone = tracker.leave()
        #expect(gone.left == [left, screen.window] && tracker.hoveredViews == [])
    }

    @Test func `A view that appears under the pointer is entered at the next move`() {
        let tracker = HoverTracker(screen.application)
        tracker.move(to: Point2D(5, 5))
        let view = View(0, 0, 10, 10, in: screen.window)
        #expect(tracker.move(to: Point2D(5, 5)).entered == [view])
        view.removeFromSuperview()
        #expect(tracker.move(to: Point2D(5, 5)).left == [view])
    }

    @Test func `Overrides are asked with an event of its own type`() {
        final class TouchOnlyView: View {
            override func hitTest(_ point: Point2D, with event: Event?) -> View? {
                event?.type == .hover ? nil : super.hitTest(point, with: event)
            }
        }
        let view = TouchOnlyView(0, 0, 10, 10, in: screen.window)
        let tracker = HoverTracker(screen.application)
        #expect(tracker.move(to: Point2D(5, 5)).entered == [screen.window])
        screen.send(.began, 5, 5)
        #expect(screen.application.hitTest(Point2D(5, 5), with: nil) === view)
    }
}
