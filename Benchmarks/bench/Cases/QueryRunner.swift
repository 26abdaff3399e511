import BenchmarkEngines
import HitTesting

/// Measures the queries of all engines on one tree, in turns, and compares their answers.
struct QueryRunner {
    /// The engines at work; the recursion, if it is there, comes first.
    private var lanes: [Lane] = []

    /// Adds an engine that answers one point in each call.
    mutating func add(_ engine: some MeasuredEngine, at points: QueryPoints) {
        let asker = CallAsker(engine: engine)
        lanes.append(Lane(.hitTest, of: asker, at: points.scattered))
        lanes.append(Lane(.path, of: asker, at: points.path))
    }

    /// Adds an engine that answers many points in one call.
    mutating func addBatches(of engine: some BatchEngine, at points: QueryPoints) {
        lanes.append(Lane(.batch, of: BatchAsker(engine: engine), at: points.scattered))
    }

    /// Adds an engine that answers many points in one call that uses all cores.
    ///
    /// The points are repeated, so that there is work for many cores.
    mutating func addParallelBatches(of engine: some ParallelBatchEngine, at points: QueryPoints) {
        let times = max(1, Self.parallelPoints / points.scattered.count)
        let repeated = (0..<times).flatMap { _ in points.scattered }
        lanes.append(Lane(.batchAllCores, of: ParallelAsker(engine: engine), at: repeated))
    }

    /// How many points are handed over to all cores at once, about.
    private static let parallelPoints = 1 << 20

    /// Adds a pointer that asks a map only where its last answer may not hold any more.
    mutating func addStablePath(over map: HitMap, at points: QueryPoints) {
        let asker = CallAsker(engine: StablePointer(over: map))
        lanes.append(Lane(.stablePath, of: asker, at: points.path))
    }

    /// Lets the engines take turns until the budget is spent, after one turn to warm up.
    mutating func run(within budget: Budget) {
        for index in lanes.indices { lanes[index].warmUp(lasting: Budget.turn) }
        let start = nanosecondsNow()
        var round = 0
        while round < Budget.fewestRounds || Double(nanosecondsNow() - start) < budget.queries {
            for index in lanes.indices {
                let isParallel = lanes[index].operation == .batchAllCores
                lanes[index].runRound(lasting: isParallel ? Budget.parallelTurn : Budget.turn)
                lanes[index].runSingleCalls(lasting: Budget.turn)
            }
            round += 1
        }
    }

    /// The results, in the order in which engines were added.
    func measurements(of scene: String, views: Int, timerOverhead: Double) -> [Measurement] {
        lanes.map { lane in
            let reference = lanes.first {
                $0.asker.engineName == RecursiveEngine.engineName
                    && $0.operation == lane.operation.referenceOperation
            }
            var measurement = Measurement(
                scene: scene, views: views, engine: lane.asker.engineName,
                operation: lane.operation, nanoseconds: lane.nanoseconds,
                p99: lane.p99(timerOverhead: timerOverhead),
                allocationsPerCall: lane.allocationsPerCall)
            if let reference {
                measurement.ratioToRecursive = lane.nanoseconds / reference.nanoseconds
                if lane.asker.engineName != RecursiveEngine.engineName {
                    (measurement.compared, measurement.mismatches) =
                        lane.comparison(with: reference)
                }
            }
            return measurement
        }
    }
}

extension Operation {
    /// The recursion's operation that asks about the same points.
    fileprivate var referenceOperation: Operation {
        switch self {
        case .batch, .batchAllCores: .hitTest
        case .stablePath: .path
        default: self
        }
    }
}
