/// The rows of 128 slots of a tree that a map knows about.
///
///     0        64           576        2,624        7,744
///     ├────────┼────────────┼──────────┼────────────┤
///     │extras  │ generations│ boxes    │ rows       │
///
/// The first word leads to the extras of the page, if any of its views has some.
@safe
final class RowPage: MapPage {
    static let slotCount = 128
    private static let boxesOffset = 64 + 4 * slotCount
    private static let rowsOffset = boxesOffset + 16 * slotCount
    static let byteCount = rowsOffset + MemoryLayout<MapRow>.stride * slotCount

    private let memory: MapMemory

    /// The owners of the shapes that rows lead to, by slot.
    private var owners: [UInt32: RegionShapeOwner] = [:]
    /// How many extras are in use, and for how many there is room.
    private var extrasCount = 0
    private var extrasCapacity = 0

    /// The page's memory.
    var base: UnsafeMutableRawPointer { unsafe memory.base }

    /// The memory of the extras.
    var sideByteCount: Int { extrasCapacity * MemoryLayout<MapRowExtras>.stride }

    /// Makes a page whose boxes are all empty.
    init(memory: MapMemory) {
        self.memory = memory
        unsafe base.initializeMemory(as: UInt8.self, repeating: 0, count: Self.byteCount)
        unsafe Self.boxes(base).update(repeating: .empty, count: Self.slotCount)
    }

    deinit {
        unsafe Self.extras(base)?.deallocate()
    }

    /// Makes a copy in memory of its own.
    func makeCopy() -> RowPage {
        let page = RowPage(memory: MapMemory(byteCount: Self.byteCount))
        // SAFETY: both hold a page's bytes, and are distinct; the extras are copied after.
        unsafe page.base.copyMemory(from: base, byteCount: Self.byteCount)
        unsafe Self.setExtras(nil, page.base)
        if let extras = unsafe Self.extras(base) {
            page.reserveExtras(extrasCapacity)
            unsafe Self.extras(page.base)?.update(from: extras, count: extrasCount)
            page.extrasCount = extrasCount
        }
        page.owners = owners
        return page
    }

    /// Writes the row and the extras of a view that needs some, or did once: they stay its own.
    func store(_ row: MapRow, _ extras: MapRowExtras, at offset: Int) {
        var row = row
        // SAFETY: the page holds the row, and as many extras as are reserved.
        let known = unsafe Self.rows(base)[offset]
        row.flags.insert(.hasExtras)
        row.extrasIndex = known.extrasIndex
        if !known.flags.contains(.hasExtras) {
            if extrasCount == extrasCapacity { reserveExtras(max(4, extrasCapacity * 2)) }
            row.extrasIndex = extrasCount
            extrasCount += 1
        }
        unsafe Self.extras(base)?[row.extrasIndex] = extras
        unsafe Self.rows(base)[offset] = row
    }

    /// Makes room for extras.
    private func reserveExtras(_ capacity: Int) {
        let moved = UnsafeMutablePointer<MapRowExtras>.allocate(capacity: capacity)
        unsafe moved.initialize(repeating: .none, count: capacity)
        if let extras = unsafe Self.extras(base) {
            unsafe moved.update(from: extras, count: extrasCount)
            unsafe extras.deallocate()
        }
        unsafe Self.setExtras(moved, base)
        extrasCapacity = capacity
    }

    /// Keeps the owner of a row's shape alive; nil for none.
    func setOwner(_ owner: RegionShapeOwner?, of slot: UInt32) {
        if owner != nil || !owners.isEmpty { owners[slot] = owner }
    }
}

extension RowPage {
    /// The extras of a page's views, if any has some.
    @inline(__always)
    static func extras(_ base: UnsafeMutableRawPointer) -> UnsafeMutablePointer<MapRowExtras>? {
        // SAFETY: the first word of a page is this pointer, by layout; the others follow it.
        unsafe base.load(as: UnsafeMutablePointer<MapRowExtras>?.self)
    }

    private static func setExtras(
        _ extras: UnsafeMutablePointer<MapRowExtras>?, _ base: UnsafeMutableRawPointer
    ) {
        unsafe base.storeBytes(of: extras, as: UnsafeMutablePointer<MapRowExtras>?.self)
    }

    /// The generations of a page's views.
    @inline(__always)
    static func generations(_ base: UnsafeMutableRawPointer) -> UnsafeMutablePointer<UInt32> {
        unsafe (base + 64).assumingMemoryBound(to: UInt32.self)
    }

    /// The effective boxes of a page's views: closed, and empty where the map does not know the view.
    @inline(__always)
    static func boxes(_ base: UnsafeMutableRawPointer) -> UnsafeMutablePointer<QuantizedBox> {
        unsafe (base + boxesOffset).assumingMemoryBound(to: QuantizedBox.self)
    }

    /// The rows of a page's views.
    @inline(__always)
    static func rows(_ base: UnsafeMutableRawPointer) -> UnsafeMutablePointer<MapRow> {
        unsafe (base + rowsOffset).assumingMemoryBound(to: MapRow.self)
    }

    /// The extras of a view: those of a page's row.
    @inline(__always)
    static func extras(_ base: UnsafeMutableRawPointer, of row: MapRow) -> MapRowExtras {
        // SAFETY: a row with extras is in a page that has them.
        guard row.flags.contains(.hasExtras), let extras = unsafe extras(base) else { return .none }
        return unsafe extras[row.extrasIndex]
    }
}
