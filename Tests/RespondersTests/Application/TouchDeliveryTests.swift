import HitTesting
import Responders
import Testing

@Suite struct TouchDeliveryTests {
    let screen = Screen()
    let log = TouchLog()

    func makeView(_ label: String, _ x: Double) -> LoggingView {
        let view = LoggingView(label, log, frame: Rect2D(x: x, y: 0, width: 50, height: 50))
        screen.window.addSubview(view)
        return view
    }

    /// The event of several fingers.
    func send(_ inputs: TouchInput...) {
        screen.application.sendEvent(Event(inputs))
    }

    @Test func `A touch stays with the view that it began in, wherever it goes`() {
        _ = makeView("a", 0)
        _ = makeView("b", 100)
        screen.send(.began, 10, 10)
        screen.send(.moved, 110, 10)
        screen.send(.ended, 5000, 10)
        #expect(log.take() == ["a began 0", "a moved 0", "a ended 0"])
    }

    @Test func `The hit test is asked once, when the touch begins`() {
        let asked = AskedView(0, 0, 50, 50, in: screen.window)
        screen.send(.began, 10, 10)
        let count = asked.asked
        screen.send(.moved, 12, 10)
        screen.send(.ended, 12, 10)
        #expect(count > 0 && asked.asked == count)
    }

    @Test func `A touch that no view wants is discarded, with all that follows`() {
        final class Delegate: ApplicationDelegate {
            var discarded: [Point2D] = []
            func application(
                _ application: Application, didDiscardTouchAt worldPoint: Point2D, in event: Event
            ) {
                discarded.append(worldPoint)
            }
        }
        let delegate = Delegate()
        screen.application.delegate = delegate
        _ = makeView("a", 0)
        screen.send(.began, 500, 10)
        screen.send(.moved, 10, 10)
        screen.send(.ended, 10, 10)
        #expect(log.take() == [])
        #expect(delegate.discarded == [Point2D(500, 10)])
    }

    @Test func `A view gets only the first of several touches`() {
        let a = makeView("a", 0)
        _ = makeView("b", 100)
        screen.send(.began, 10, 10, finger: 0)
        screen.send(.began, 20, 10, finger: 1)
        screen.send(.began, 110, 10, finger: 2)
        screen.send(.moved, 21, 10, finger: 1)
        screen.send(.ended, 21, 10, finger: 1)
        screen.send(.ended, 10, 10, finger: 0)
        #expect(log.take() == ["a began 0", "b began 2", "a ended 0"])
        // With nothing left of the first, the next one is the first.
        screen.send(.began, 10, 10, finger: 1)
        #expect(log.take() == ["a began 1"])
        a.isMultipleTouchEnabled = true
        screen.send(.began, 20, 10, finger: 0)
        #expect(log.take() == ["a began 0"])
    }

    @Test func `Of touches that begin at once, a view gets the first`() {
        let a = makeView("a", 0)
        send(.init(.began, at: Point2D(10, 10), finger: 7), .init(.began, at: Point2D(20, 10)))
        #expect(log.take() == ["a began 7"])
        screen.application.cancelTouches()
        a.isMultipleTouchEnabled = true
        log.entries = []
        send(.init(.began, at: Point2D(10, 10), finger: 7), .init(.began, at: Point2D(20, 10)))
        #expect(log.take() == ["a began 0+7"])
    }

    @Test func `While an exclusive view tracks a touch, no other view of its window starts one`() {
        let a = makeView("a", 0)
        a.isExclusiveTouch = true
        _ = makeView("b", 100)
        screen.send(.began, 10, 10, finger: 0)
        screen.send(.began, 110, 10, finger: 1)
        #expect(log.take() == ["a began 0"])
        screen.send(.ended, 110, 10, finger: 1)
        screen.send(.ended, 10, 10, finger: 0)
        screen.send(.began, 110, 10, finger: 1)
        #expect(log.take() == ["a ended 0", "b began 1"])
    }

    @Test func `An exclusive view starts none while another view tracks one`() {
        let a = makeView("a", 0)
        a.isExclusiveTouch = true
        _ = makeView("b", 100)
        screen.send(.began, 110, 10, finger: 1)
        screen.send(.began, 10, 10, finger: 0)
        #expect(log.take() == ["b began 1"])
    }

    @Test func `An exclusive view may have several touches itself, and other windows theirs`() {
        let a = makeView("a", 0)
        a.isExclusiveTouch = true
        a.isMultipleTouchEnabled = true
        let other = Window(frame: Rect2D(x: 0, y: 400, width: 100, height: 100))
        screen.application.addWindow(other)
        other.addSubview(
            LoggingView("other", log, frame: Rect2D(x: 0, y: 0, width: 50, height: 50)))
        screen.send(.began, 10, 10, finger: 0)
        screen.send(.began, 20, 10, finger: 1)
        screen.send(.began, 10, 410, finger: 2)
        #expect(log.take() == ["a began 0", "a began 1", "other began 2"])
    }

    @Test func `What ends is told before what begins`() {
        let a = makeView("a", 0)
        screen.send(.began, 10, 10, finger: 0)
        send(
            .init(.began, at: Point2D(10, 10), finger: 1),
            .init(.ended, at: Point2D(10, 10), finger: 0))
        #expect(log.take() == ["a began 0", "a ended 0", "a began 1"])
        a.isMultipleTouchEnabled = true
        screen.send(.began, 10, 10, finger: 0)
        log.entries = []
        send(
            .init(.began, at: Point2D(10, 10), finger: 3),
            .init(.moved, at: Point2D(11, 10), finger: 0),
            .init(.cancelled, at: Point2D(10, 10), finger: 1))
        #expect(log.take() == ["a cancelled 1", "a moved 0", "a began 3"])
    }

    @Test func `A finger that begins again has lost its end`() {
        _ = makeView("a", 0)
        _ = makeView("b", 100)
        screen.send(.began, 10, 10)
        screen.send(.began, 110, 10)
        #expect(log.take() == ["a began 0", "a cancelled 0", "b began 0"])
    }

    @Test func `Touches can be cancelled, all at once`() {
        _ = makeView("a", 0)
        _ = makeView("b", 100)
        screen.send(.began, 10, 10, finger: 0)
        screen.send(.began, 110, 10, finger: 1)
        screen.application.cancelTouches(timestamp: 3)
        #expect(log.take().suffix(2) == ["a cancelled 0", "b cancelled 1"])
        screen.send(.moved, 10, 10, finger: 0)
        #expect(log.take() == [])
    }

    @Test func `An event has all touches in progress`() throws {
        let a = makeView("a", 0)
        let b = makeView("b", 100)
        screen.send(.began, 10, 10, finger: 0)
        let event = Event(.began, at: Point2D(110, 10), finger: 1)
        #expect(event.allTouches == nil)
        screen.application.sendEvent(event)
        let touches = try #require(event.allTouches)
        #expect(touches.count == 2)
        #expect(event.touches(for: a)?.map(\.phase) == [.stationary])
        #expect(event.touches(for: b)?.map(\.phase) == [.began])
        #expect(event.touches(for: screen.window) == touches)
        #expect(event.touches(for: Window()) == nil)
        let ending = Event(.ended, at: Point2D(10, 10), finger: 0)
        screen.application.sendEvent(ending)
        #expect(ending.touches(for: a)?.map(\.phase) == [.ended])
        #expect(ending.allTouches?.count == 2)
        let moving = Event(.moved, at: Point2D(110, 10), finger: 1)
        screen.application.sendEvent(moving)
        #expect(moving.allTouches?.count == 1)
    }

    @Test func `A finger does one thing at a time`() async {
        await #expect(processExitsWith: .failure) {
            _ = Event([TouchInput(.began, at: .zero), TouchInput(.ended, at: .zero)])
        }
    }
}
