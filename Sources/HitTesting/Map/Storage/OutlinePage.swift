/// The outlines of 128 slots of a tree.
@safe
final class OutlinePage: MapPage {
    static let slotCount = RowPage.slotCount
    static let byteCount = slotCount * MemoryLayout<Outline>.stride

    private let memory: MapMemory

    /// The page's memory.
    var base: UnsafeMutableRawPointer { unsafe memory.base }

    /// Makes a page without outlines.
    init(memory: MapMemory) {
        self.memory = memory
        unsafe base.initializeMemory(as: UInt8.self, repeating: 0, count: Self.byteCount)
    }

    /// Makes a copy in memory of its own.
    func makeCopy() -> OutlinePage {
        let page = OutlinePage(memory: MapMemory(byteCount: Self.byteCount))
        // SAFETY: both hold a page's bytes, and are distinct.
        unsafe page.base.copyMemory(from: base, byteCount: Self.byteCount)
        return page
    }

    /// The outlines of a page.
    @inline(__always)
    static func outlines(_ base: UnsafeMutableRawPointer) -> UnsafeMutablePointer<Outline> {
        // SAFETY: a page is nothing but outlines, and all bytes zero is one that is not known.
        unsafe base.assumingMemoryBound(to: Outline.self)
    }
}

extension MapStorage {
    /// Whether a view has an outline.
    func hasOutline(_ slot: UInt32) -> Bool {
        guard let base = unsafe outlines.base(Int(slot) / OutlinePage.slotCount) else {
            return false
        }
        // SAFETY: the page holds the slot's outline.
        return unsafe OutlinePage.outlines(base)[Int(slot) % OutlinePage.slotCount].isKnown
    }

    /// Writes a view's outline, nil for none, where it has changed.
    func storeOutline(_ outline: Outline?, of slot: UInt32) {
        let outline = outline ?? .none
        let number = Int(slot) / OutlinePage.slotCount
        let offset = Int(slot) % OutlinePage.slotCount
        // SAFETY: the page holds the slot's outline.
        if let base = unsafe outlines.base(number),
            unsafe OutlinePage.outlines(base)[offset] == outline
        {
            return
        }
        let page = unsafe outlines.writableBase(number)
        refreshLookup()
        // SAFETY: as above.
        unsafe OutlinePage.outlines(page)[offset] = outline
    }
}
