/// The subviews of a wide container from back to front, and the labels that say their order.
///
/// The sequence stands in chunks of at most ``chunkCapacity`` slots. Each subview has a *label*, a
/// number that grows from back to front with gaps between, so that two subviews are compared without
/// looking at the sequence, and one is put between two others by a number between theirs. Where a
/// gap has run out, the labels of the chunks around are spread again: O(log n) of them amortised.
///
/// The labels themselves are kept where searches read them, by the ``WideContainer``.
struct SiblingOrder: ~Copyable {
    /// A run of subviews.
    struct Chunk: BitwiseCopyable {
        /// Where its slots start, in chunks.
        var row: UInt32
        /// How many slots it holds.
        var count: Int32
        /// The label of its first slot.
        var firstLabel: Int32
    }

    /// A place in the sequence.
    struct Position {
        var chunk: Int
        var offset: Int
    }

    static let chunkCapacity = 256

    /// The lowest and the highest label; one less and one more stay free as bounds.
    static let labels = Int32(1)...Int32(Int32.max - 1)

    /// The distance that is left beside the first and the last label for those to come.
    static let endGap: Int32 = 16

    var slots: Column<UInt32>
    var chunks: [Chunk]
    var freeRows: [UInt32]
    var count: Int

    /// Creates an empty sequence.
    init() {
        slots = Column()
        chunks = []
        freeRows = []
        count = 0
    }

    /// Creates a copy.
    init(copying other: borrowing SiblingOrder) {
        slots = Column(copying: other.slots)
        chunks = other.chunks
        freeRows = other.freeRows
        count = other.count
    }

    /// The slot at a place.
    func slot(_ position: Position) -> UInt32 {
        slots[chunks[position.chunk].row * UInt32(Self.chunkCapacity) + UInt32(position.offset)]
    }

    /// The frontmost subviews, back to front: those of the last chunk.
    @inline(__always)
    var frontSlots: UnsafeBufferPointer<UInt32> {
        guard let chunk = chunks.last else {
            return unsafe UnsafeBufferPointer(start: nil, count: 0)
        }
        // SAFETY: a chunk's slots stand side by side from its row on.
        return unsafe UnsafeBufferPointer(
            start: slots.base + Int(chunk.row) * Self.chunkCapacity, count: Int(chunk.count))
    }

    /// The place behind which nothing comes: in front of all.
    var endPosition: Position {
        Position(chunk: max(chunks.count - 1, 0), offset: Int(chunks.last?.count ?? 0))
    }

    /// The place of the `index`-th subview from the back; O(1) at the front, else
    /// O(n / chunkCapacity).
    func position(at index: Int) -> Position {
        if index == count { return endPosition }
        var rest = index
        for (chunk, content) in chunks.enumerated() {
            if rest < Int(content.count) { return Position(chunk: chunk, offset: rest) }
            rest -= Int(content.count)
        }
        preconditionFailure("There are \(count) subviews, and none at \(index)")
    }

    /// How many subviews come before a place; O(n / chunkCapacity).
    func index(of position: Position) -> Int {
        var index = position.offset
        for chunk in 0..<position.chunk { index += Int(chunks[chunk].count) }
        return index
    }

    /// The place of a subview with a label; O(log n + chunkCapacity).
    func position(of slot: UInt32, label: Int32) -> Position {
        let chunk = self.chunk(of: label)
        let start = chunks[chunk].row * UInt32(Self.chunkCapacity)
        for offset in 0..<Int(chunks[chunk].count) where slots[start + UInt32(offset)] == slot {
            return Position(chunk: chunk, offset: offset)
        }
        preconditionFailure("Slot \(slot) is not where its label \(label) says")
    }

    /// The last chunk whose first label is not above a label.
    func chunk(of label: Int32) -> Int {
        var low = 0
        var high = chunks.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if chunks[middle].firstLabel <= label { low = middle } else { high = middle }
        }
        return low
    }

    /// The place before another one, or nil at the back.
    func position(before position: Position) -> Position? {
        if position.offset > 0 {
            return Position(chunk: position.chunk, offset: position.offset - 1)
        }
        guard position.chunk > 0 else { return nil }
        return Position(
            chunk: position.chunk - 1, offset: Int(chunks[position.chunk - 1].count) - 1)
    }

    /// The place after another one, or nil at the front.
    func position(after position: Position) -> Position? {
        if position.offset + 1 < Int(chunks[position.chunk].count) {
            return Position(chunk: position.chunk, offset: position.offset + 1)
        }
        return position.chunk + 1 < chunks.count
            ? Position(chunk: position.chunk + 1, offset: 0) : nil
    }
}
