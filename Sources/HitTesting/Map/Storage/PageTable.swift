/// The pages of one kind that a version of a map holds, by number.
///
/// Pages stand in *books* of sixty-four. A copy of the table shares all books; writing to a page
/// copies the page and its book if another version holds them, and nothing else: the cost of an
/// update follows what it changes.
///
/// Queries read `roots`, raw addresses beside the references, and count none.
@safe
struct PageTable<Page: MapPage>: ~Copyable {
    /// The pages of one book, and their addresses; nil where there is no page.
    @safe
    final class Book {
        var pages: [Page?]
        let bases: UnsafeMutablePointer<UnsafeMutableRawPointer?>

        /// Makes a book without pages.
        init() {
            pages = Array(repeating: nil, count: MapLookup.pagesPerBook)
            unsafe bases = .allocate(capacity: MapLookup.pagesPerBook)
            unsafe bases.initialize(repeating: nil, count: MapLookup.pagesPerBook)
        }

        /// Makes a copy that shares the pages.
        init(copying other: Book) {
            pages = other.pages
            unsafe bases = .allocate(capacity: MapLookup.pagesPerBook)
            unsafe bases.initialize(from: other.bases, count: MapLookup.pagesPerBook)
        }

        deinit {
            unsafe bases.deallocate()
        }
    }

    private var books: [Book]

    /// How many books there are.
    var bookCount: Int { books.count }

    /// The addresses of the books' addresses.
    private(set) var roots: UnsafeMutablePointer<MapLookup.BookBases>
    private var capacity: Int

    /// The slab that new pages are cut from while a map is built, and how much of it is used.
    private var slab: (memory: MapSlab, used: Int)?

    /// How many pages there are.
    private(set) var pageCount = 0

    /// The pages that were made writable since ``beginWriting()``, a bit each.
    private var own: [UInt64] = []

    /// Makes a table with room for some pages, all absent.
    init(pages: Int) {
        books = []
        capacity = 0
        unsafe roots = .allocate(capacity: 1)
        reserve(pages: pages)
    }

    /// Makes a copy that shares all pages.
    init(copying other: borrowing PageTable) {
        books = other.books
        capacity = other.capacity
        pageCount = other.pageCount
        unsafe roots = .allocate(capacity: max(capacity, 1))
        unsafe roots.initialize(from: other.roots, count: books.count)
    }

    deinit {
        unsafe roots.deallocate()
    }

    /// Makes room for some pages in all.
    mutating func reserve(pages: Int) {
        let needed = (pages + MapLookup.pagesPerBook - 1) / MapLookup.pagesPerBook
        guard needed > books.count else { return }
        if needed > capacity {
            let grown = max(needed, capacity * 2)
            let moved = UnsafeMutablePointer<MapLookup.BookBases>.allocate(capacity: grown)
            unsafe moved.initialize(from: roots, count: books.count)
            unsafe roots.deallocate()
            unsafe roots = moved
            capacity = grown
        }
        while books.count < needed {
            let book = Book()
            // SAFETY: the capacity is at least the number of books needed.
            unsafe (roots + books.count).initialize(to: book.bases)
            books.append(book)
        }
    }

    /// The memory of a page, or nil if it is absent.
    @inline(__always)
    func base(_ page: Int) -> UnsafeMutableRawPointer? {
        guard page / MapLookup.pagesPerBook < books.count else { return nil }
        // SAFETY: the book exists.
        return unsafe roots[page / MapLookup.pagesPerBook][page % MapLookup.pagesPerBook]
    }

    /// A page for writing: made if it is absent, copied if another version of the map holds it.
    mutating func writable(_ page: Int) -> Page {
        reserve(pages: page + 1)
        let number = page / MapLookup.pagesPerBook
        let offset = page % MapLookup.pagesPerBook
        if !isKnownUniquelyReferenced(&books[number]) {
            books[number] = Book(copying: books[number])
            unsafe roots[number] = books[number].bases
        }
        if books[number].pages[offset] == nil {
            pageCount += 1
            setPage(Page(memory: nextMemory()), number, offset)
        } else if !isUnique(number, offset), let page = books[number].pages[offset] {
            setPage(page.makeCopy(), number, offset)
        }
        guard let page = books[number].pages[offset] else {
            preconditionFailure("Page \(page) is absent right after it was made")
        }
        return page
    }

    /// The memory of a page for writing.
    @inline(__always)
    mutating func writableBase(_ page: Int) -> UnsafeMutableRawPointer {
        let (word, bit) = (page >> 6, UInt64(1) &<< UInt64(page & 63))
        if word < own.count && own[word] & bit != 0, let base = unsafe base(page) {
            return unsafe base
        }
        let base = unsafe writable(page).base
        if word >= own.count {
            own.append(contentsOf: repeatElement(0, count: word + 1 - own.count))
        }
        own[word] |= bit
        return unsafe base
    }

    /// Forgets what is known to be writable.
    mutating func beginWriting() {
        own.removeAll(keepingCapacity: true)
    }

    private func isUnique(_ number: Int, _ offset: Int) -> Bool {
        isKnownUniquelyReferenced(&books[number].pages[offset])
    }

    private func setPage(_ page: Page, _ number: Int, _ offset: Int) {
        books[number].pages[offset] = page
        unsafe books[number].bases[offset] = page.base
    }

    /// From now on, new pages are cut from slabs, or no longer.
    mutating func useSlabs(_ uses: Bool) {
        slab = uses ? (MapSlab(), 0) : nil
    }

    private mutating func nextMemory() -> MapMemory {
        guard var current = slab else { return MapMemory(byteCount: Page.byteCount) }
        if current.used + Page.byteCount > MapSlab.byteCount { current = (MapSlab(), 0) }
        let memory = MapMemory(slab: current.memory, offset: current.used)
        current.used += Page.byteCount
        slab = current
        return memory
    }

    /// The memory of the pages and of the table itself, in bytes.
    var byteCount: Int {
        var byteCount = pageCount * Page.byteCount
        byteCount +=
            unsafe books.count * MapLookup.pagesPerBook * 2
            * MemoryLayout<UnsafeMutableRawPointer>.stride
        for book in books {
            for page in book.pages { byteCount += page?.sideByteCount ?? 0 }
        }
        return byteCount
    }
}
