import CBoxKernels

/// The subviews of containers that have a few: for each a *run* of 64-byte lines.
///
///     line 0      origin (16) │ capacity (4) │ slots at, hints at (4) │ slots, hints (40)
///     lines 1…    minX×4 │ minY×4 │ maxX×4 │ maxY×4     one line for four subviews
///     then        hints, if the capacity is 8; slots and hints, if it is more
///
/// Header and boxes are found from the line's number alone, so they are fetched side by side. Hints say
/// where the subviews keep their own (``SubviewHint``).
/// The subviews stand in order, back to front; lanes past the last one hold empty boxes.
@safe
struct SubviewRuns: ~Copyable {
    /// One cache line, as storage; rows of it are read as floats, doubles and slots.
    struct Line: BitwiseCopyable {
        var words: SIMD8<UInt64> = .zero
    }

    /// The lines of all runs.
    var lines: Column<Line>

    /// For each length, the first free run of it, or 0; a free run's first word leads to the next.
    var freeRuns: [UInt32]

    /// The most subviews that a run holds.
    static let maximumCount = 64

    /// How many lines of a run are fetched ahead: all that a query needs of eight subviews.
    static let fetchedLines = 4

    /// Creates an empty store; line 0 is never used, so that 0 means none.
    init() {
        lines = Column()
        lines.append(Line())
        freeRuns = Array(repeating: 0, count: Self.lineCount(capacity: Self.maximumCount) + 1)
    }

    /// Creates a copy.
    init(copying other: borrowing SubviewRuns) {
        lines = Column(copying: other.lines)
        freeRuns = other.freeRuns
    }

    /// Where slots and hints start in line 0, and how many subviews it has room for both of.
    private static let headerEnd = 24
    static let headerCapacity = 5

    /// How many blocks of four boxes a run has.
    static func blockCount(capacity: Int) -> Int {
        (capacity + 3) / 4
    }

    /// The length of a run.
    static func lineCount(capacity: Int) -> Int {
        let end = hintOffset(capacity: capacity) + capacity * MemoryLayout<UInt32>.stride
        return max(1 + blockCount(capacity: capacity), (end + 63) / 64)
    }

    /// Where the slots start, in bytes from the run's start.
    static func slotOffset(capacity: Int) -> Int {
        capacity <= 8 ? headerEnd : 64 + blockCount(capacity: capacity) * 64
    }

    /// Where the hints start, in bytes from the run's start.
    static func hintOffset(capacity: Int) -> Int {
        headerCapacity < capacity && capacity <= 8
            ? 64 + blockCount(capacity: capacity) * 64
            : slotOffset(capacity: capacity) + capacity * MemoryLayout<UInt32>.stride
    }

    /// The address of a line.
    @inline(__always)
    func address(_ line: UInt32) -> UnsafeMutableRawPointer {
        assert(Int(line) < lines.count)
        // SAFETY: the line exists.
        return unsafe UnsafeMutableRawPointer(lines.base + Int(line))
    }
}
