import DifferentialTesting
import HitTesting
import SceneGenerators
import Testing

/// Maps against the recursion, on random trees, before and after updates.
@Suite struct MapDifferentialTests {
    @Test(arguments: 0..<30)
    func mapsAnswerAsTheRecursionDoes(seed: Int) {
        var run = MapRun(.init(largestTree: 300, edits: 12, pointsPerStep: 24))
        let report = run.report(onTreeOf: UInt64(seed))
        #expect(report == nil, "\(report ?? "")")
    }
}
