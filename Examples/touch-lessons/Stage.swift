import HitTesting
import Responders

/// An application with one window, whose views tell what they hear.
final class Stage {
    let application = Application()
    let window = Window(frame: Rect2D(x: 0, y: 0, width: 320, height: 480))
    private(set) var lines: [String] = []

    init() {
        window.name = "main"
        application.addWindow(window)
    }

    /// Adds a line to what happened.
    func note(_ line: String) {
        lines.append(line)
    }

    /// Says which view a touch at a point would get.
    func ask(_ x: Double, _ y: Double, _ when: String) {
        let hit = application.hitTest(Point2D(x, y), with: nil)
        note("\(when), (\(Int(x)), \(Int(y))) is a touch in: \(hit?.name ?? "nothing")")
    }

    /// Taps at a point, and says who heard of it.
    func tap(_ x: Double, _ y: Double, _ when: String) {
        note("\(when), a tap at (\(Int(x)), \(Int(y))):")
        application.postTap(at: Point2D(x, y))
        application.run()
    }
}

/// A view that tells the stage when it is tapped; it may tell the next responder, too.
final class Button: View {
    private unowned let stage: Stage
    var callsSuper = false

    init(_ name: String, frame: Rect2D, on stage: Stage) {
        self.stage = stage
        super.init(frame: frame)
        self.name = name
    }

    // This class overrides neither hitTest nor point(inside:), so it may say so.
    override class var declaresStandardHitTesting: View.Type? { Button.self }

    override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
        stage.note("\(name ?? "button") hears that it began")
        if callsSuper { super.touchesBegan(touches, with: event) }
    }

    override func touchesEnded(_ touches: Set<Touch>, with event: Event?) {
        stage.note("\(name ?? "button") hears that it ended")
        if callsSuper { super.touchesEnded(touches, with: event) }
    }
}

extension View {
    /// Adds a view with a name and a frame.
    func add<Child: View>(
        _ child: Child, _ name: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double
    ) -> Child {
        child.name = name
        child.frame = Rect2D(x: x, y: y, width: width, height: height)
        addSubview(child)
        return child
    }
}
