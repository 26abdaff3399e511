import BenchmarkEngines
import HitTesting

/// Measures single queries that find nothing of what they need in the processor's own caches.
struct ColdRunner {
    /// An engine, and what was measured of it.
    private struct Lane {
        let asker: any Asker
        /// The answers to the first points.
        var answers: [ViewID?] = []
        /// Each round's mean, in nanoseconds per call.
        var roundMeans: [Double] = []

        /// The median of the rounds' means.
        var nanoseconds: Double { roundMeans.percentile(50) ?? 0 }
    }

    private var lanes: [Lane] = []
    private var sweep = CacheSweep()

    /// The points, in world space; every engine is asked about the first of them, each once.
    private let points: [Point2D]

    /// What reading the clock costs, in nanoseconds.
    private let timerOverhead: Double

    /// How many rounds there are.
    private static let rounds = 3

    /// How many calls a round has at most.
    private static let mostCalls = 32

    /// Prepares to ask about points.
    init(at points: QueryPoints, timerOverhead: Double) {
        self.points = points.scattered
        self.timerOverhead = timerOverhead
    }

    /// Adds an engine; the recursion, if it is there, comes first.
    mutating func add(_ engine: some MeasuredEngine) {
        lanes.append(Lane(asker: CallAsker(engine: engine)))
    }

    /// Lets the engines take turns until the budget is spent.
    mutating func run(within budget: Budget) {
        let turn = budget.coldQueries / Double(Self.rounds * max(1, lanes.count))
        for _ in 0..<Self.rounds {
            for index in lanes.indices { runRound(of: index, lasting: turn) }
        }
    }

    private mutating func runRound(of index: Int, lasting nanoseconds: Double) {
        var spent = 0.0
        var calls = 0
        let start = nanosecondsNow()
        repeat {
            sweep.run()
            let number = lanes[index].answers.count % points.count
            var answers = [ViewID?](repeating: nil, count: number + 1)
            let durations = lanes[index].asker.askSingly(
                points, in: number..<number + 1, answers: &answers)
            spent += max(0, durations[0] - timerOverhead)
            lanes[index].answers.append(answers[number])
            calls += 1
        } while calls < Self.mostCalls && Double(nanosecondsNow() - start) < nanoseconds
        lanes[index].roundMeans.append(spent / Double(calls))
    }

    /// The results, in the order in which engines were added.
    func measurements(of scene: String, views: Int) -> [Measurement] {
        let reference = lanes.first { $0.asker.engineName == RecursiveEngine.engineName }
        return lanes.map { lane in
            var measurement = Measurement(
                scene: scene, views: views, engine: lane.asker.engineName, operation: .hitTestCold,
                nanoseconds: lane.nanoseconds)
            guard let reference else { return measurement }
            measurement.ratioToRecursive = lane.nanoseconds / reference.nanoseconds
            if lane.asker.engineName != RecursiveEngine.engineName {
                let pairs = zip(lane.answers, reference.answers)
                measurement.compared = min(lane.answers.count, reference.answers.count)
                measurement.mismatches = pairs.count { $0 != $1 }
            }
            return measurement
        }
    }
}
