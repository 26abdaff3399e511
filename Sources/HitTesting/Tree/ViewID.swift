/// Names one view of one tree, for as long as the view exists.
///
/// An id is a slot and a generation. When a view is removed its slot may be used again, under the
/// next generation, so the id of a removed view is always recognised. Generations start from a
/// random number of the tree's own, so an id of an unrelated tree is recognised too, but for a
/// chance of one in billions. Ids made in *copies* of one tree after the copies parted are not told
/// apart.
@frozen
public struct ViewID: Hashable, Sendable {
    /// The row of the tree's columns.
    @usableFromInline let slot: UInt32

    /// Which of the slot's successive views this is.
    @usableFromInline let generation: UInt32

    /// Creates an id from its parts.
    init(slot: UInt32, generation: UInt32) {
        self.slot = slot
        self.generation = generation
    }
}

extension ViewID: CustomStringConvertible {
    /// The slot, and the generation in hexadecimal: `#12.7f3a01c2`.
    public var description: String { "#\(slot).\(String(generation, radix: 16))" }
}
