import HitTesting

/// One finger on the screen, from its beginning to its end: the counterpart of `UITouch`.
///
/// The same object comes with every event of the finger; its properties are those of the moment. Its
/// view is found when it begins, and stays its view wherever the finger goes. A touch keeps its view and
/// window alive, so do not keep touches beyond their end.
public final class Touch {
    /// What a touch is doing.
    public enum Phase: String, Hashable, Sendable {
        /// The finger has come down.
        case began
        /// The finger has moved.
        case moved
        /// The finger is down, and the event is about others.
        case stationary
        /// The finger has gone up.
        case ended
        /// The touch will not end as it should: it was taken away.
        case cancelled
    }

    /// Which finger it is.
    public let finger: Int

    /// What the touch is doing.
    public internal(set) var phase = Phase.began

    /// When the touch last changed, in seconds.
    public internal(set) var timestamp: Double

    /// How many taps there were in the view, this one included, one quickly after another.
    ///
    /// Quickly means within ``multipleTapInterval`` of the last one's end and within
    /// ``multipleTapDistance`` of its place (*chosen*).
    public let tapCount: Int

    /// The view that the touch began in; kept alive as long as the touch.
    public let view: View?

    /// The window that the touch began in; kept alive as long as the touch.
    public let window: Window?

    /// When the touch began, in seconds.
    let beginning: Double

    /// Where the touch began, on the screen.
    let firstWorldPoint: Point2D

    /// Where the finger is, on the screen.
    public internal(set) var worldPoint: Point2D

    /// Where the finger was before, on the screen.
    public internal(set) var previousWorldPoint: Point2D

    /// Within how many seconds taps count as one after another.
    public static let multipleTapInterval = 0.35

    /// Within how many points taps are at about one place.
    public static let multipleTapDistance = 45.0

    /// Creates a touch that begins.
    init(
        _ input: TouchInput, timestamp: Double, tapCount: Int, view: View, window: Window
    ) {
        finger = input.finger
        self.timestamp = timestamp
        self.tapCount = tapCount
        self.view = view
        self.window = window
        beginning = timestamp
        firstWorldPoint = input.worldPoint
        worldPoint = input.worldPoint
        previousWorldPoint = input.worldPoint
    }

    /// Where the finger is, in a view's own space; without a view, in that of the touch's window.
    ///
    /// - Returns: The point; of NaNs where `view` cannot be hit. See
    ///   ``View/convert(_:to:)-(Point2D,_)``.
    public func location(in view: View?) -> Point2D {
        ViewSpace.convert(worldPoint, from: nil, to: view ?? window)
    }

    /// Where the finger was before, in a view's own space; without a view, in that of the window.
    ///
    /// - Returns: As ``location(in:)``.
    public func previousLocation(in view: View?) -> Point2D {
        ViewSpace.convert(previousWorldPoint, from: nil, to: view ?? window)
    }

    /// Whether the touch is still going on.
    var isInProgress: Bool { phase != .ended && phase != .cancelled }
}

extension Touch: Hashable {
    /// Whether two are the same touch.
    public static func == (lhs: Touch, rhs: Touch) -> Bool { lhs === rhs }

    /// Hashes the touch's identity.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}
