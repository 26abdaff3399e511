import CBoxKernels

/// The subviews of containers that have a few: for each a *run* of 64-byte lines.
///
///     line 0      origin (16) │ capacity (4) │ – (12) │ slots 0…7 (32)
///     lines 1…    minX×4 │ minY×4 │ maxX×4 │ maxY×4     one line for four subviews
///     then        slots, if the capacity is more than 8 (they are not in line 0 then)
///
/// Header, boxes and slots are found from the line's number alone, so they are fetched side by side.
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

    /// The length of a run.
    static func lineCount(capacity: Int) -> Int {
        1 + capacity / 4 + (capacity > 8 ? (capacity + 15) / 16 : 0)
    }

    /// The address of a line.
    @inline(__always)
    func address(_ line: UInt32) -> UnsafeMutableRawPointer {
        assert(Int(line) < lines.count)
        // SAFETY: the line exists.
        return unsafe UnsafeMutableRawPointer(lines.base + Int(line))
    }
}
