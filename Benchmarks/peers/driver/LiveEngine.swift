import Dispatch
import Foundation
import HitTesting

/// The package's live engine, asked in turns as peers are.
final class LiveEngine {
    private let tree: ViewTree
    private let points: [Point2D]

    /// The point where the next turn starts.
    private var next = 0

    /// Keeps answers from being optimised away.
    private(set) var answered = 0

    init(tree: ViewTree, points: [Point2D]) {
        self.tree = tree
        self.points = points
    }

    /// Asks for some time; returns the mean time of a call in nanoseconds at work.
    func turn(milliseconds: Double) -> Double {
        var calls = 0
        let start = Self.nanosecondsOfWork()
        var spent = 0.0
        repeat {
            let end = min(next + 512, points.count)
            for index in next..<end where tree.hitTest(points[index]) != nil { answered += 1 }
            calls += end - next
            next = end == points.count ? 0 : end
            spent = Self.nanosecondsOfWork() - start
        } while spent < milliseconds * 1e6
        return spent / Double(calls)
    }

    /// The 99th percentile of calls timed one by one, in nanoseconds.
    func p99(count: Int) -> Double {
        var times: [UInt64] = []
        for index in 0..<count {
            let start = DispatchTime.now().uptimeNanoseconds
            if tree.hitTest(points[index % points.count]) != nil { answered += 1 }
            times.append(DispatchTime.now().uptimeNanoseconds - start)
        }
        times.sort()
        return Double(times[(count * 99 + 99) / 100 - 1])
    }

    /// Nanoseconds that this program has been at work, as peers count them too: other programs that
    /// share the processor do not count.
    private static func nanosecondsOfWork() -> Double {
        var time = timespec()
        // SAFETY: the call fills the value in.
        unsafe clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
    }
}
