/// The lines of a version of a map: the grid, the nodes and the blocks.
///
/// Pages are shared and copied as ``PageTable`` does it. Beside it stands one address for each page, so
/// that a query finds a line in two reads; a copy of the table copies them: eight bytes for sixteen
/// thousand.
@safe
struct LineTable: ~Copyable {
    private var pages: PageTable<LinePage>

    /// The addresses of the pages; nil where there is none.
    private(set) var bases: UnsafeMutablePointer<UnsafeMutableRawPointer?>
    private var capacity: Int

    /// Makes a table with room for some pages, all absent.
    init(pages count: Int) {
        pages = PageTable(pages: count)
        capacity = max(count, 1)
        unsafe bases = .allocate(capacity: capacity)
        unsafe bases.initialize(repeating: nil, count: capacity)
    }

    /// Makes a copy that shares all pages.
    init(copying other: borrowing LineTable) {
        pages = PageTable(copying: other.pages)
        capacity = other.capacity
        unsafe bases = .allocate(capacity: capacity)
        unsafe bases.initialize(from: other.bases, count: capacity)
    }

    deinit {
        unsafe bases.deallocate()
    }

    /// The memory of a page for writing.
    @inline(__always)
    mutating func writableBase(_ page: Int) -> UnsafeMutableRawPointer {
        if page >= capacity { grow(toHold: page) }
        let base = unsafe pages.writableBase(page)
        // SAFETY: there is room for the page's address.
        unsafe bases[page] = base
        return unsafe base
    }

    private mutating func grow(toHold page: Int) {
        let grown = max(page + 1, capacity * 2)
        let moved = UnsafeMutablePointer<UnsafeMutableRawPointer?>.allocate(capacity: grown)
        unsafe moved.initialize(from: bases, count: capacity)
        unsafe (moved + capacity).initialize(repeating: nil, count: grown - capacity)
        unsafe bases.deallocate()
        unsafe bases = moved
        capacity = grown
    }

    /// Forgets what is known to be writable.
    mutating func beginWriting() { pages.beginWriting() }

    /// From now on, new pages are cut from slabs, or no longer.
    mutating func useSlabs(_ uses: Bool) { pages.useSlabs(uses) }

    /// The memory of the pages and of the table itself, in bytes.
    var byteCount: Int {
        unsafe pages.byteCount + capacity * MemoryLayout<UnsafeMutableRawPointer>.stride
    }
}
