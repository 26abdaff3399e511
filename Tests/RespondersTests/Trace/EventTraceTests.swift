import HitTesting
import Responders
import Testing

@Suite struct EventTraceTests {
    let screen = Screen()
    let log = TouchLog()

    final class Traces {
        var all: [EventTrace] = []
    }

    let traces = Traces()

    init() {
        screen.application.traceHandler = { [unowned traces] in traces.all.append($0) }
    }

    @Test func `A tap, from the queue to the view that handles it`() throws {
        let alert = Window(frame: screen.window.frame)
        alert.level = .alert
        alert.name = "alert"
        alert.hitBehavior = .passthrough
        screen.application.addWindow(alert)
        let form = LoggingView(
            "form", log, frame: Rect2D(x: 10, y: 20, width: 200, height: 200))
        screen.window.addSubview(form)
        let button = View(5, 5, 50, 50, in: form)
        button.name = "Send"
        screen.application.postTap(at: Point2D(20, 30), timestamp: 1)
        screen.application.run()

        #expect(traces.all.count == 2)
        let trace = try #require(traces.all.first)
        #expect(trace.waitingEvents == 0 && trace.event.timestamp == 1)
        let touch = try #require(trace.touches.first)
        #expect(trace.touches.count == 1 && touch.outcome == .began(button))
        #expect(touch.windows.map(\.window) == [alert, screen.window])
        #expect(touch.windows.map(\.answer) == [nil, button])
        #expect(touch.windows[1].path.map(\.view) == [screen.window, form, button])
        #expect(
            touch.windows[1].path.map(\.localPoint)
                == [Point2D(20, 30), Point2D(10, 10), Point2D(5, 5)])
        let delivery = try #require(trace.deliveries.first)
        #expect(trace.deliveries.count == 1 && delivery.phase == .began)
        #expect(delivery.asked.map(\.responder) == [button, form])
        #expect(delivery.asked.map(\.passedOn) == [true, false])
        #expect(delivery.handler === form)
        #expect(
            trace.description == """
                event at 1.0 s, first in the queue
                  finger 0 began at (20.0, 30.0): begins in View “Send”
                    Window “alert” (level 2000.0): no view
                    Window “main” (level 0.0): View “Send”
                      Window “main” (20.0, 30.0) → LoggingView “form” (10.0, 10.0) → \
                View “Send” (5.0, 5.0)
                  touchesBegan (finger 0)
                    asked: View “Send” → LoggingView “form”
                    handled by LoggingView “form”
                """)
        #expect(traces.all[1].waitingEvents == 1)
        #expect(traces.all[1].touches.map(\.outcome) == [.proceeds(button)])
        #expect(traces.all[1].description.contains("posted behind 1 in the queue"))
    }

    @Test func `A touch that everybody passes on`() throws {
        let view = LoggingView("view", log, frame: screen.window.bounds)
        view.passesOn = true
        screen.window.addSubview(view)
        screen.send(.began, 5, 5)
        let trace = try #require(traces.all.first)
        #expect(trace.waitingEvents == nil)
        #expect(trace.deliveries.map(\.handler) == [nil])
        #expect(
            trace.deliveries[0].asked.map(\.responder) == [view, screen.window, screen.application])
        #expect(trace.deliveries[0].asked.map(\.passedOn) == [true, true, true])
        #expect(trace.description.contains("not handled: every responder passed it on"))
    }

    @Test func `The path goes on through what an override was told by super`() throws {
        let outer = UndeclaredView(10, 10, 100, 100, in: screen.window)
        let middle = View(10, 10, 50, 50, in: outer)
        let inner = View(10, 10, 10, 10, in: middle)
        screen.send(.began, 35, 35)
        let path = try #require(traces.all.first?.touches.first?.windows.first?.path)
        #expect(path.map(\.view) == [screen.window, outer, middle, inner])
        #expect(path.last?.localPoint == Point2D(5, 5))
        screen.send(.ended, 35, 35)
        // A redirected touch's path ends where it was redirected.
        let elsewhere = View()
        middle.hitBehavior = .redirect(to: elsewhere)
        screen.send(.began, 25, 25)
        let record = try #require(traces.all.last?.touches.first)
        #expect(record.windows.first?.answer === elsewhere)
        #expect(record.windows.first?.path.last?.view === outer)
    }

    @Test func `Each touch has its own windows and deliveries`() throws {
        let (left, right) = (
            View(0, 0, 10, 10, in: screen.window), View(20, 0, 10, 10, in: screen.window)
        )
        screen.application.sendEvent(
            Event([
                TouchInput(.began, at: Point2D(5, 5), finger: 4),
                TouchInput(.began, at: Point2D(25, 5), finger: 2),
            ]))
        let trace = try #require(traces.all.first)
        #expect(trace.touches.map { $0.windows.map(\.answer) } == [[left], [right]])
        #expect(trace.deliveries.map { $0.touches.map(\.finger) } == [[4], [2]])
        #expect(trace.deliveries.map { $0.asked.first?.responder } == [left, right])
    }

    @Test func `Touches that are not delivered`() {
        let view = LoggingView("view", log, frame: Rect2D(x: 0, y: 0, width: 10, height: 10))
        screen.window.addSubview(view)
        screen.send(.began, 5, 5, finger: 0)
        screen.send(.began, 6, 5, finger: 1)
        screen.send(.moved, 6, 5, finger: 1)
        screen.send(.began, 900, 5, finger: 2)
        let other = View(20, 0, 10, 10, in: screen.window)
        other.isExclusiveTouch = true
        screen.send(.began, 25, 5, finger: 3)
        screen.send(.cancelled, 5, 5, finger: 0)
        screen.send(.began, 5, 5, finger: 0)
        screen.send(.began, 5, 5, finger: 0)
        view.removeFromSuperview()
        screen.send(.ended, 5, 5, finger: 0)
        #expect(
            traces.all.map { $0.touches.map(\.outcome) } == [
                [.began(view)], [.refused(view, .multipleTouch)], [.ignored], [.discarded],
                [.refused(other, .exclusiveTouch(view))], [.cancelled(.input)], [.began(view)],
                [.cancelled(.beganAgain), .began(view)], [.cancelled(.viewRemoved), .ignored],
            ])
        let text = traces.all.map(\.description).joined(separator: "\n")
        for words in ["takes one touch at a time", "do not share", "no touch in progress"]
            + ["no window has a view", "its finger begins again", "its view or window was removed"]
        {
            #expect(text.contains(words), "\(words)")
        }
    }
}
