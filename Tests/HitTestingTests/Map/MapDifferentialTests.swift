import DifferentialTesting
import HitTesting
import SceneGenerators
import Testing

/// Maps against the recursion, on random trees, before and after updates.
@Suite struct MapDifferentialTests {
    @Test(arguments: 0..<60)
    func mapsAnswerAsTheRecursionDoes(seed: Int) throws {
        var source = RandomSource(seed: UInt64(seed))
        var run = MapRun(.init(largestTree: 300, edits: 12, pointsPerStep: 30))
        if let failing = try run.compareTree(&source) {
            let small = MapRun.shrink(failing)
            Issue.record(
                "seed \(seed): \(small.failure() ?? "does not fail again")\n\(small.tree.swiftSource)")
        }
    }
}
