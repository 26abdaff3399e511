import HitTesting
import Responders
import Testing

/// Applications belong to whoever made them: one on an actor, others in tasks, all at once.
@Suite struct IndependenceTests {
    actor Screens {
        private let screen = Screen()

        func tap(times: Int) -> Int {
            let log = TouchLog()
            let view = LoggingView("view", log, frame: screen.window.bounds)
            screen.window.addSubview(view)
            for _ in 0..<times { screen.application.postTap(at: Point2D(5, 5)) }
            screen.application.run()
            return log.take().count
        }
    }

    @Test func `Applications on several threads do not meet`() async {
        let screens = (0..<4).map { _ in Screens() }
        await withTaskGroup(of: Int.self) { group in
            for screen in screens { group.addTask { await screen.tap(times: 50) } }
            for await count in group { #expect(count == 100) }
        }
    }
}
