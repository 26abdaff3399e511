import HitTesting
import Responders
import Testing

@Suite struct PassingOnTests {
    let log = TouchLog()

    @Test func `The default methods pass every phase on`() {
        let screen = Screen()
        let outer = LoggingView("outer", log, frame: screen.window.bounds)
        screen.window.addSubview(outer)
        _ = View(0, 0, 50, 50, in: View(10, 10, 100, 100, in: outer))
        screen.send(.began, 20, 20)
        screen.send(.moved, 25, 25)
        screen.send(.ended, 25, 25)
        screen.send(.began, 20, 20)
        screen.send(.cancelled, 20, 20)
        #expect(
            log.take()
                == ["outer began 0", "outer moved 0", "outer ended 0", "outer began 0"]
                + ["outer cancelled 0"])
    }

    @Test func `An override without super keeps the touch, one with super passes it on`() {
        let screen = Screen()
        let outer = LoggingView("outer", log, frame: screen.window.bounds)
        let inner = LoggingView("inner", log, frame: screen.window.bounds)
        screen.window.addSubview(outer)
        outer.addSubview(inner)
        screen.send(.began, 20, 20)
        #expect(log.take() == ["inner began 0"])
        screen.send(.ended, 20, 20)
        #expect(log.take() == ["inner ended 0"])
        inner.passesOn = true
        screen.send(.began, 20, 20)
        #expect(log.take() == ["inner began 0", "outer began 0"])
        screen.send(.cancelled, 20, 20)
        #expect(log.take() == ["inner cancelled 0", "outer cancelled 0"])
    }

    @Test func `A root view's touches go by its controller`() {
        let screen = Screen()
        let controller = LoggingController(log)
        screen.window.rootViewController = controller
        let outer = LoggingView("outer", log, frame: screen.window.bounds)
        screen.window.addSubview(outer)
        outer.addSubview(controller.view)
        screen.send(.began, 20, 20)
        #expect(log.take() == ["controller began 0"])
        screen.send(.ended, 20, 20)
        controller.passesOn = true
        log.entries = []
        screen.send(.began, 20, 20)
        #expect(log.take() == ["controller began 0", "outer began 0"])
    }

    @Test(arguments: [true, false])
    func `A loop ends at the responder that comes again`(hasEvent: Bool) {
        let (a, b, c) = (FreeResponder("a", log), FreeResponder("b", log), FreeResponder("c", log))
        (a.follower, b.follower, c.follower) = (b, c, b)
        let event = hasEvent ? Event(.began, at: .zero) : nil
        a.touchesBegan([], with: event)
        #expect(log.take() == ["a began ", "b began ", "c began "])
        // Nothing of it lasts.
        c.touchesBegan([], with: event)
        #expect(log.take() == ["c began ", "b began "])
        (a.follower, b.follower, c.follower) = (nil, nil, nil)
    }

    @Test func `A loop ends where another event has been by meanwhile`() {
        let (a, b, c) = (FreeResponder("a", log), FreeResponder("b", log), FreeResponder("c", log))
        (a.follower, b.follower, c.follower) = (b, c, b)
        let (first, second) = (Event(.began, at: .zero), Event(.began, at: .zero))
        c.onTouch = { [unowned a] event in
            if event === first { a.touchesBegan([], with: second) }
        }
        a.touchesBegan([], with: first)
        #expect(
            log.take() == ["a began ", "b began ", "c began ", "a began ", "b began ", "c began "])
        (a.follower, b.follower, c.follower) = (nil, nil, nil)
    }

    /// Passes on what it hears twice.
    final class TwiceView: View {
        override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
            super.touchesBegan(touches, with: event)
            super.touchesBegan(touches, with: event)
        }
    }

    @Test func `Passing on twice is no loop`() {
        let outer = LoggingView("outer", log)
        let inner = TwiceView()
        outer.addSubview(inner)
        inner.touchesBegan([], with: nil)
        #expect(log.take() == ["outer began ", "outer began "])
    }

    @Test func `An event that is sent while another one is passed on goes its whole way`() {
        let screen = Screen()
        let outer = LoggingView("outer", log, frame: screen.window.bounds)
        let middle = View(0, 0, 400, 800, in: outer)
        _ = View(0, 0, 400, 800, in: middle)
        middle.isMultipleTouchEnabled = true
        screen.window.addSubview(outer)
        var isNested = false
        outer.onTouch = { phase in
            guard phase == .began && !isNested else { return }
            isNested = true
            middle.subviews[0].isMultipleTouchEnabled = true
            screen.send(.began, 30, 30, finger: 1)
        }
        screen.send(.began, 20, 20)
        #expect(log.take() == ["outer began 0", "outer began 1"])
        outer.onTouch = nil
    }
}
