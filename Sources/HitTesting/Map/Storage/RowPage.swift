/// The rows of 128 slots of a tree that a map knows about.
///
///     0        64           576        2,624        10,816
///     ├────────┼────────────┼──────────┼────────────┤
///     │inverses│ generations│ boxes    │ rows       │
///
/// The first word leads to the inverse conversions of the page, if any of its views has one.
@safe
final class RowPage: MapPage {
    static let slotCount = 128
    private static let boxesOffset = 64 + 4 * slotCount
    private static let rowsOffset = boxesOffset + 16 * slotCount
    static let byteCount = rowsOffset + 64 * slotCount

    private let memory: MapMemory

    /// The owners of the shapes that rows lead to, by slot.
    private var owners: [UInt32: RegionShapeOwner] = [:]

    /// The page's memory.
    var base: UnsafeMutableRawPointer { unsafe memory.base }

    /// Makes a page whose boxes are all empty.
    init(memory: MapMemory) {
        self.memory = memory
        unsafe base.initializeMemory(as: UInt8.self, repeating: 0, count: Self.byteCount)
        unsafe Self.boxes(base).update(repeating: .empty, count: Self.slotCount)
    }

    deinit {
        unsafe Self.inverses(base)?.deallocate()
    }

    /// Makes a copy in memory of its own.
    func makeCopy() -> RowPage {
        let page = RowPage(memory: MapMemory(byteCount: Self.byteCount))
        // SAFETY: both hold a page's bytes, and are distinct; the inverses are copied after.
        unsafe page.base.copyMemory(from: base, byteCount: Self.byteCount)
        unsafe Self.setInverses(nil, page.base)
        if let inverses = unsafe Self.inverses(base) {
            unsafe page.makeInverses().update(from: inverses, count: Self.slotCount)
        }
        page.owners = owners
        return page
    }

    /// The inverse conversions, made if there are none.
    func makeInverses() -> UnsafeMutablePointer<InverseConversion> {
        if let inverses = unsafe Self.inverses(base) { return unsafe inverses }
        let inverses = unsafe UnsafeMutableRawPointer.allocate(
            byteCount: Self.slotCount * MemoryLayout<InverseConversion>.stride, alignment: 64
        ).bindMemory(to: InverseConversion.self, capacity: Self.slotCount)
        let none = InverseConversion(ia: 0, ib: 0, ic: 0, id: 0, anchor: .zero, pivot: .zero)
        unsafe inverses.initialize(repeating: none, count: Self.slotCount)
        unsafe Self.setInverses(inverses, base)
        return unsafe inverses
    }

    /// Keeps the owner of a row's shape alive; nil for none.
    func setOwner(_ owner: RegionShapeOwner?, of slot: UInt32) {
        if owner != nil || !owners.isEmpty { owners[slot] = owner }
    }
}

extension RowPage {
    /// The inverse conversions of a page's views, if any has one.
    @inline(__always)
    static func inverses(_ base: UnsafeMutableRawPointer)
        -> UnsafeMutablePointer<InverseConversion>?
    {
        // SAFETY: the first word of a page is this pointer, by layout; the others follow it.
        unsafe base.load(as: UnsafeMutablePointer<InverseConversion>?.self)
    }

    private static func setInverses(
        _ inverses: UnsafeMutablePointer<InverseConversion>?, _ base: UnsafeMutableRawPointer
    ) {
        unsafe base.storeBytes(
            of: inverses, as: UnsafeMutablePointer<InverseConversion>?.self)
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
}
