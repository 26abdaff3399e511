import HitTesting
import Responders

/// What responders heard, in order: `button began`.
final class TouchLog {
    var entries: [String] = []

    func note(_ responder: String, _ phase: Touch.Phase, _ touches: Set<Touch>) {
        let fingers = touches.map(\.finger).sorted().map(String.init).joined(separator: "+")
        entries.append("\(responder) \(phase.rawValue) \(fingers)")
    }

    /// The entries so far; the log is empty afterwards.
    func take() -> [String] {
        defer { entries = [] }
        return entries
    }
}

/// A view that logs what it hears, and passes it on or keeps it.
final class LoggingView: View {
    let label: String
    let log: TouchLog
    var passesOn = false
    var onTouch: ((Touch.Phase) -> Void)?

    init(_ label: String, _ log: TouchLog, frame: Rect2D = .zero) {
        self.label = label
        self.log = log
        super.init(frame: frame)
        name = label
    }

    override class var declaresStandardHitTesting: View.Type? { LoggingView.self }

    override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
        log.note(label, .began, touches)
        onTouch?(.began)
        if passesOn { super.touchesBegan(touches, with: event) }
    }

    override func touchesMoved(_ touches: Set<Touch>, with event: Event?) {
        log.note(label, .moved, touches)
        onTouch?(.moved)
        if passesOn { super.touchesMoved(touches, with: event) }
    }

    override func touchesEnded(_ touches: Set<Touch>, with event: Event?) {
        log.note(label, .ended, touches)
        onTouch?(.ended)
        if passesOn { super.touchesEnded(touches, with: event) }
    }

    override func touchesCancelled(_ touches: Set<Touch>, with event: Event?) {
        log.note(label, .cancelled, touches)
        onTouch?(.cancelled)
        if passesOn { super.touchesCancelled(touches, with: event) }
    }
}

/// A controller that logs touches.
final class LoggingController: ViewController {
    let log: TouchLog
    var passesOn = false

    init(_ log: TouchLog) {
        self.log = log
        super.init()
    }

    override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
        log.note("controller", .began, touches)
        if passesOn { super.touchesBegan(touches, with: event) }
    }
}

/// A responder whose next one is whatever it is told.
final class FreeResponder: Responder {
    let label: String
    let log: TouchLog
    var follower: Responder?
    var onTouch: ((Event?) -> Void)?

    init(_ label: String, _ log: TouchLog) {
        self.label = label
        self.log = log
        super.init()
    }

    override var next: Responder? { follower }

    override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
        log.note(label, .began, touches)
        onTouch?(event)
        super.touchesBegan(touches, with: event)
    }
}
