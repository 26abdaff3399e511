/// The nodes that a search of a ``BoxTree`` has yet to visit, the most promising on top.
///
/// A view into memory that the search provides: on its stack while that takes at most 1,024 bytes,
/// which is a tree of 18 levels. An entry is packed into one word, the order highest, so that words
/// compare as orders do.
@safe
struct PendingNodes {
    private let words: UnsafeMutablePointer<UInt64>
    private(set) var count = 0

    /// The most nodes that wait at once: seven of each level below the root.
    static func capacity(rootLevel: UInt8) -> Int {
        7 * Int(rootLevel) + 1
    }

    /// Makes an empty stack in some memory.
    @inline(__always)
    init(in memory: UnsafeMutableBufferPointer<UInt64>) {
        // SAFETY: the capacity is at least one, so there is a base address.
        unsafe words = memory.baseAddress.unsafelyUnwrapped
    }

    /// A node as one word.
    ///
    /// Orders are not negative, rows less than 2²⁸, levels less than 2⁵.
    @inline(__always)
    static func word(order: Int32, level: UInt8, row: UInt32) -> UInt64 {
        UInt64(UInt32(bitPattern: order)) << 33 | UInt64(level) << 28 | UInt64(row)
    }

    /// The order in a word.
    @inline(__always)
    static func order(_ word: UInt64) -> Int32 { Int32(truncatingIfNeeded: word >> 33) }

    /// The level in a word.
    @inline(__always)
    static func level(_ word: UInt64) -> UInt8 { UInt8(truncatingIfNeeded: word >> 28 & 31) }

    /// The row in a word.
    @inline(__always)
    static func row(_ word: UInt64) -> UInt32 { UInt32(truncatingIfNeeded: word & 0xFFF_FFFF) }

    /// Adds a word, below those of greater order that were added since there were `bottom` of them.
    @inline(__always)
    mutating func insert(_ word: UInt64, above bottom: Int) {
        var position = count
        // SAFETY: a search never has more than `capacity(rootLevel:)` nodes waiting.
        while position > bottom, unsafe words[position - 1] > word {
            unsafe words[position] = words[position - 1]
            position -= 1
        }
        unsafe words[position] = word
        count += 1
    }

    /// Takes nodes off until one can beat a bound; nil if none can.
    @inline(__always)
    mutating func pop(above bound: Int32) -> UInt64? {
        while count > 0 {
            count -= 1
            // SAFETY: the position was written by `insert`.
            let word = unsafe words[count]
            if Self.order(word) > bound { return word }
        }
        return nil
    }
}
