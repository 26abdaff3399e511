import CBoxKernels

extension HitMap {
    /// The views that get touches at many points of the world, in the points' order, by all cores.
    ///
    /// The answers are those of ``hitTest(_:into:)``, whatever number of cores there is.
    ///
    /// - Parameter worldPoints: Points in the windows' superspace, the screen.
    /// - Complexity: As ``hitTest(_:into:)``, shared by the cores; small batches stay on one.
    public func hitTest(_ worldPoints: [Point2D]) async -> [ViewID?] {
        let batch = SharedBatch(of: self, worldPoints)
        await withTaskGroup(of: Void.self) { group in
            for _ in 1..<max(1, min(batch.shareCount, SharedBatch.mostTasks)) {
                group.addTask { batch.work() }
            }
            // Other cores may take longer to wake up than the work lasts.
            batch.work()
        }
        return batch.answers
    }
}

/// A batch of points that several tasks work on: each takes the next share until none is left.
@safe
private final class SharedBatch: @unchecked Sendable {
    // Unchecked, because each share of the memory is written by the one task that takes the share.
    private let map: HitMap
    private let worldPoints: [Point2D]
    private let memory: UnsafeMutableBufferPointer<ViewID?>
    private let nextShare: UnsafeMutablePointer<Int64>

    /// How many points a share has: enough that taking it does not count.
    private static let shareSize = 4_096

    /// How many tasks there are at most: as many as most machines have cores.
    static let mostTasks = 64

    /// Prepares to ask about some points.
    init(of map: HitMap, _ worldPoints: [Point2D]) {
        self.map = map
        self.worldPoints = worldPoints
        unsafe memory = .allocate(capacity: worldPoints.count)
        unsafe nextShare = .allocate(capacity: 1)
        unsafe nextShare.initialize(to: 0)
    }

    deinit {
        unsafe memory.deallocate()
        unsafe nextShare.deallocate()
    }

    /// How many shares there are.
    var shareCount: Int { (worldPoints.count + Self.shareSize - 1) / Self.shareSize }

    /// Takes shares and answers them while there are any.
    func work() {
        let worldPoints = worldPoints
        while true {
            let share = unsafe Int(take_number(nextShare))
            guard share < shareCount else { return }
            let start = share * Self.shareSize
            let range = start..<min(start + Self.shareSize, worldPoints.count)
            // SAFETY: no other task has this share, and answers need no deinitialization.
            let part = unsafe UnsafeMutableBufferPointer(rebasing: memory[range])
            var output = unsafe OutputSpan(buffer: part, initializedCount: 0)
            map.hitTest(worldPoints.span.extracting(range), into: &output)
            _ = unsafe output.finalize(for: part)
        }
    }

    /// All answers, when all tasks have returned.
    var answers: [ViewID?] {
        // SAFETY: every share has been taken, and answered by the task that took it.
        unsafe Array(UnsafeBufferPointer(memory))
    }
}
