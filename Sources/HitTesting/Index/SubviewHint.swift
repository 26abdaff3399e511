/// Where a subview keeps its own subviews: what a query fetches while it still waits for the subview.
///
/// A level down a tree is two reads that depend on one another, the view's record and then its run of
/// subviews. The superview's run holds the hint beside the subview's slot, so the two come together:
/// in a tree beyond the caches a query takes a quarter less time. Only speed depends on it.
struct SubviewHint: BitwiseCopyable, Equatable {
    /// 0, the first line of a run, or, with the top bit, the slot of a subview.
    let rawValue: UInt32

    private static let slotBit: UInt32 = 1 << 31

    /// Nothing to fetch.
    static let none = SubviewHint(rawValue: 0)

    @inline(__always)
    init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// A run to fetch.
    init(run line: UInt32) {
        // A run that far is fetched when its time comes.
        rawValue = line < Self.slotBit ? line : 0
    }

    /// A record to fetch.
    init(record slot: UInt32) {
        rawValue = slot | Self.slotBit
    }

    /// Whether it leads to a record.
    @inline(__always)
    var isRecord: Bool { rawValue >= Self.slotBit }

    /// The record's slot.
    @inline(__always)
    var slot: UInt32 { rawValue & ~Self.slotBit }
}
