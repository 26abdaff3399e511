/// One version of a map: what readers share, and an update changes in place or in a copy.
@safe
final class MapStorage: @unchecked Sendable {
    /// What queries read; in step with the tables.
    @exclusivity(unchecked) private(set) final var lookup: MapLookup

    /// The grid, the nodes and the blocks.
    @exclusivity(unchecked) final var lines: LineTable
    /// What is known of each view, by slot.
    @exclusivity(unchecked) final var rows: PageTable<RowPage>
    /// The outlines of views that lie askew, by slot.
    @exclusivity(unchecked) final var outlines: PageTable<OutlinePage>
    /// Which lines are in use.
    @exclusivity(unchecked) final var blocks: LineBlocks

    /// The candidates whose answer is another view.
    @exclusivity(unchecked) final var indirections: Column<MapIndirection>
    /// Where the indirection of a decider and a leaf is.
    final var indirectionNumbers: [UInt64: UInt32]
    /// What comes after the first lanes of crowded tiles.
    @exclusivity(unchecked) final var crowds: Crowds

    /// Where the views that redirect send touches.
    final var redirections: [UInt32: ViewID]

    /// The tree, where rows do not suffice for the exact way down.
    final var tree: ViewTree?

    /// The only root, if the map is of one.
    let root: ViewID?
    /// The version of the tree that the map answers for.
    final var version: TreeVersion
    /// How many candidates a full build found: tells when the tiles have become too coarse.
    let builtCount: Int

    /// Makes a map without tiles.
    init(window: MapWindow, root: ViewID?, builtCount: Int, tree: ViewTree) {
        let gridLines = (window.cellCount + 15) / 16
        unsafe lines = LineTable(pages: gridLines / MapLookup.linesPerPage + 1)
        unsafe rows = PageTable(pages: tree.store.records.count / RowPage.slotCount + 1)
        unsafe outlines = PageTable(pages: 0)
        unsafe blocks = LineBlocks()
        unsafe indirections = Column()
        indirectionNumbers = [:]
        unsafe crowds = Crowds()
        redirections = [:]
        self.root = root
        version = tree.version
        self.builtCount = builtCount
        unsafe lookup = MapLookup(
            window: window, linePages: lines.bases, rowBooks: rows.roots,
            outlineBooks: outlines.roots, outlineBookCount: 0,
            firstGeneration: tree.store.firstGeneration)
    }

    /// Makes a copy that shares all pages.
    init(copying other: MapStorage) {
        unsafe lines = unsafe LineTable(copying: other.lines)
        unsafe rows = unsafe PageTable(copying: other.rows)
        unsafe outlines = unsafe PageTable(copying: other.outlines)
        unsafe blocks = unsafe other.blocks
        unsafe indirections = Column(copying: other.indirections)
        indirectionNumbers = other.indirectionNumbers
        unsafe crowds = Crowds(copying: other.crowds)
        redirections = other.redirections
        tree = other.tree
        root = other.root
        version = other.version
        builtCount = other.builtCount
        unsafe lookup = other.lookup
        refreshLookup()
    }

    /// Forgets which pages are this version's alone: since they were written to, others may have come to
    /// share them.
    func beginWriting() {
        unsafe lines.beginWriting()
        unsafe rows.beginWriting()
        unsafe outlines.beginWriting()
    }

    /// Brings what queries read in step with the tables.
    func refreshLookup() {
        unsafe lookup.linePages = lines.bases
        unsafe lookup.rowBooks = rows.roots
        unsafe lookup.outlineBooks = outlines.roots
        unsafe lookup.outlineBookCount = UInt32(outlines.bookCount)
    }

    /// A line for writing.
    func writableLine(_ line: UInt32) -> UnsafeMutableRawPointer {
        let page = unsafe lines.writableBase(Int(line) / MapLookup.linesPerPage)
        unsafe lookup.linePages = lines.bases
        // SAFETY: the page holds the line.
        return unsafe page + Int(line) % MapLookup.linesPerPage * 64
    }

    /// The memory of the map, in bytes; regions, and the tree if it is kept, excluded.
    var byteCount: Int {
        unsafe lines.byteCount + rows.byteCount + outlines.byteCount
            + indirections.byteCount
            + indirectionNumbers.capacity * 16 + redirections.capacity * 16
            + crowds.byteCount
    }
}
