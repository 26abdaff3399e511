/// Where a subview keeps its own subviews: what a query fetches while it still waits for the subview.
///
/// A level down a tree is two reads that depend on one another, the view's record and then its run of
/// subviews. The superview's run holds the hint beside the subview's slot, so the two come together:
/// in a tree beyond the caches a query takes a quarter less time. A view of one or two subviews has no
/// run; then the hint leads on to a subview's, and says where that subview's record is, which mostly
/// stands near. Only speed depends on it.
///
///     bit 31   0: a run                           1: a record
///              27…30 │ how many slots after it      0…30 │ the slot
///              0…26  │ the run's first line
struct SubviewHint: BitwiseCopyable, Equatable {
    /// 0 if there is nothing to fetch.
    let rawValue: UInt32

    private static let slotBit: UInt32 = 1 << 31
    private static let lineBits: UInt32 = 27
    private static let furthestAhead: UInt32 = 15

    /// Nothing to fetch.
    static let none = SubviewHint(rawValue: 0)

    @inline(__always)
    init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// A run to fetch, and the record of the view that keeps it; nil if they are too far to say.
    ///
    /// - Parameters:
    ///   - line: The run's first line.
    ///   - keeper: The slot of the view that keeps the run.
    ///   - slot: The slot of the view that the hint is about.
    init?(run line: UInt32, keptBy keeper: UInt32, seenFrom slot: UInt32) {
        let ahead = keeper &- slot
        guard line < 1 << Self.lineBits, ahead <= Self.furthestAhead else { return nil }
        rawValue = line | ahead << Self.lineBits
    }

    /// A record to fetch.
    init(record slot: UInt32) {
        rawValue = slot | Self.slotBit
    }

    /// Whether it leads to a record alone.
    @inline(__always)
    var isRecord: Bool { rawValue >= Self.slotBit }

    /// The record's slot.
    @inline(__always)
    var slot: UInt32 { rawValue & ~Self.slotBit }

    /// The run's first line; of no run, the line that no run has.
    @inline(__always)
    var line: UInt32 { rawValue & (1 &<< Self.lineBits &- 1) }

    /// How many slots after the view itself the one that keeps the run is.
    @inline(__always)
    var ahead: UInt32 { rawValue &>> Self.lineBits & Self.furthestAhead }
}
