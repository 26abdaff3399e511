/// Memory of a page's own, for what only some of its slots need.
///
/// The first word of the page leads to it; the page's other contents begin with the next line.
/// What is taken is not given back: it stays its slot's own, as long as the page is.
@safe
struct PageSide<Element: BitwiseCopyable>: ~Copyable {
    /// The page's first word; once the page is gone, not to be read.
    private let link: UnsafeMutablePointer<UnsafeMutablePointer<Element>?>
    /// The memory, which the link leads to.
    private var elements: UnsafeMutablePointer<Element>?
    /// How much is in use, and for how much there is room.
    private var count = 0
    private var capacity = 0

    /// Where the page's other contents begin.
    static var headerByteCount: Int { 64 }

    /// Starts with nothing.
    init(linkedFrom page: UnsafeMutableRawPointer) {
        // SAFETY: a page begins with this pointer, by layout.
        unsafe link = page.assumingMemoryBound(to: UnsafeMutablePointer<Element>?.self)
        unsafe link.initialize(to: nil)
        unsafe elements = nil
    }

    deinit {
        unsafe elements?.deallocate()
    }

    /// The memory that a page leads to, if it has some.
    @inline(__always)
    static func elements(of page: UnsafeRawPointer) -> UnsafeMutablePointer<Element>? {
        unsafe page.load(as: UnsafeMutablePointer<Element>?.self)
    }

    /// The memory, in bytes.
    var byteCount: Int { capacity * MemoryLayout<Element>.stride }

    /// Takes some elements; returns the first one's number.
    mutating func take(_ taken: Int) -> Int {
        let first = count
        if first + taken > capacity { reserve(max(first + taken, capacity * 2, 8)) }
        count += taken
        return first
    }

    /// Takes what another page's side has, while this one is empty.
    mutating func copy(_ other: borrowing PageSide) {
        guard let copied = unsafe other.elements else { return }
        reserve(other.capacity)
        count = other.count
        // SAFETY: there is room for as many, and the two are distinct.
        unsafe elements?.update(from: copied, count: count)
    }

    private mutating func reserve(_ newCapacity: Int) {
        // Aligned to lines, so that no element that fits into one is on two.
        let memory = UnsafeMutableRawPointer.allocate(
            byteCount: newCapacity * MemoryLayout<Element>.stride, alignment: 64)
        let moved = unsafe memory.bindMemory(to: Element.self, capacity: newCapacity)
        if let elements = unsafe elements {
            unsafe moved.update(from: elements, count: count)
            unsafe elements.deallocate()
        }
        unsafe elements = moved
        unsafe link.pointee = moved
        capacity = newCapacity
    }
}
