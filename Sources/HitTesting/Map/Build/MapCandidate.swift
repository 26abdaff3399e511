/// A view that may win points of a map, as the tiles know it; in hit order among others.
struct MapCandidate: BitwiseCopyable {
    /// Outside of it the view loses: the box of its region, cut by those of its ancestors'.
    var outer: QuantizedBox
    /// Strictly inside of it the view's region and those of all its ancestors contain the point.
    var inner: QuantizedBox
    /// The view's slot, or where its ``MapIndirection`` is, with ``LaneFlags``.
    var word: UInt32

    /// Makes the candidate of a view that answers for itself; its outer box is empty where no touch can
    /// reach it.
    init(
        outer: Box, inner: Box, answer: ViewID, _ firstGeneration: UInt32, _ window: MapWindow
    ) {
        self.outer = outer.isEmpty ? .empty : window.quantized(outer)
        let interior = window.interior(inner)
        self.inner = interior.isEmpty ? .empty : interior
        let isReused = answer.generation != firstGeneration
        word = answer.slot | (isReused ? LaneFlags.reused.rawValue : 0)
    }

    /// Makes a candidate of a word.
    init(outer: QuantizedBox, inner: QuantizedBox, word: UInt32) {
        self.outer = outer
        self.inner = inner
        self.word = word
    }

    /// Whether the inner box is the outer one but for a quantum a side.
    var isTight: Bool { outer.isTight(around: inner) }

    /// How many lanes the candidate takes in a tile's list.
    var laneCount: Int { isTight || inner.isEmpty ? 1 : 2 }
}

/// What the upper four bits of a lane's first word say.
struct LaneFlags: OptionSet, BitwiseCopyable {
    let rawValue: UInt32

    /// Inside the box the exact way down decides: the inner box, if any, is the lane before.
    static let loose = LaneFlags(rawValue: 1 << 28)
    /// Well inside the box the view wins; elsewhere the next lane decides.
    static let inner = LaneFlags(rawValue: 1 << 29)
    /// The rest of the word is the number of an indirection.
    static let indirect = LaneFlags(rawValue: 1 << 30)
    /// The slot was used before: its generation is not that of the tree's first views.
    static let reused = LaneFlags(rawValue: 1 << 31)
    /// No view, but all that come after the lanes before: the rest of the word is the number of their
    /// crowd.
    static let crowd = LaneFlags(rawValue: 1 << 28 | 1 << 29)
    /// What lanes of the same candidate may differ in.
    static let parts = LaneFlags(rawValue: 1 << 28 | 1 << 29)
    /// What a lane that decides by its box alone may have.
    static let plain = LaneFlags(rawValue: 1 << 29 | 1 << 31)

    /// The bits below the flags.
    static let payloadMask: UInt32 = 1 << 28 - 1

    /// The flags of a lane's first word.
    @inline(__always)
    init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The flags of a lane's first word.
    @inline(__always)
    init(of word: UInt32) { rawValue = word & ~Self.payloadMask }
}

/// A candidate whose answer is not the view that the way down leads to.
struct MapIndirection: BitwiseCopyable {
    /// The view whose behaviour answers: where a hit path ends.
    var decider: UInt32
    /// The view whose bounds or region has to contain the point, with the ancestors it stands in.
    var leaf: UInt32
    /// What is answered.
    var answer: ViewID
}
