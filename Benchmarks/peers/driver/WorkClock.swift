import Foundation

/// The time that this program has been at work, as peers count theirs too: other programs that share
/// the processor do not count.
enum WorkClock {
    /// Nanoseconds since the program started.
    static func nanoseconds() -> Double {
        var time = timespec()
        // SAFETY: the call fills the value in.
        unsafe clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
    }

    /// What a closure makes and the median of three times that it took, the first of which gets memory
    /// that nobody has touched yet; one time, if that was more than a second.
    static func medianOfThree<Result>(_ make: () throws -> Result) rethrows -> (Result, Double) {
        var times: [Double] = []
        while true {
            let start = nanoseconds()
            let result = try make()
            times.append(nanoseconds() - start)
            if times.count == 3 || times[0] > 1e9 { return (result, times.median) }
        }
    }
}
