import HitTesting

/// The touches in progress, and what is remembered of the last tap.
struct TouchTable {
    /// The touches in progress, in the order in which they began.
    private(set) var touches: [Touch] = []

    /// The last tap, for counting those that follow.
    private var lastTap: Tap?

    /// A touch that ended quickly, near where it began.
    private struct Tap {
        weak var view: View?
        let worldPoint: Point2D
        let end: Double
        let count: Int

        /// Whether a moment and a place go with the tap's.
        func isFollowed(at worldPoint: Point2D, _ timestamp: Double) -> Bool {
            let interval = timestamp - end
            return interval >= 0 && interval <= Touch.multipleTapInterval
                && self.worldPoint.isWithin(Touch.multipleTapDistance, of: worldPoint)
        }
    }

    /// The touch in progress of a finger.
    func touch(of finger: Int) -> Touch? {
        touches.last { $0.finger == finger && $0.isInProgress }
    }

    /// Adds a touch that begins.
    mutating func begin(
        _ input: TouchInput, timestamp: Double, view: View, window: Window
    ) -> Touch {
        var tapCount = 1
        if let lastTap, lastTap.view === view, lastTap.isFollowed(at: input.worldPoint, timestamp) {
            tapCount = lastTap.count + 1
        }
        let touch = Touch(
            input, timestamp: timestamp, tapCount: tapCount, view: view, window: window)
        touches.append(touch)
        return touch
    }

    /// Forgets the touches that are over, and remembers a tap among them.
    mutating func removeFinished() {
        for touch in touches where touch.phase == .ended {
            let isTap =
                touch.timestamp - touch.beginning <= Touch.multipleTapInterval
                && touch.worldPoint.isWithin(Touch.multipleTapDistance, of: touch.firstWorldPoint)
            lastTap =
                isTap
                ? Tap(
                    view: touch.view, worldPoint: touch.worldPoint, end: touch.timestamp,
                    count: touch.tapCount) : nil
        }
        touches.removeAll { !$0.isInProgress }
    }
}

extension Point2D {
    /// Whether a point is at most some distance away.
    fileprivate func isWithin(_ distance: Double, of other: Point2D) -> Bool {
        let x = other.x - self.x
        let y = other.y - self.y
        return x * x + y * y <= distance * distance
    }
}
