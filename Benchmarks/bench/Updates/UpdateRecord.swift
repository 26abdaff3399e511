import BenchmarkEngines
import HitTesting

/// What was measured of one kind of update.
struct UpdateRecord {
    /// Each round's mean of one update, in nanoseconds.
    var roundMeans: [Double] = []

    /// What each update took, in nanoseconds, reading the clock included.
    var durations: [Double] = []

    /// The blocks allocated by all updates.
    var allocations: UInt64 = 0

    /// How many answers were compared, with the recursion's or with an old map's earlier ones.
    var compared = 0

    /// How many of those differed.
    var mismatches = 0
}

extension UpdateRecord {
    /// The row of the results.
    func measurement(
        of kind: UpdateKind, scene: String, views: Int, timerOverhead: Double
    ) -> Measurement {
        Measurement(
            scene: scene, views: views, engine: HitMap.engineName, operation: kind.operation,
            nanoseconds: roundMeans.percentile(50) ?? 0,
            p99: durations.count < 1_000
                ? nil : durations.percentile(99).map { max(0, $0 - timerOverhead) },
            compared: compared, mismatches: mismatches,
            allocationsPerCall: AllocationMeter.source.map { _ in
                Double(allocations) / Double(durations.count)
            })
    }
}
