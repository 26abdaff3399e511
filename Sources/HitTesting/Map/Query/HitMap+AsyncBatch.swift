import CBoxKernels

extension HitMap {
    /// The views that get touches at many points of the world, in the points' order, by all cores.
    ///
    /// The answers are those of ``hitTest(_:into:)``, whatever number of cores there is.
    ///
    /// - Parameter worldPoints: Points in the windows' superspace, the screen.
    /// - Complexity: As ``hitTest(_:into:)``, shared by the cores; small batches stay on one.
    public func hitTest(_ worldPoints: [Point2D]) async -> [ViewID?] {
        await withTaskGroup(of: Void.self) { group in
            // The tasks write the array's own memory, which nobody else has yet.
            unsafe [ViewID?](unsafeUninitializedCapacity: worldPoints.count) { memory, count in
                let batch = unsafe SharedBatch(of: self, worldPoints, into: memory)
                for _ in 1..<max(1, batch.taskCount) { group.addTask { batch.work() } }
                // Other cores may take longer to wake up than the work lasts.
                batch.work()
                batch.waitForOthers()
                count = worldPoints.count
            }
        }
    }
}

/// A batch of points that several tasks work on: each takes the next share until none is left.
@safe
private final class SharedBatch: @unchecked Sendable {
    // Unchecked, because each share of the memory is written by the one task that takes the share.
    private let map: HitMap
    private let worldPoints: [Point2D]
    private let memory: UnsafeMutableBufferPointer<ViewID?>

    /// How many shares have been taken, and how many are done.
    private let counters: UnsafeMutablePointer<Int64>

    /// How many points a share has: enough that taking it does not count.
    private static let shareSize = 4_096

    /// How many tasks there are at most: as many as most machines have cores.
    private static let mostTasks = 64

    /// Fewer shares than this are done before another core has woken up.
    private static let fewShares = 16

    /// Prepares to ask about some points.
    ///
    /// - Parameter memory: Room for the answers, which nobody else uses until all are there.
    init(
        of map: HitMap, _ worldPoints: [Point2D], into memory: UnsafeMutableBufferPointer<ViewID?>
    ) {
        self.map = map
        self.worldPoints = worldPoints
        unsafe self.memory = memory
        unsafe counters = .allocate(capacity: 2)
        unsafe counters.initialize(repeating: 0, count: 2)
    }

    deinit {
        unsafe counters.deallocate()
    }

    /// How many shares there are.
    var shareCount: Int { (worldPoints.count + Self.shareSize - 1) / Self.shareSize }

    /// How many tasks are to work on them, the caller's included.
    var taskCount: Int { shareCount < Self.fewShares ? 1 : min(shareCount, Self.mostTasks) }

    /// Takes shares and answers them while there are any.
    func work() {
        let worldPoints = worldPoints
        while true {
            let share = unsafe Int(take_number(counters))
            guard share < shareCount else { return }
            let start = share * Self.shareSize
            let range = start..<min(start + Self.shareSize, worldPoints.count)
            // SAFETY: no other task has this share, and answers need no deinitialization.
            let part = unsafe UnsafeMutableBufferPointer(rebasing: memory[range])
            var output = unsafe OutputSpan(buffer: part, initializedCount: 0)
            map.hitTest(worldPoints.span.extracting(range), into: &output)
            _ = unsafe output.finalize(for: part)
            unsafe add_number(counters + 1, 1)
        }
    }

    /// Waits until all shares are done.
    ///
    /// Those not done yet were taken by tasks that run at this moment: a task that comes later finds
    /// none left, and leaves the memory alone.
    func waitForOthers() {
        while unsafe shared_number(counters + 1) < Int64(shareCount) { let_others_run() }
    }
}
