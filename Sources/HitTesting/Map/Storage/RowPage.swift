/// The rows of 128 slots of a tree that a map knows about.
///
///     0        64           576        2,624        7,744
///     ├────────┼────────────┼──────────┼────────────┤
///     │extras  │ generations│ boxes    │ rows       │
///
/// The first word leads to the extras of the page, in units, if any of its views has some.
@safe
final class RowPage: MapPage {
    static let slotCount = 128
    private static let generationsOffset = PageSide<MapRowExtras.Unit>.headerByteCount
    private static let boxesOffset = generationsOffset + 4 * slotCount
    private static let rowsOffset = boxesOffset + 16 * slotCount
    static let byteCount = rowsOffset + MemoryLayout<MapRow>.stride * slotCount

    private let memory: MapMemory

    /// The owners of the shapes that rows lead to, by slot.
    private var owners: [UInt32: RegionShapeOwner] = [:]
    private var extras: PageSide<MapRowExtras.Unit>

    /// The page's memory.
    var base: UnsafeMutableRawPointer { unsafe memory.base }

    /// The memory of the extras.
    var sideByteCount: Int { extras.byteCount }

    /// Makes a page whose boxes are all empty.
    init(memory: MapMemory) {
        self.memory = memory
        unsafe memory.base.initializeMemory(
            as: UInt8.self, repeating: 0, count: Self.byteCount)
        unsafe Self.boxes(memory.base).update(repeating: .empty, count: Self.slotCount)
        unsafe extras = PageSide(linkedFrom: memory.base)
    }

    /// Makes a copy in memory of its own.
    func makeCopy() -> RowPage {
        let page = RowPage(memory: MapMemory(byteCount: Self.byteCount))
        // SAFETY: both hold a page's bytes, and are distinct; the link to the extras stays each one's.
        unsafe (page.base + Self.generationsOffset).copyMemory(
            from: base + Self.generationsOffset,
            byteCount: Self.byteCount - Self.generationsOffset)
        page.extras.copy(extras)
        page.owners = owners
        return page
    }

    /// Writes the row and the extras of a view that needs some, or did once: they stay its own.
    func store(_ row: MapRow, _ extras: MapRowExtras, at offset: Int) {
        var row = row
        // SAFETY: the page holds the row, and as many extras as were taken.
        let known = unsafe Self.rows(base)[offset].flags
        let needsAll = row.flags.contains(.transformed) && !row.flags.contains(.onlyTransformed)
        if known.contains(.hasExtras) && (known.contains(.hasAllExtras) || !needsAll) {
            row.flags.extrasIndex = known.extrasIndex
            row.flags.set(.hasAllExtras, known.contains(.hasAllExtras))
        } else {
            row.flags.extrasIndex = self.extras.take(needsAll ? MapRowExtras.allUnits : 1)
            row.flags.set(.hasAllExtras, needsAll)
        }
        row.flags.insert(.hasExtras)
        if let units = unsafe PageSide<MapRowExtras.Unit>.elements(of: base) {
            unsafe extras.write(to: units + row.flags.extrasIndex, of: row)
        }
        unsafe Self.rows(base)[offset] = row
    }

    /// Keeps the owner of a row's shape alive; nil for none.
    func setOwner(_ owner: RegionShapeOwner?, of slot: UInt32) {
        if owner != nil || !owners.isEmpty { owners[slot] = owner }
    }
}

extension RowPage {
    /// The generations of a page's views.
    @inline(__always)
    static func generations(_ base: UnsafeMutableRawPointer) -> UnsafeMutablePointer<UInt32> {
        unsafe (base + generationsOffset).assumingMemoryBound(to: UInt32.self)
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
        guard row.flags.contains(.hasExtras),
            let units = unsafe PageSide<MapRowExtras.Unit>.elements(of: base)
        else { return .none }
        return unsafe MapRowExtras(units + row.flags.extrasIndex, of: row)
    }
}
