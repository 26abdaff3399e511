import HitTesting

extension Application {
    /// Puts an event behind those that wait.
    ///
    /// - Complexity: O(1) amortised.
    public final func post(_ event: Event) {
        event.waitingEvents = queue.count
        queue.append(event)
    }

    /// Puts the two events of a tap behind those that wait.
    ///
    /// - Parameters:
    ///   - worldPoint: Where, in the space of the screen.
    ///   - finger: Which finger.
    ///   - timestamp: When the finger comes down, in seconds.
    ///   - duration: For how long it stays, in seconds.
    public final func postTap(
        at worldPoint: Point2D, finger: Int = 0, timestamp: Double = 0, duration: Double = 0.1
    ) {
        post(Event(.began, at: worldPoint, finger: finger, timestamp: timestamp))
        post(Event(.ended, at: worldPoint, finger: finger, timestamp: timestamp + duration))
    }

    /// Takes the event out of the queue that has waited longest; nil if none waits.
    public final func nextEvent() -> Event? {
        queue.popFirst()
    }

    /// How many events wait in the queue.
    public final var waitingEventCount: Int { queue.count }

    /// Sends the events of the queue, in their order, until none waits or ``stop()`` is called.
    ///
    /// Events that are posted meanwhile are sent too. The loop does not wait for events: call it
    /// again when there are new ones.
    public final func run() {
        isStopping = false
        while !isStopping, let event = nextEvent() { sendEvent(event) }
        isStopping = false
    }

    /// Lets the loop end once the present event has been sent; the others stay in the queue.
    public final func stop() {
        isStopping = true
    }
}
