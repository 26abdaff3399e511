import HitTesting
import Responders
import Testing

/// What becomes of a touch when its view changes while it lasts.
@Suite struct MidTouchTests {
    let screen = Screen()
    let log = TouchLog()
    let view: LoggingView

    init() {
        view = LoggingView("view", log, frame: Rect2D(x: 0, y: 0, width: 50, height: 50))
        screen.window.addSubview(view)
        screen.send(.began, 10, 10)
        log.entries = []
    }

    @Test func `A view that is hidden, disabled, faded or moved keeps its touch`() {
        view.isHidden = true
        screen.send(.moved, 11, 10)
        view.isUserInteractionEnabled = false
        view.alpha = 0
        view.frame.origin = Point2D(300, 300)
        screen.send(.moved, 12, 10)
        screen.window.isHidden = true
        screen.send(.ended, 12, 10)
        #expect(log.take() == ["view moved 0", "view moved 0", "view ended 0"])
    }

    @Test func `A view that is moved within its window keeps its touch`() {
        let container = View(0, 0, 100, 100, in: screen.window)
        container.addSubview(view)
        screen.send(.ended, 12, 10)
        #expect(log.take() == ["view ended 0"])
    }

    @Test func `A touch of a view that is removed is cancelled with the next event`() {
        view.removeFromSuperview()
        #expect(log.take() == [])
        screen.send(.moved, 11, 10)
        #expect(log.take() == ["view cancelled 0"])
        screen.send(.ended, 11, 10)
        #expect(log.take() == [])
    }

    @Test func `Any event will do, and the rest of it goes its way`() {
        let other = LoggingView("other", log, frame: Rect2D(x: 0, y: 0, width: 50, height: 50))
        screen.window.addSubview(other)
        view.removeFromSuperview()
        screen.send(.began, 10, 10, finger: 1)
        #expect(log.take() == ["view cancelled 0", "other began 1"])
    }

    @Test func `A touch whose superview is removed, or window, is cancelled too`() {
        let container = View(0, 0, 100, 100, in: screen.window)
        container.addSubview(view)
        container.removeFromSuperview()
        screen.send(.moved, 11, 10)
        #expect(log.take() == ["view cancelled 0"])
        screen.window.addSubview(view)
        screen.send(.began, 10, 10)
        screen.application.removeWindow(screen.window)
        screen.send(.moved, 10, 10)
        #expect(log.take() == ["view began 0", "view cancelled 0"])
    }

    @Test func `A view that was removed and is back in time keeps its touch`() {
        view.removeFromSuperview()
        screen.window.addSubview(view)
        screen.send(.ended, 11, 10)
        #expect(log.take() == ["view ended 0"])
    }

    @Test func `A touch keeps its view alive`() {
        weak var mortal: View?
        do {
            let view = LoggingView("mortal", log, frame: Rect2D(x: 60, y: 0, width: 10, height: 10))
            screen.window.addSubview(view)
            mortal = view
            screen.send(.began, 65, 5, finger: 1)
            view.removeFromSuperview()
        }
        #expect(mortal != nil)
        screen.send(.moved, 65, 5, finger: 1)
        #expect(log.take() == ["mortal began 1", "mortal cancelled 1"])
        screen.send(.moved, 10, 10)
        #expect(mortal == nil)
    }

    @Test func `A view may be removed while it is told of its touch`() {
        view.onTouch = { [unowned view] _ in view.removeFromSuperview() }
        view.passesOn = true
        screen.send(.moved, 11, 10)
        screen.send(.moved, 12, 10)
        #expect(log.take() == ["view moved 0", "view cancelled 0"])
    }
}
