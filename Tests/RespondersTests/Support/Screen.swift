import HitTesting
import Responders

/// An application with one window of 400 × 800 points.
struct Screen {
    let application = Application()
    let window = Window(frame: Rect2D(x: 0, y: 0, width: 400, height: 800))

    init() {
        window.name = "main"
        application.addWindow(window)
    }

    /// Sends the event of one finger.
    func send(
        _ phase: Touch.Phase, _ x: Double, _ y: Double, finger: Int = 0, at timestamp: Double = 0
    ) {
        application.sendEvent(
            Event(phase, at: Point2D(x, y), finger: finger, timestamp: timestamp))
    }
}

extension View {
    /// Creates a view from four numbers, in a superview.
    convenience init(_ x: Double, _ y: Double, _ width: Double, _ height: Double, in view: View) {
        self.init(frame: Rect2D(x: x, y: y, width: width, height: height))
        view.addSubview(self)
    }
}
