/// Tells a person who watches how many points have been answered.
struct Progress {
    private let streams: Streams
    private let clock = ContinuousClock()
    private let start: ContinuousClock.Instant
    private var lastShown: ContinuousClock.Instant
    private var count = 0

    /// Starts the clock.
    init(_ streams: Streams) {
        self.streams = streams
        start = clock.now
        lastShown = start
    }

    /// Counts points, and shows the count twice a second.
    mutating func advance(by points: Int) {
        count += points
        guard streams.showsProgress else { return }
        let now = clock.now
        guard now - lastShown >= .milliseconds(500) else { return }
        lastShown = now
        streams.complain("\r\(count) points, \((now - start).components.seconds) s")
    }

    /// Clears what was shown.
    func end() {
        if lastShown > start { streams.complain("\r\u{1B}[K") }
    }
}
