import BenchmarkEngines
import HitTesting
import SceneGenerators
import Testing

@testable import bench

/// A map's queries allocate nothing, as the benchmark's own counter sees it.
///
/// In debug builds the compiler allocates for sets of options, so there it would be a test of that.
@Suite(.enabled(if: isOptimized, "Queries allocate in debug builds"))
struct MapAllocationTests {
    private static let chunk = 256

    /// Builds that are not optimised take short-lived memory from the heap.
    private static var isOptimized: Bool {
        #if DEBUG
            false
        #else
            true
        #endif
    }

    @Test(
        .enabled(if: isOptimized),
        arguments: [SceneKind.realistic, .scattered, .rotated, .overlapping, .stack, .deepChain]
    )
    func `no query of a map allocates`(kind: SceneKind) throws {
        try #require(AllocationMeter.source != nil, "Allocations are not counted on this system")
        let scene = Scene(kind, views: 1_000, seed: 1)
        let points = QueryPoints(of: scene, scattered: nil, seed: 2)
        let map = try HitMap(scene.tree)
        let cases: [(asker: any Asker, points: [Point2D])] = [
            (CallAsker(engine: map), points.scattered),
            (BatchAsker(engine: map), points.scattered),
            (CallAsker(engine: map), points.path),
            (CallAsker(engine: StablePointer(over: map)), points.path),
        ]
        for (asker, points) in cases {
            for start in stride(from: 0, to: 2_048, by: Self.chunk) {
                #expect(
                    fewestAllocations(asker, points, start..<start + Self.chunk) == 0,
                    "\(type(of: asker)) at points from \(start) on")
            }
        }
    }

    /// The counter sees all threads, and tests run side by side; so the quietest of many runs counts.
    private func fewestAllocations(
        _ asker: any Asker, _ points: [Point2D], _ range: Range<Int>
    ) -> UInt64? {
        var answers = [ViewID?](repeating: nil, count: points.count)
        var fewest: UInt64?
        for _ in 0..<1_000 where fewest != 0 {
            let allocations = asker.ask(points, in: range, answers: &answers).allocations
            fewest = min(fewest ?? allocations, allocations)
        }
        return fewest
    }
}

/// Whether this is a release build.
private var isOptimized: Bool {
    #if DEBUG
        false
    #else
        true
    #endif
}
