import HitTesting

/// What has happened at one moment: to one touch or to several.
///
///     application.post(Event(.began, at: Point2D(20, 80), timestamp: 0))
///     application.post(Event(.ended, at: Point2D(20, 80), timestamp: 0.1))
///     application.run()
///
/// The event says what fingers did; its touches are found when it is sent.
open class Event: HitTestEvent {
    /// The kinds of event.
    public enum EventType: Hashable, Sendable {
        /// Touches began, moved, ended or were cancelled.
        case touches
        /// A pointer moves without touching; see ``HoverTracker``.
        case hover
    }

    /// What kind of event it is.
    public final let type: EventType

    /// When it happened, in seconds.
    public final let timestamp: Double

    /// What the fingers did.
    public final let inputs: [TouchInput]

    /// The touches in progress when the event was sent, the cancelled and ended ones included, in the
    /// order in which they began.
    final var orderedTouches: [Touch] = []

    /// Notes where the event goes, if somebody wants to know.
    final var recorder: EventRecorder?

    /// How many events were waiting in the queue when this one was posted; nil if it never was.
    final var waitingEvents: Int?

    /// Creates an event of several touches.
    ///
    /// - Parameters:
    ///   - inputs: What each finger did.
    ///   - timestamp: When, in seconds.
    /// - Precondition: Each finger occurs once.
    public init(_ inputs: [TouchInput], timestamp: Double = 0) {
        var fingers: Set<Int> = []
        for input in inputs {
            precondition(
                fingers.insert(input.finger).inserted,
                "Finger \(input.finger) did two things in one event: make it two events")
        }
        type = .touches
        self.timestamp = timestamp
        self.inputs = inputs
    }

    /// Creates an event of one touch.
    ///
    /// - Parameters:
    ///   - phase: What the finger did.
    ///   - worldPoint: Where, in the space of the screen.
    ///   - finger: Which finger.
    ///   - timestamp: When, in seconds.
    public convenience init(
        _ phase: Touch.Phase, at worldPoint: Point2D, finger: Int = 0, timestamp: Double = 0
    ) {
        self.init([TouchInput(phase, at: worldPoint, finger: finger)], timestamp: timestamp)
    }

    /// Creates an event of a pointer that touches nothing.
    init(hoverAt timestamp: Double) {
        type = .hover
        self.timestamp = timestamp
        inputs = []
    }

    /// The touches in progress when the event was sent, those that it ends included; nil before.
    public final var allTouches: Set<Touch>? {
        orderedTouches.isEmpty ? nil : Set(orderedTouches)
    }

    /// Those of ``allTouches`` that began in a view.
    public final func touches(for view: View) -> Set<Touch>? {
        touches { $0.view === view }
    }

    /// Those of ``allTouches`` that began in a window.
    public final func touches(for window: Window) -> Set<Touch>? {
        touches { $0.window === window }
    }

    private func touches(where isWanted: (Touch) -> Bool) -> Set<Touch>? {
        let touches = orderedTouches.filter(isWanted)
        return touches.isEmpty ? nil : Set(touches)
    }
}

/// What one finger did.
public struct TouchInput: Hashable, Sendable {
    /// Which finger: the same number from a touch's beginning to its end.
    public var finger: Int

    /// What it did.
    public var phase: Touch.Phase

    /// Where, in the space of the screen, in points.
    public var worldPoint: Point2D

    /// Creates an input.
    ///
    /// - Parameters:
    ///   - phase: What the finger did.
    ///   - worldPoint: Where, in the space of the screen.
    ///   - finger: Which finger.
    public init(_ phase: Touch.Phase, at worldPoint: Point2D, finger: Int = 0) {
        self.finger = finger
        self.phase = phase
        self.worldPoint = worldPoint
    }
}
