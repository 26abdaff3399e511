import BenchmarkEngines
import Dispatch
import HitTesting
import Synchronization

/// Asks about all points in one call, which uses all cores.
struct ParallelAsker<Engine: ParallelBatchEngine>: Asker {
    /// The engine that is asked.
    let engine: Engine

    var engineName: String { Engine.engineName }

    func ask(_ points: [Point2D], in range: Range<Int>, answers: inout [ViewID?]) -> TimedCalls {
        let batch = Array(points[range])
        let allocations = AllocationMeter.allocations
        // Who asks is a task: getting from this thread to one and back is not part of the work.
        let (found, nanoseconds) = waitForValue { [engine] in
            let start = nanosecondsNow()
            let found = await engine.parallelAnswers(at: batch)
            return (found, nanosecondsNow() - start)
        }
        let timed = TimedCalls(
            nanoseconds: Double(nanoseconds),
            allocations: AllocationMeter.allocations - allocations)
        answers.replaceSubrange(range, with: found)
        return timed
    }

    func askSingly(
        _ points: [Point2D], in range: Range<Int>, answers: inout [ViewID?]
    ) -> [Double] {
        [ask(points, in: range, answers: &answers).nanoseconds]
    }
}

/// Runs something asynchronous and waits for it, on a thread that runs no tasks itself.
private func waitForValue<Value: Sendable>(
    _ body: @escaping @Sendable () async -> Value
) -> Value {
    let done = DispatchSemaphore(value: 0)
    let result = Mutex<Value?>(nil)
    Task {
        let value = await body()
        result.withLock { $0 = value }
        done.signal()
    }
    done.wait()
    guard let value = result.withLock({ $0 }) else {
        preconditionFailure("The task signals after it has a value")
    }
    return value
}
