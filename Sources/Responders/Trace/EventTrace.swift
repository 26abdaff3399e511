import HitTesting

/// Where one event went: the queue, the windows, the hit paths, the responders, and who kept it.
///
///     application.traceHandler = { trace in
///         if trace.deliveries.contains(where: { $0.handler == nil }) { print(trace) }
///     }
///
/// A trace keeps the objects that it names alive.
public struct EventTrace {
    /// The event.
    public let event: Event

    /// How many events were waiting in front of it when it was posted; nil if it was sent directly.
    public let waitingEvents: Int?

    /// What became of the event's touches, in the order in which they were looked at.
    public let touches: [TouchRecord]

    /// The calls of touch methods that followed, in their order.
    public let deliveries: [Delivery]

    /// What became of one touch.
    public struct TouchRecord {
        /// What the finger did.
        public let input: TouchInput

        /// Of a touch that begins: the windows that were asked, the frontmost first.
        public let windows: [WindowAnswer]

        /// What became of it.
        public let outcome: Outcome
    }

    /// What a window said of a point.
    public struct WindowAnswer {
        /// The window.
        public let window: Window

        /// The view that it named; nil if it let the next window try.
        public let answer: View?

        /// The views from the window down to the one that answered, and from there to the answer if
        /// it lies below; each with the point in its own space.
        public let path: [Step]
    }

    /// One view on the way of a hit test.
    public struct Step: Equatable {
        /// The view.
        public let view: View

        /// The point in the view's own space.
        public let localPoint: Point2D
    }

    /// What became of a touch.
    public enum Outcome: Equatable {
        /// It began in a view, which is its view now.
        case began(View)
        /// It goes on or ends in the view that it began in.
        case proceeds(View?)
        /// It was cancelled.
        case cancelled(Cancellation)
        /// No window named a view for it.
        case discarded
        /// The view may not have it.
        case refused(View, Refusal)
        /// The finger has no touch in progress: it was discarded, refused or cancelled before.
        case ignored
    }

    /// Why a touch was cancelled.
    public enum Cancellation: Equatable {
        /// The event says so.
        case input
        /// Its view left the window, or the window the application.
        case viewRemoved
        /// Its finger began another touch: the end of this one was lost.
        case beganAgain
    }

    /// Why a view may not have a touch.
    public enum Refusal: Equatable {
        /// It tracks another one, and takes one at a time.
        case multipleTouch
        /// It or another view that tracks a touch does not want to share.
        case exclusiveTouch(View)
    }

    /// One call of a touch method, and how it was passed on.
    public struct Delivery {
        /// The method.
        public let phase: Touch.Phase

        /// The touches that it was called with.
        public let touches: [Touch]

        /// The responders that were asked, in their order, the touches' view first.
        ///
        /// Those are asked that the default methods, and calls of `super`, pass the touches on to. A
        /// responder that another one's override calls by hand is seen once it passes them on.
        public let asked: [Asked]

        /// The responder at which the chain stopped: it did not pass the touches on.
        ///
        /// Nil if all passed them on.
        public var handler: Responder? {
            guard let last = asked.last, !last.passedOn else { return nil }
            return last.responder
        }
    }

    /// A responder that was asked.
    public struct Asked: Equatable {
        /// The responder.
        public let responder: Responder

        /// Whether it passed the touches on: it does not override the method, or called `super`.
        public internal(set) var passedOn: Bool
    }
}
