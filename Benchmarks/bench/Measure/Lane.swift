import HitTesting

/// One engine doing one operation over one list of points, a slice of time at a turn.
///
/// Lanes take turns, so that whatever disturbs the machine disturbs all of them.
struct Lane {
    /// What is measured.
    let operation: Operation

    /// How the engine is asked.
    let asker: any Asker

    /// The points asked about, over and over, in world space.
    let points: [Point2D]

    /// The answers to the first `answered` points.
    private(set) var answers: [ViewID?]

    /// Answers on their way to be compared.
    private var latestAnswers: [ViewID?]

    /// How many questions have been asked; the next one is about point `calls % points.count`.
    private(set) var calls = 0

    /// How many answers differed from an earlier one about the same point.
    private(set) var inconsistencies = 0

    /// Each round's mean, in nanoseconds per call.
    private(set) var roundMeans: [Double] = []

    /// How long single calls took, in nanoseconds, reading the clock included.
    private(set) var singleDurations: [Double] = []

    /// The blocks allocated over all calls but single ones.
    private var allocations: UInt64 = 0

    /// How many calls `allocations` is about.
    private var countedCalls = 0

    /// How long a call takes, in nanoseconds, as far as is known: it says how many fit a slice.
    private(set) var estimate: Double

    /// How many single calls are timed at most; more would say no more.
    private static let mostSingleCalls = 20_000

    init(_ operation: Operation, of asker: any Asker, at points: [Point2D]) {
        precondition(!points.isEmpty, "A lane needs points, and got none")
        self.operation = operation
        self.asker = asker
        self.points = points
        answers = Array(repeating: nil, count: points.count)
        latestAnswers = answers
        estimate = .infinity
    }

    /// How many points have been answered.
    var answered: Int { min(calls, points.count) }

    /// Asks as many questions as fit a slice of time, at least one, and does not count the time.
    mutating func warmUp(lasting nanoseconds: Double) {
        var spent = 0.0
        var count = 1
        while spent < nanoseconds {
            spent += ask(count)
            count *= 2
        }
    }

    /// Asks as many questions as fit a slice of time, at least one at a leaf and one anywhere.
    ///
    /// Where siblings are many, what a call costs differs a hundredfold from point to point, so
    /// rounds of calls that are not too slow have four.
    mutating func runRound(lasting nanoseconds: Double) {
        let fewest = estimate < 20e6 ? 4 : 2
        let count = max(fewest, Int(nanoseconds / estimate))
        roundMeans.append(ask(count) / Double(count))
    }

    /// Asks so many questions, and returns what they took together, in nanoseconds.
    private mutating func ask(_ count: Int) -> Double {
        var timed = TimedCalls()
        visit(count) { [asker, points] range, answers in
            let part = asker.ask(points, in: range, answers: &answers)
            timed.nanoseconds += part.nanoseconds
            timed.allocations += part.allocations
        }
        allocations += timed.allocations
        countedCalls += count
        estimate = max(1, timed.nanoseconds / Double(count))
        return timed.nanoseconds
    }

    /// Times as many single calls as fit a slice of time.
    mutating func runSingleCalls(lasting nanoseconds: Double) {
        let room = Self.mostSingleCalls - singleDurations.count
        var durations: [Double] = []
        visit(min(room, Int(nanoseconds / estimate))) { [asker, points] range, answers in
            durations += asker.askSingly(points, in: range, answers: &answers)
        }
        singleDurations += durations
    }

    /// Goes on through so many points, from the last to the first where they end.
    private mutating func visit(
        _ count: Int, asking ask: (Range<Int>, _ answers: inout [ViewID?]) -> Void
    ) {
        var remaining = count
        while remaining > 0 {
            let start = calls % points.count
            let range = start..<min(start + remaining, points.count)
            ask(range, &latestAnswers)
            keepAnswers(in: range)
            calls += range.count
            remaining -= range.count
        }
    }

    /// Keeps new answers, and counts those that differ from earlier ones.
    private mutating func keepAnswers(in range: Range<Int>) {
        for index in range {
            if index < answered && answers[index] != latestAnswers[index] { inconsistencies += 1 }
            answers[index] = latestAnswers[index]
        }
    }
}

extension Lane {
    /// The median of the rounds' means, in nanoseconds per call.
    var nanoseconds: Double { roundMeans.percentile(50) ?? estimate }

    /// The 99th percentile of single calls without the clock's share, or nil under 1,000 calls.
    func p99(timerOverhead: Double) -> Double? {
        singleDurations.count < 1_000
            ? nil : singleDurations.percentile(99).map { max(0, $0 - timerOverhead) }
    }

    /// The blocks allocated per call, or nil where they are not counted.
    var allocationsPerCall: Double? {
        AllocationMeter.source == nil ? nil : Double(allocations) / Double(countedCalls)
    }

    /// How many answers were compared with those of the recursion over the same points, and how many
    /// differed.
    func comparison(with reference: Lane) -> (compared: Int, mismatches: Int) {
        let known = reference.answered
        let compared = calls / points.count * known + min(calls % points.count, known)
        var mismatches = inconsistencies
        for index in 0..<min(known, answered) where answers[index] != reference.answers[index] {
            mismatches += 1
        }
        return (compared, mismatches)
    }
}

extension [Double] {
    /// The value that so many per cent of the values do not exceed, or nil of none.
    func percentile(_ percent: Double) -> Double? {
        guard !isEmpty else { return nil }
        let rank = Int((Double(count) * percent / 100).rounded(.up))
        return sorted()[Swift.max(0, Swift.min(count, rank) - 1)]
    }
}
