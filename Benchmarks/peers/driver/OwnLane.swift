import Dispatch
import Foundation
import HitTesting

/// An engine of the package's own.
protocol OwnEngine {
    /// The view that gets a touch at a point of the world.
    func hitTest(_ worldPoint: Point2D) -> ViewID?

    /// How many points have an answer.
    func answered(_ points: Span<Point2D>) -> Int
}

extension OwnEngine {
    /// How many points have an answer, asked one by one.
    func answered(_ points: Span<Point2D>) -> Int {
        var count = 0
        for index in points.indices where hitTest(points[index]) != nil { count += 1 }
        return count
    }
}

extension ViewTree: OwnEngine {}

extension HitMap: OwnEngine {}

/// A map that is asked about many points in one call.
struct BatchedMap: OwnEngine {
    /// The map.
    let map: HitMap

    func hitTest(_ worldPoint: Point2D) -> ViewID? { map.hitTest(worldPoint) }

    func answered(_ points: Span<Point2D>) -> Int {
        let answers = [ViewID?](capacity: points.count) { map.hitTest(points, into: &$0) }
        return answers.count { $0 != nil }
    }
}

/// One of the package's engines, asked in turns as peers are.
final class OwnLane<Engine: OwnEngine> {
    private let engine: Engine
    private let points: [Point2D]

    /// The point where the next turn starts.
    private var next = 0

    /// The mean time of a call in each turn, in nanoseconds.
    private var means: [Double] = []

    /// Keeps answers from being optimised away.
    private(set) var answered = 0

    init(_ engine: Engine, points: [Point2D]) {
        self.engine = engine
        self.points = points
    }

    /// What the table says of the lane, after its turns.
    func row(name: String, compared: Int) -> PeerRow {
        var row = PeerRow(name: name)
        row.nanoseconds = means.median
        row.p99 = p99(count: 10_000)
        row.compared = compared
        return row
    }

    /// Asks for some time.
    func turn(milliseconds: Double) {
        let points = points
        var calls = 0
        let start = WorkClock.nanoseconds()
        var spent = 0.0
        repeat {
            let end = min(next + 512, points.count)
            answered += engine.answered(points.span.extracting(next..<end))
            calls += end - next
            next = end == points.count ? 0 : end
            spent = WorkClock.nanoseconds() - start
        } while spent < milliseconds * 1e6
        means.append(spent / Double(calls))
    }

    /// The 99th percentile of calls timed one by one, in nanoseconds.
    private func p99(count: Int) -> Double {
        var times: [UInt64] = []
        for index in 0..<count {
            let start = DispatchTime.now().uptimeNanoseconds
            if engine.hitTest(points[index % points.count]) != nil { answered += 1 }
            times.append(DispatchTime.now().uptimeNanoseconds - start)
        }
        times.sort()
        return Double(times[(count * 99 + 99) / 100 - 1])
    }
}
