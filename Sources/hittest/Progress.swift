/// Tells a person who watches how many points have been answered, or views looked at.
struct Progress {
    private let streams: Streams
    private let isShown: Bool

    /// What is counted, and of how many, if that is known.
    private let unit: String
    private let start: Duration
    private var lastShown: Duration
    private var count = 0

    /// Starts the clock.
    ///
    /// - Parameters:
    ///   - unit: What is counted: `points`.
    ///   - writesMeanwhile: Whether output is written while the work goes on.
    init(_ streams: Streams, unit: String, writesMeanwhile: Bool) {
        self.streams = streams
        self.unit = unit
        isShown = streams.showsProgress && !(writesMeanwhile && streams.isOutputTerminal)
        start = streams.time()
        lastShown = start
    }

    /// Counts on, and shows the count twice a second.
    mutating func advance(by steps: Int) {
        count += steps
        guard isShown else { return }
        let now = streams.time()
        guard now - lastShown >= .milliseconds(500) else { return }
        lastShown = now
        streams.complain("\r\(count) \(unit), \((now - start).components.seconds) s")
    }

    /// Clears what was shown.
    func end() {
        if lastShown > start { streams.complain("\r\u{1B}[K") }
    }
}
