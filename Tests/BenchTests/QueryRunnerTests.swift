import BenchmarkEngines
import HitTesting
import SceneGenerators
import Testing

@testable import bench

/// An engine that is wrong about the right half of the world.
private struct WrongEngine: MeasuredEngine {
    static let engineName = "wrong"
    static let stackPerLevel = 0
    let scene: Scene

    func answer(at worldPoint: Point2D) -> ViewID? {
        worldPoint.x < scene.world.midX ? scene.tree.hitTest(worldPoint) : nil
    }
}

/// An engine whose answers depend on the moment.
private final class FickleEngine: MeasuredEngine {
    static let engineName = "fickle"
    static let stackPerLevel = 0
    private let view: ViewID
    private var calls = 0

    init(view: ViewID) {
        self.view = view
    }

    func answer(at worldPoint: Point2D) -> ViewID? {
        calls += 1
        return calls.isMultiple(of: 3) ? nil : view
    }
}

@Suite struct QueryRunnerTests {
    private static let budget = Budget(
        queries: 0, coldQueries: 0, editChecks: 5e6, updateChecks: 0, editRounds: 2)
    private let scene = Scene(.grid, views: 50, seed: 1)
    private var points: QueryPoints { QueryPoints(of: scene, scattered: nil, seed: 2) }

    @Test func `engines that agree have no mismatch`() throws {
        var runner = QueryRunner()
        runner.add(RecursiveEngine(scene.tree), at: points)
        runner.add(try ClassTree(TreeTemplate(of: scene.tree)), at: points)
        runner.add(scene.tree, at: points)
        runner.addBatches(of: scene.tree, at: points)
        let map = try HitMap(scene.tree)
        runner.add(map, at: points)
        runner.addBatches(of: map, at: points)
        runner.addStablePath(over: map, at: points)
        runner.run(within: Self.budget)
        let rows = runner.measurements(of: "grid", views: 50, timerOverhead: 0)
        #expect(
            rows.map(\.engine) == ["recursive", "recursive", "classes", "classes"]
                + Array(repeating: "tree", count: 3) + Array(repeating: "map", count: 4))
        #expect(
            rows.map(\.operation) == [
                .hitTest, .path, .hitTest, .path, .hitTest, .path, .batch, .hitTest, .path, .batch,
                .stablePath,
            ])
        for row in rows {
            #expect(row.nanoseconds > 0)
            #expect(row.mismatches == 0)
            #expect((row.engine == "recursive") == (row.compared == 0))
            #expect(row.ratioToRecursive != nil)
        }
        #expect(rows[0].ratioToRecursive == 1)
    }

    @Test func `a wrong answer is a mismatch`() throws {
        var runner = QueryRunner()
        runner.add(RecursiveEngine(scene.tree), at: points)
        runner.add(WrongEngine(scene: scene), at: points)
        runner.run(within: Self.budget)
        let rows = runner.measurements(of: "grid", views: 50, timerOverhead: 0)
        let row = try #require(rows.first { $0.engine == "wrong" && $0.operation == .hitTest })
        #expect(row.mismatches > 0 && row.mismatches <= row.compared)
    }

    @Test func `two answers to one question are a mismatch`() throws {
        var lane = Lane(
            .hitTest, of: CallAsker(engine: FickleEngine(view: scene.leaves[0])),
            at: [Point2D(1, 1), Point2D(2, 2)])
        // However long a call takes on a busy machine.
        while lane.calls < 4 { lane.warmUp(lasting: 1e5) }
        #expect(lane.inconsistencies > 0)
        #expect(lane.answered == 2)
    }

    @Test func `only points that the recursion answered are compared`() {
        let engine = CallAsker(engine: scene.tree)
        var reference = Lane(.hitTest, of: engine, at: points.scattered)
        reference.warmUp(lasting: 1)
        var lane = Lane(.hitTest, of: engine, at: points.scattered)
        while lane.calls <= reference.calls { lane.warmUp(lasting: 1e6) }
        let (compared, mismatches) = lane.comparison(with: reference)
        #expect(reference.calls < lane.calls)
        #expect(compared >= reference.calls && compared < lane.calls)
        #expect(mismatches == 0)
    }

    @Test func `a percentile needs a thousand calls`() {
        var lane = Lane(.hitTest, of: CallAsker(engine: scene.tree), at: points.scattered)
        lane.warmUp(lasting: 1e5)
        lane.runSingleCalls(lasting: 1)
        #expect(lane.p99(timerOverhead: 0) == nil)
        lane.runSingleCalls(lasting: 1e9)
        #expect(lane.p99(timerOverhead: 0) != nil)
        #expect(lane.p99(timerOverhead: 1e12) == 0)
    }
}
