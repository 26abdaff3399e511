import CBoxKernels

/// What a query reads of a map: plain numbers and addresses.
///
///     point ──► quanta ──► cell of the grid ──► ref ──► node ──► … ──► block of lines
///                                                │                     └► (the crowd behind it)
///                                                └► one view, or none
///
/// Grid, nodes and blocks are *lines* of 64 bytes, in pages of 256.
@safe
struct MapLookup: BitwiseCopyable {
    /// The addresses of the pages of a book.
    typealias BookBases = UnsafeMutablePointer<UnsafeMutableRawPointer?>

    /// How many pages a book holds.
    static let pagesPerBook = 64
    /// How many lines a page holds.
    static let linesPerPage = 256

    /// How points become quanta.
    var window: MapWindow
    /// The pages of lines.
    var linePages: BookBases
    /// The books of rows.
    var rowBooks: UnsafeMutablePointer<BookBases>
    /// The books of outlines, and how many there are.
    var outlineBooks: UnsafeMutablePointer<BookBases>
    var outlineBookCount: UInt32
    /// The generation of the tree's first views.
    var firstGeneration: UInt32

    /// The address of a line.
    @inline(__always)
    func line(_ line: UInt32) -> UnsafeMutableRawPointer {
        // SAFETY: a line that a ref names is in a page that exists.
        let page = unsafe linePages[Int(line >> 8)].unsafelyUnwrapped
        return unsafe page + Int(line & 255) << 6
    }

    /// The address of the page of rows that a slot is in; nil if no row of it is in use.
    @inline(__always)
    func rowPage(of slot: UInt32) -> UnsafeMutableRawPointer? {
        // SAFETY: callers ask for slots within the capacity.
        unsafe rowBooks[Int(slot >> 13)][Int(slot >> 7 & 63)]
    }

    /// The id that a lane's word names: its slot's present view.
    @inline(__always)
    func id(ofWord word: UInt32) -> ViewID {
        let slot = word & LaneFlags.payloadMask
        let isReused = word & LaneFlags.reused.rawValue != 0
        return ViewID(
            slot: slot, generation: isReused ? generation(of: slot) : firstGeneration)
    }

    /// The generation of the view in a slot that has a row.
    @inline(__always)
    func generation(of slot: UInt32) -> UInt32 {
        // SAFETY: the view is in a tile, so it has a row.
        unsafe RowPage.generations(rowPage(of: slot).unsafelyUnwrapped)[Int(slot & 127)]
    }

    /// The row of a view that has one.
    @inline(__always)
    func row(of slot: UInt32) -> UnsafeMutablePointer<MapRow> {
        // SAFETY: as above.
        unsafe RowPage.rows(rowPage(of: slot).unsafelyUnwrapped) + Int(slot & 127)
    }

    /// The effective box of a view that has a row.
    @inline(__always)
    func box(of slot: UInt32) -> QuantizedBox {
        // SAFETY: as above.
        unsafe RowPage.boxes(rowPage(of: slot).unsafelyUnwrapped)[Int(slot & 127)]
    }

    /// The ref of a cell of the grid.
    @inline(__always)
    func ref(ofCell cell: UInt32) -> MapRef {
        // SAFETY: the grid stands in the first pages, sixteen refs in each of their lines.
        let page = unsafe linePages[Int(cell >> 12)].unsafelyUnwrapped
        return unsafe page.load(fromByteOffset: Int(cell & 4095) * 4, as: MapRef.self)
    }

    /// One of the sixteen refs of a line.
    @inline(__always)
    func ref(_ line: UInt32, _ lane: UInt32) -> MapRef {
        // SAFETY: the line holds sixteen refs.
        unsafe self.line(line).load(fromByteOffset: Int(lane) * 4, as: MapRef.self)
    }
}
