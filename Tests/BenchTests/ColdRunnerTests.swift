import BenchmarkEngines
import HitTesting
import SceneGenerators
import Testing

@testable import bench

@Suite struct ColdRunnerTests {
    @Test func `cold queries are timed and compared one by one`() throws {
        let scene = Scene(.grid, views: 50, seed: 1)
        var runner = ColdRunner(
            at: QueryPoints(of: scene, scattered: nil, seed: 2), timerOverhead: 0)
        runner.add(RecursiveEngine(scene.tree))
        runner.add(try HitMap(scene.tree))
        runner.add(SilentEngine())
        runner.run(
            within: Budget(
                queries: 0, coldQueries: 0, editChecks: 0, updateChecks: 0, editRounds: 1))
        let rows = runner.measurements(of: "grid", views: 50)
        #expect(rows.map(\.engine) == ["recursive", "map", "silent"])
        #expect(rows.allSatisfy { $0.operation == .hitTestCold && $0.nanoseconds > 0 })
        #expect(rows.map(\.compared) == [0, 3, 3])
        #expect(rows[1].mismatches == 0 && rows[2].mismatches > 0)
        #expect(rows[0].ratioToRecursive == 1)
    }
}

/// An engine that finds nothing.
private struct SilentEngine: MeasuredEngine {
    static let engineName = "silent"
    static let stackPerLevel = 0

    func answer(at worldPoint: Point2D) -> ViewID? { nil }
}
