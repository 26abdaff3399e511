import HitTesting

extension Application {
    /// Cancels the touches in progress, as an incoming call does.
    ///
    /// - Parameter timestamp: When, in seconds.
    public final func cancelTouches(timestamp: Double = 0) {
        let inputs = touches.touches.map {
            TouchInput(.cancelled, at: $0.worldPoint, finger: $0.finger)
        }
        if !inputs.isEmpty { sendEvent(Event(inputs, timestamp: timestamp)) }
    }

    /// Brings the touches in progress up to date with an event, and lets it know of them.
    ///
    /// What ends is looked at before what begins, in whatever order the event has them.
    final func updateTouches(with event: Event) {
        touches.removeFinished()
        for touch in touches.touches { touch.phase = .stationary }
        cancelTouchesOfRemovedViews(event)
        for input in event.inputs where input.phase != .began { proceed(input, event) }
        for input in event.inputs where input.phase == .began { begin(input, event) }
        event.orderedTouches = touches.touches
    }

    /// Cancels touches whose view has left the window that they began in, or whose window has left.
    private func cancelTouchesOfRemovedViews(_ event: Event) {
        for touch in touches.touches {
            if touch.view?.window === touch.window && touch.window?.application === self {
                continue
            }
            touch.phase = .cancelled
            touch.timestamp = event.timestamp
            event.recorder?.noteTouch(
                TouchInput(.cancelled, at: touch.worldPoint, finger: touch.finger),
                .cancelled(.viewRemoved))
        }
    }

    /// Lets a touch go on or end.
    ///
    /// Inputs of fingers that have no touch are not for anyone: it was
    /// discarded, refused or cancelled.
    private func proceed(_ input: TouchInput, _ event: Event) {
        guard let touch = touches.touch(of: input.finger) else {
            event.recorder?.noteTouch(input, .ignored)
            return
        }
        touch.phase = input.phase
        touch.timestamp = event.timestamp
        touch.previousWorldPoint = touch.worldPoint
        touch.worldPoint = input.worldPoint
        event.recorder?.noteTouch(
            input, input.phase == .cancelled ? .cancelled(.input) : .proceeds(touch.view))
    }

    /// Finds the view of a touch that begins, and whether it may have it.
    private func begin(_ input: TouchInput, _ event: Event) {
        if let former = touches.touch(of: input.finger) {
            // The finger's end was lost.
            former.phase = .cancelled
            former.timestamp = event.timestamp
            event.recorder?.noteTouch(
                TouchInput(.cancelled, at: former.worldPoint, finger: former.finger),
                .cancelled(.beganAgain))
        }
        guard
            let (view, window) = windowAnswer(
                at: input.worldPoint, event, record: event.recorder)
        else {
            event.recorder?.noteTouch(input, .discarded)
            delegate?.application(self, didDiscardTouchAt: input.worldPoint, in: event)
            return
        }
        if let refusal = refusal(of: view, in: window) {
            event.recorder?.noteTouch(input, .refused(view, refusal))
            return
        }
        _ = touches.begin(input, timestamp: event.timestamp, view: view, window: window)
        event.recorder?.noteTouch(input, .began(view))
    }

    /// Why a view may not have one more touch.
    private func refusal(of view: View, in window: Window) -> EventTrace.Refusal? {
        let others = touches.touches.filter(\.isInProgress)
        if !view.isMultipleTouchEnabled, others.contains(where: { $0.view === view }) {
            return .multipleTouch
        }
        for other in others where other.window === window && other.view !== view {
            guard let otherView = other.view else { continue }
            if view.isExclusiveTouch || otherView.isExclusiveTouch {
                return .exclusiveTouch(otherView)
            }
        }
        return nil
    }
}
