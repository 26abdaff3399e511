import Dispatch

/// The clock of all measurements, in nanoseconds since some moment; it never goes back.
func nanosecondsNow() -> UInt64 { DispatchTime.now().uptimeNanoseconds }

/// What reading the clock twice in a row costs: a part of every single call that is timed.
///
/// The smallest of many readings is taken, so that no interruption is counted as overhead.
func measureTimerOverhead() -> Double {
    var least = UInt64.max
    for _ in 0..<10_000 {
        let start = nanosecondsNow()
        let end = nanosecondsNow()
        least = min(least, end - start)
    }
    return Double(least)
}
