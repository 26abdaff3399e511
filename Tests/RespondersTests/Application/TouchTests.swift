import HitTesting
import Responders
import Testing

@Suite struct TouchTests {
    let screen = Screen()

    /// Notes the touches that it hears of; a touch keeps its view, so the view had better not keep it.
    final class KeepingView: View {
        weak var touch: Touch?
        var taps: [Int] = []
        override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
            touch = touches.first
            if let touch { taps.append(touch.tapCount) }
        }
        override func touchesMoved(_ touches: Set<Touch>, with event: Event?) {}
        override func touchesEnded(_ touches: Set<Touch>, with event: Event?) {}
    }

    @Test func `A touch tells where it is and was, in any view`() throws {
        screen.window.frame.origin = Point2D(100, 0)
        let view = KeepingView(10, 20, 100, 100, in: screen.window)
        let inner = View(5, 5, 10, 10, in: view)
        inner.isUserInteractionEnabled = false
        screen.send(.began, 120, 30, at: 1)
        let touch = try #require(view.touch)
        #expect(touch.phase == .began && touch.timestamp == 1)
        #expect(touch.view === view && touch.window === screen.window)
        #expect(touch.location(in: view) == Point2D(10, 10))
        #expect(touch.previousLocation(in: view) == Point2D(10, 10))
        #expect(touch.location(in: inner) == Point2D(5, 5))
        #expect(touch.location(in: nil) == Point2D(20, 30))
        screen.send(.moved, 130, 50, at: 2)
        #expect(touch.phase == .moved && touch.timestamp == 2)
        #expect(touch.location(in: view) == Point2D(20, 30))
        #expect(touch.previousLocation(in: view) == Point2D(10, 10))
        screen.send(.began, 5, 5, finger: 1, at: 3)
        #expect(touch.phase == .stationary && touch.worldPoint == Point2D(130, 50))
        // In a view of another window, by way of the screen.
        let elsewhere = View(1, 2, 3, 4, in: Window())
        #expect(touch.location(in: elsewhere) == Point2D(129, 48))
        screen.send(.ended, 131, 50, at: 4)
        #expect(touch.phase == .ended && touch.previousWorldPoint == Point2D(130, 50))
    }

    @Test func `Taps in one place, one quickly after another, are counted`() {
        let view = KeepingView(0, 0, 300, 300, in: screen.window)
        let other = KeepingView(300, 0, 100, 100, in: screen.window)
        func tap(_ x: Double, at time: Double, lasting duration: Double = 0.1) {
            screen.send(.began, x, 10, at: time)
            screen.send(.ended, x, 10, at: time + duration)
        }
        tap(10, at: 0)
        tap(15, at: 0.3)
        tap(20, at: 0.6)
        #expect(view.taps == [1, 2, 3])
        tap(20, at: 2)
        #expect(view.taps.last == 1)
        tap(200, at: 2.2)
        #expect(view.taps.last == 1)
        tap(200, at: 2.4, lasting: 1)
        tap(200, at: 3.5)
        #expect(view.taps.suffix(2) == [2, 1])
        tap(290, at: 4)
        tap(310, at: 4.2)
        #expect(other.taps == [1])
        // A touch that has wandered was no tap.
        screen.send(.began, 10, 10, at: 5)
        screen.send(.ended, 100, 10, at: 5.1)
        tap(100, at: 5.2)
        #expect(view.taps.last == 1)
    }
}
