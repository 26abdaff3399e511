import BenchmarkEngines
import HitTesting

/// A way to ask an engine about points: one call each, or all in one call.
protocol Asker {
    /// What the engine is called.
    var engineName: String { get }

    /// Asks about a range of points and keeps the answers.
    func ask(_ points: [Point2D], in range: Range<Int>, answers: inout [ViewID?]) -> TimedCalls

    /// Asks about a range of points, timing each call by itself, and keeps the answers.
    ///
    /// - Returns: What each call took, in nanoseconds, reading the clock included.
    func askSingly(_ points: [Point2D], in range: Range<Int>, answers: inout [ViewID?]) -> [Double]
}

/// What a run of calls took.
struct TimedCalls {
    /// How long all calls took together.
    var nanoseconds = 0.0

    /// How many blocks were allocated meanwhile.
    var allocations: UInt64 = 0
}

/// Asks about one point in each call.
struct CallAsker<Engine: MeasuredEngine>: Asker {
    /// The engine that is asked.
    let engine: Engine

    var engineName: String { Engine.engineName }

    func ask(_ points: [Point2D], in range: Range<Int>, answers: inout [ViewID?]) -> TimedCalls {
        var answers = answers.mutableSpan
        let allocations = AllocationMeter.allocations
        let start = nanosecondsNow()
        for index in range {
            answers[index] = engine.answer(at: points[index])
        }
        let end = nanosecondsNow()
        return TimedCalls(
            nanoseconds: Double(end - start),
            allocations: AllocationMeter.allocations - allocations)
    }

    func askSingly(
        _ points: [Point2D], in range: Range<Int>, answers: inout [ViewID?]
    ) -> [Double] {
        var answers = answers.mutableSpan
        var durations: [Double] = []
        durations.reserveCapacity(range.count)
        for index in range {
            let start = nanosecondsNow()
            answers[index] = engine.answer(at: points[index])
            let end = nanosecondsNow()
            durations.append(Double(end - start))
        }
        return durations
    }
}

/// Asks about all points in one call.
struct BatchAsker<Engine: BatchEngine>: Asker {
    /// The engine that is asked.
    let engine: Engine

    var engineName: String { Engine.engineName }

    func ask(_ points: [Point2D], in range: Range<Int>, answers: inout [ViewID?]) -> TimedCalls {
        var timed = TimedCalls()
        let batch = [ViewID?](capacity: range.count) { output in
            let allocations = AllocationMeter.allocations
            let start = nanosecondsNow()
            engine.appendAnswers(at: points.span.extracting(range), to: &output)
            let end = nanosecondsNow()
            timed.nanoseconds = Double(end - start)
            timed.allocations = AllocationMeter.allocations - allocations
        }
        answers.replaceSubrange(range, with: batch)
        return timed
    }

    func askSingly(
        _ points: [Point2D], in range: Range<Int>, answers: inout [ViewID?]
    ) -> [Double] {
        [ask(points, in: range, answers: &answers).nanoseconds]
    }
}
