import BenchmarkEngines
import Foundation
import HitTesting
import SceneGenerators
import Testing

@testable import bench

@Suite struct ParallelAskerTests {
    @Test func `batches on all cores are those of one`() async throws {
        let scene = Scene(.scattered, views: 500, seed: 1)
        let points = QueryPoints(of: scene, scattered: nil, seed: 2)
        let map = try HitMap(scene.tree)
        // The asker waits, which only a thread that runs no tasks may do.
        let answers = await withCheckedContinuation { continuation in
            Thread.detachNewThread {
                var answers = [ViewID?](repeating: nil, count: points.scattered.count)
                let timed = ParallelAsker(engine: map).ask(
                    points.scattered, in: 100..<5_000, answers: &answers)
                continuation.resume(returning: (answers, timed.nanoseconds))
            }
        }
        #expect(answers.1 > 0)
        for (index, answer) in answers.0.enumerated() {
            let isAsked = (100..<5_000).contains(index)
            #expect(answer == (isAsked ? scene.tree.hitTest(points.scattered[index]) : nil))
        }
    }

    @Test func `a stable pointer answers as the map does`() throws {
        let scene = Scene(.realistic, views: 500, seed: 1)
        let map = try HitMap(scene.tree)
        let pointer = StablePointer(over: map)
        let path = scene.pointerPath(count: 2_000, seed: 2)
        for point in path { #expect(pointer.answer(at: point) == map.hitTest(point)) }
        #expect(pointer.queries > 0 && pointer.queries < path.count)
        #expect(pointer.answer(at: Point2D(.nan, 0)) == nil)
    }
}
