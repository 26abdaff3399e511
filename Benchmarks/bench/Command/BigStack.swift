import Dispatch
import Foundation
import Synchronization

/// Room for recursion: a thread's stack, most of which is never touched.
enum BigStack {
    /// The size of the stack, in bytes.
    static let size = 1 << 30

    /// Runs something on a thread with such a stack, and waits for it.
    static func run(_ body: @escaping @Sendable () -> Int32) -> Int32 {
        let done = DispatchSemaphore(value: 0)
        let status = Mutex<Int32>(0)
        let thread = Thread {
            let result = body()
            status.withLock { $0 = result }
            done.signal()
        }
        thread.stackSize = size
        thread.start()
        done.wait()
        return status.withLock { $0 }
    }
}
