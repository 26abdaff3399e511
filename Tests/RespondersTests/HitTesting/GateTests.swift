import HitTesting
import Responders
import Testing

@Suite struct GateTests {
    @Test(arguments: [false, true])
    func `A hidden, transparent or disabled view keeps touches from its subviews`(
        isDeclared: Bool
    ) {
        let screen = Screen()
        let frame = Rect2D(x: 0, y: 0, width: 100, height: 100)
        let outer = isDeclared ? View(frame: frame) : UndeclaredView(frame: frame)
        screen.window.addSubview(outer)
        let button = View(10, 10, 10, 10, in: outer)
        let hit = { screen.application.hitTest(Point2D(15, 15), with: nil) }
        #expect(hit() === button)
        outer.isHidden = true
        #expect(hit() === screen.window)
        outer.isHidden = false
        outer.isUserInteractionEnabled = false
        #expect(hit() === screen.window)
        outer.isUserInteractionEnabled = true
        outer.alpha = 0.01
        #expect(hit() === screen.window)
        outer.alpha = Float(0.01).nextUp
        #expect(hit() === button)
        // Clipping is about drawing.
        outer.clipsToBounds = true
        button.frame.origin = Point2D(95, 95)
        #expect(screen.application.hitTest(Point2D(99, 99), with: nil) === button)
        #expect(screen.application.hitTest(Point2D(101, 101), with: nil) === screen.window)
    }
}
