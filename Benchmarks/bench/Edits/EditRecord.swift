import BenchmarkEngines
import HitTesting

/// What was measured of one kind of edit.
struct EditRecord {
    /// Each round's mean of one edit and one query, in nanoseconds.
    var withQuery: [Double] = []

    /// Each round's mean of one edit, in nanoseconds.
    var alone: [Double] = []

    /// How many edits with a query were made.
    var steps = 0

    /// The blocks allocated by edits with a query.
    var allocations: UInt64 = 0

    /// How long the recursion took for its share of the edits with a query, in nanoseconds.
    var referenceTime = 0.0

    /// How many answers were compared with the recursion's.
    var compared = 0

    /// How many of those differed.
    var mismatches = 0
}

extension EditRecord {
    /// The rows of the results: the live engine with a query and without, and the recursion.
    func measurements(of kind: EditKind, scene: String, views: Int) -> [Measurement] {
        let referenceMean = compared > 0 ? referenceTime / Double(compared) : nil
        let mean = withQuery.percentile(50) ?? 0
        let live = Measurement(
            scene: scene, views: views, engine: ViewTree.engineName, operation: kind.withQuery,
            nanoseconds: mean, compared: compared, mismatches: mismatches,
            allocationsPerCall: AllocationMeter.source.map { _ in
                Double(allocations) / Double(steps)
            },
            ratioToRecursive: referenceMean.map { mean / $0 })
        let alone = Measurement(
            scene: scene, views: views, engine: ViewTree.engineName, operation: kind.alone,
            nanoseconds: self.alone.percentile(50) ?? 0)
        guard let referenceMean else { return [live, alone] }
        let recursion = Measurement(
            scene: scene, views: views, engine: RecursiveEngine.engineName,
            operation: kind.withQuery,
            nanoseconds: referenceMean, ratioToRecursive: 1)
        return [recursion, live, alone]
    }
}
