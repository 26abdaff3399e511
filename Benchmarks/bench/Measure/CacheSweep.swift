/// Sweeps the processor's caches by reading more than a core's own can hold.
struct CacheSweep {
    /// What is read.
    private let words: [UInt64]

    /// Keeps the reading from being optimised away.
    private(set) var sum: UInt64 = 0

    /// How much is read, in bytes: several times a core's own caches.
    private static let byteCount = 64 << 20

    /// Makes room to read.
    init() {
        words = Array(repeating: 1, count: Self.byteCount / MemoryLayout<UInt64>.stride)
    }

    /// Reads a word of every cache line.
    mutating func run() {
        for index in stride(from: 0, to: words.count, by: 64 / MemoryLayout<UInt64>.stride) {
            sum &+= words[index]
        }
    }
}
