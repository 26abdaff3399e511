import Foundation
import Synchronization

/// Runs work on a thread of its own with a stack that deep recursion fits into, and waits for it.
///
/// The recursive engine takes some hundred bytes of stack for every level of a tree.
public func withLargeStack<Result: Sendable>(_ work: @escaping @Sendable () -> Result) -> Result {
    withLargeStacks(1) { _ in work() }[0]
}

/// Runs work on several such threads at once and waits for all of them.
///
/// - Parameters:
///   - count: The number of threads.
///   - work: The work, told the number of its thread.
/// - Returns: The results in the order of the threads' numbers.
public func withLargeStacks<Result: Sendable>(
    _ count: Int, _ work: @escaping @Sendable (Int) -> Result
) -> [Result] {
    let results = Results<Result>()
    let finished = DispatchSemaphore(value: 0)
    for number in 0..<count {
        let thread = Thread {
            results.add(work(number), of: number)
            finished.signal()
        }
        thread.stackSize = 256 << 20
        thread.start()
    }
    for _ in 0..<count { finished.wait() }
    return results.inOrder()
}

/// Results that threads bring together.
private final class Results<Result: Sendable>: Sendable {
    /// The results by the number of their thread.
    private let results = Mutex<[Int: Result]>([:])

    /// Brings a result.
    func add(_ result: Result, of number: Int) { results.withLock { $0[number] = result } }

    /// All results.
    func inOrder() -> [Result] {
        results.withLock { results in results.sorted { $0.key < $1.key }.map(\.value) }
    }
}
