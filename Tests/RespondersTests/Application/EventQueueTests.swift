import HitTesting
import Responders
import Testing

@Suite struct EventQueueTests {
    let screen = Screen()

    /// Notes the events that are sent.
    final class LoggingApplication: Application {
        var timestamps: [Double] = []
        var onEvent: ((Event) -> Void)?
        override func sendEvent(_ event: Event) {
            timestamps.append(event.timestamp)
            onEvent?(event)
            super.sendEvent(event)
        }
    }

    func event(_ timestamp: Double) -> Event {
        Event(.moved, at: .zero, timestamp: timestamp)
    }

    @Test func `Events are sent in the order in which they were posted`() {
        let application = LoggingApplication()
        for index in 0..<200 { application.post(event(Double(index))) }
        #expect(application.waitingEventCount == 200 && application.timestamps == [])
        application.run()
        #expect(application.timestamps == (0..<200).map(Double.init))
        #expect(application.waitingEventCount == 0 && application.nextEvent() == nil)
    }

    @Test func `Events that are posted meanwhile wait behind the others`() {
        let application = LoggingApplication()
        application.onEvent = { [unowned application] event in
            if event.timestamp < 3 { application.post(self.event(event.timestamp + 10)) }
        }
        for timestamp in [1.0, 2, 3] { application.post(event(timestamp)) }
        application.run()
        #expect(application.timestamps == [1, 2, 3, 11, 12])
    }

    @Test func `The loop stops when it is told to, and goes on when it is run again`() {
        let application = LoggingApplication()
        application.onEvent = { [unowned application] event in
            if event.timestamp == 1 { application.stop() }
        }
        for timestamp in [1.0, 2] { application.post(event(timestamp)) }
        application.run()
        #expect(application.timestamps == [1])
        application.run()
        #expect(application.timestamps == [1, 2])
        // A loop that is not running is not stopped.
        application.stop()
        application.post(event(3))
        application.run()
        #expect(application.timestamps == [1, 2, 3])
    }

    @Test func `Events can be taken out and sent by hand`() throws {
        let log = TouchLog()
        let view = LoggingView("view", log, frame: screen.window.bounds)
        screen.window.addSubview(view)
        screen.application.postTap(at: Point2D(5, 5), finger: 3)
        screen.application.sendEvent(try #require(screen.application.nextEvent()))
        #expect(log.take() == ["view began 3"])
        screen.application.run()
        #expect(log.take() == ["view ended 3"])
    }

    @Test func `A window may see its events first, and keep them`() {
        final class FilteringWindow: Window {
            var isClosed = false
            var count = 0
            override func sendEvent(_ event: Event) {
                count += 1
                if !isClosed { super.sendEvent(event) }
            }
        }
        let log = TouchLog()
        let window = FilteringWindow(frame: screen.window.frame)
        screen.application.addWindow(window)
        window.addSubview(LoggingView("view", log, frame: window.bounds))
        screen.send(.began, 5, 5)
        window.isClosed = true
        screen.send(.moved, 6, 5)
        window.isClosed = false
        screen.send(.ended, 6, 5)
        #expect(log.take() == ["view began 0", "view ended 0"])
        // It does not see those that are about other windows only.
        screen.send(.began, 5, 5)
        #expect(window.count == 4)
        window.isHidden = true
        screen.send(.began, 5, 5, finger: 1)
        screen.send(.moved, 6, 5, finger: 1)
        #expect(window.count == 4)
    }
}
