/// A stack that lives in memory it is given, and moves to the heap when it grows beyond: the one
/// allocation that a query may make.
@safe
struct SpillingStack<Element: BitwiseCopyable>: ~Copyable {
    private var base: UnsafeMutablePointer<Element>
    private var capacity: Int
    private var isOnHeap = false
    private(set) var count = 0

    /// Creates an empty stack in some memory, which has to outlive it.
    @inline(__always)
    init(in memory: UnsafeMutableBufferPointer<Element>) {
        // SAFETY: callers give memory for at least one element.
        unsafe base = memory.baseAddress.unsafelyUnwrapped
        capacity = memory.count
    }

    deinit {
        if isOnHeap { unsafe base.deallocate() }
    }

    /// Adds an element on top.
    @inline(__always)
    mutating func append(_ element: Element) {
        if count == capacity { spill() }
        // SAFETY: the count is below the capacity.
        unsafe (base + count).initialize(to: element)
        count += 1
    }

    /// Takes elements off until some are left.
    @inline(__always)
    mutating func shrink(to newCount: Int) {
        count = newCount
    }

    /// One element, counted from the bottom.
    subscript(index: Int) -> Element {
        @inline(__always) get {
            assert(index < count)
            // SAFETY: the index is below the count.
            return unsafe base[index]
        }
        @inline(__always) set {
            assert(index < count)
            // SAFETY: the index is below the count.
            unsafe base[index] = newValue
        }
    }

    /// Moves to the heap, or to a larger place there.
    @inline(never)
    private mutating func spill() {
        let moved = UnsafeMutablePointer<Element>.allocate(capacity: capacity * 4)
        // SAFETY: the new memory is larger and overlaps nothing.
        unsafe moved.update(from: base, count: count)
        if isOnHeap { unsafe base.deallocate() }
        unsafe base = moved
        capacity *= 4
        isOnHeap = true
    }
}
