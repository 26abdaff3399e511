/// Different texts, compared byte for byte and numbered from 0 in the order they came.
///
/// All bytes lie in one buffer, so a million short texts cost little more than their bytes:
///
///     bytes   r o o t l i s t c e l l …
///     ends    4 8 12 …                      text i is ends[i − 1] ..< ends[i]
///     slots   open addressing; each slot holds 32 bits of hash and the text's number + 1
struct ByteStringTable: Sendable {
    /// All texts, one after the other.
    private var bytes: [UInt8] = []

    /// Where each text ends.
    private var ends: [Int] = []

    /// The hash table; its count is a power of two, and at most three quarters are filled.
    private var slots: [UInt64] = []

    /// Creates an empty table with room for texts.
    init(minimumCapacity: Int = 0) {
        ends.reserveCapacity(minimumCapacity)
        let needed = max(minimumCapacity, 8) * 4 / 3
        slots = Array(repeating: 0, count: 1 << (Int.bitWidth - needed.leadingZeroBitCount))
    }

    /// The number of texts.
    var count: Int { ends.count }

    /// The text of a number.
    func text(at index: Int) -> String {
        bytes.span.text(range(at: index))
    }

    /// The bytes of a numbered text.
    func utf8(at index: Int) -> ArraySlice<UInt8> { bytes[range(at: index)] }

    /// The number of a text, or nil if it is not here.
    ///
    /// - Complexity: O(n) in its length, on average.
    func index(of range: Range<Int>, in text: Span<UInt8>) -> Int? {
        let tag = Self.hash(of: range, in: text)
        let entry = slots[slot(of: tag, range, text)]
        return entry == 0 ? nil : Int(truncatingIfNeeded: entry & 0xFFFF_FFFF) - 1
    }

    /// Adds a text that is new.
    ///
    /// - Returns: Its number, and whether it was new.
    /// - Complexity: O(n) in its length, amortised and on average.
    @discardableResult
    mutating func insert(
        _ range: Range<Int>, of text: Span<UInt8>
    ) -> (index: Int, isNew: Bool) {
        if (count + 1) * 4 > slots.count * 3 { grow() }
        let tag = Self.hash(of: range, in: text)
        let slot = slot(of: tag, range, text)
        if slots[slot] != 0 {
            return (Int(truncatingIfNeeded: slots[slot] & 0xFFFF_FFFF) - 1, false)
        }
        for position in range { bytes.append(text[position]) }
        ends.append(bytes.count)
        precondition(count <= UInt32.max, "A file has at most \(UInt32.max) different texts")
        slots[slot] = UInt64(tag) << 32 | UInt64(count)
        return (count - 1, true)
    }

    /// Where a text's bytes lie.
    private func range(at index: Int) -> Range<Int> {
        (index == 0 ? 0 : ends[index - 1])..<ends[index]
    }

    /// The slot that holds a text, or the empty one where it belongs.
    private func slot(of tag: UInt32, _ range: Range<Int>, _ text: Span<UInt8>) -> Int {
        var slot = Int(tag) & (slots.count - 1)
        while slots[slot] != 0 {
            let entry = slots[slot]
            let isEqual =
                entry >> 32 == UInt64(tag)
                && holds(Int(truncatingIfNeeded: entry & 0xFFFF_FFFF) - 1, range, text)
            if isEqual { return slot }
            slot = (slot + 1) & (slots.count - 1)
        }
        return slot
    }

    /// Whether a numbered text equals a range of bytes.
    private func holds(_ index: Int, _ range: Range<Int>, _ text: Span<UInt8>) -> Bool {
        let own = self.range(at: index)
        guard own.count == range.count else { return false }
        var difference: UInt8 = 0
        for step in 0..<own.count {
            difference |= bytes[own.lowerBound + step] ^ text[range.lowerBound + step]
        }
        return difference == 0
    }

    /// Doubles the hash table.
    private mutating func grow() {
        var larger = [UInt64](repeating: 0, count: slots.count * 2)
        for entry in slots where entry != 0 {
            var slot = Int(truncatingIfNeeded: entry >> 32) & (larger.count - 1)
            while larger[slot] != 0 { slot = (slot + 1) & (larger.count - 1) }
            larger[slot] = entry
        }
        slots = larger
    }

    /// A hash that a hostile file cannot foresee: the standard library's is seeded for each process.
    private static func hash(of range: Range<Int>, in text: Span<UInt8>) -> UInt32 {
        var hasher = Hasher()
        // SAFETY: the bytes are read only inside the closure, and `extracting` checks the range.
        unsafe text.extracting(range).withUnsafeBufferPointer {
            unsafe hasher.combine(bytes: UnsafeRawBufferPointer($0))
        }
        return UInt32(truncatingIfNeeded: hasher.finalize())
    }
}
