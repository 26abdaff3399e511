import CBoxKernels

/// A growable column of plain values in aligned memory of its own: the one door to raw memory that
/// the columns of a tree go through.
///
/// Indices are checked in debug builds only; every index comes from a `ViewID` that was checked, or
/// from another column.
@safe
struct Column<Element: BitwiseCopyable>: ~Copyable {
    /// The first element; aligned to 64 bytes, and to 2 MiB when large.
    private(set) var base: UnsafeMutablePointer<Element>

    /// How many elements are in use.
    private(set) var count: Int

    /// How many elements fit.
    private(set) var capacity: Int

    /// Creates an empty column with room for some elements.
    init(minimumCapacity: Int = 0) {
        capacity = max(minimumCapacity, 1)
        count = 0
        unsafe base = Self.allocate(capacity)
    }

    /// Creates a copy of another column.
    init(copying other: borrowing Column) {
        self.init(minimumCapacity: other.count)
        // SAFETY: both allocations hold at least `other.count` elements, and are distinct.
        unsafe base.update(from: other.base, count: other.count)
        count = other.count
    }

    deinit {
        unsafe base.deallocate()
    }

    subscript(index: UInt32) -> Element {
        @inline(__always) _read {
            assert(Int(index) < count, "Row \(index) of a column of \(count)")
            // SAFETY: the index is below the count.
            yield unsafe base[Int(index)]
        }
        @inline(__always) _modify {
            assert(Int(index) < count, "Row \(index) of a column of \(count)")
            // SAFETY: the index is below the count.
            yield unsafe &base[Int(index)]
        }
    }

    /// Adds an element at the end; O(1) amortised.
    mutating func append(_ element: Element) {
        if count == capacity { reserve(max(16, capacity * 2)) }
        // SAFETY: the count is below the capacity.
        unsafe (base + count).initialize(to: element)
        count += 1
    }

    /// Adds some equal elements at the end.
    mutating func append(repeating element: Element, count added: Int) {
        if count + added > capacity { reserve(max(count + added, capacity * 2)) }
        // SAFETY: the capacity was just made large enough.
        unsafe (base + count).initialize(repeating: element, count: added)
        count += added
    }

    /// Takes elements off the end.
    mutating func removeLast(_ removed: Int) {
        assert(removed <= count)
        count -= removed
    }

    /// Makes room for a number of elements in all.
    mutating func reserve(_ minimumCapacity: Int) {
        if minimumCapacity > capacity { reallocate(minimumCapacity) }
    }

    /// How much memory is kept for elements to come, after loading many: a thirty-second.
    static func withReserve(_ count: Int) -> Int { count + count / 32 + 16 }

    /// Gives back memory that is not in use, but for the reserve: the next elements need no move.
    mutating func trim() {
        let kept = Self.withReserve(count)
        if capacity < count + count / 64 || capacity > kept { reallocate(kept) }
    }

    /// Moves the elements to memory of another capacity.
    private mutating func reallocate(_ newCapacity: Int) {
        let moved = unsafe Self.allocate(newCapacity)
        // SAFETY: the new memory holds at least `count` elements and overlaps nothing.
        unsafe moved.update(from: base, count: count)
        unsafe base.deallocate()
        unsafe base = moved
        capacity = newCapacity
    }

    /// Allocates aligned memory, on large pages where it is large.
    private static func allocate(_ capacity: Int) -> UnsafeMutablePointer<Element> {
        let byteCount = capacity * MemoryLayout<Element>.stride
        let isLarge = byteCount >= 4 << 20
        let memory = UnsafeMutableRawPointer.allocate(
            byteCount: byteCount, alignment: isLarge ? 2 << 20 : 64)
        if isLarge { unsafe advise_large_pages(memory, byteCount) }
        return unsafe memory.bindMemory(to: Element.self, capacity: capacity)
    }

    /// The memory in use and reserved, in bytes.
    var byteCount: Int { capacity * MemoryLayout<Element>.stride }
}
