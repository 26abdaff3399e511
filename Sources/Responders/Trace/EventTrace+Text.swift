extension EventTrace: CustomStringConvertible {
    /// The trace as lines of text, for people.
    public var description: String {
        var lines = ["event at \(event.timestamp) s\(queueText)"]
        for touch in touches { lines += touch.lines.map { "  " + $0 } }
        for delivery in deliveries { lines += delivery.lines.map { "  " + $0 } }
        return lines.joined(separator: "\n")
    }

    private var queueText: String {
        switch waitingEvents {
        case nil: ", sent directly"
        case 0: ", first in the queue"
        case let count?: ", posted behind \(count) in the queue"
        }
    }
}

extension EventTrace.TouchRecord {
    /// What became of the touch, and the windows asked.
    fileprivate var lines: [String] {
        ["finger \(input.finger) \(input.phase.rawValue) at \(input.worldPoint): \(outcome.text)"]
            + windows.flatMap(\.lines).map { "  " + $0 }
    }
}

extension EventTrace.WindowAnswer {
    /// What the window said, and the way to it.
    fileprivate var lines: [String] {
        let name = "\(window) (level \(window.level.rawValue))"
        guard let answer else { return ["\(name): no view"] }
        let steps = path.map { "\($0.view) \($0.localPoint)" }.joined(separator: " → ")
        return ["\(name): \(answer)", "  \(steps)"]
    }
}

extension EventTrace.Delivery {
    /// The method, the responders asked, and who kept the touches.
    fileprivate var lines: [String] {
        let fingers = touches.map { "\($0.finger)" }.joined(separator: ", ")
        let names = asked.map { "\($0.responder)" }.joined(separator: " → ")
        return [
            "\(phase.methodName) (finger \(fingers))",
            "  asked: \(names)",
            "  "
                + (handler.map { "handled by \($0)" }
                    ?? "not handled: every responder passed it on"),
        ]
    }
}

extension EventTrace.Outcome {
    /// What became of the touch, in words.
    fileprivate var text: String {
        switch self {
        case .began(let view): "begins in \(view)"
        case .proceeds(let view?): "goes on in \(view)"
        case .proceeds(nil), .ignored: "ignored, the finger has no touch in progress"
        case .cancelled(.input): "cancelled"
        case .cancelled(.viewRemoved): "cancelled, its view or window was removed"
        case .cancelled(.beganAgain): "cancelled, its finger begins again"
        case .discarded: "discarded, no window has a view for it"
        case .refused(let view, .multipleTouch):
            "refused, \(view) takes one touch at a time"
        case .refused(let view, .exclusiveTouch(let other)):
            "refused, \(view) and \(other) do not share their window's touches"
        }
    }
}

extension Touch.Phase {
    /// The method that is called in this phase.
    fileprivate var methodName: String {
        switch self {
        case .began: "touchesBegan"
        case .moved: "touchesMoved"
        case .stationary: "no method"
        case .ended: "touchesEnded"
        case .cancelled: "touchesCancelled"
        }
    }
}
