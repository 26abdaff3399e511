/// 256 lines of a map.
@safe
final class LinePage: MapPage {
    static let byteCount = MapLookup.linesPerPage * 64

    private let memory: MapMemory

    /// The first line.
    var base: UnsafeMutableRawPointer { unsafe memory.base }

    /// Makes a page; its lines hold anything.
    init(memory: MapMemory) {
        self.memory = memory
    }

    /// Makes a copy in memory of its own.
    func makeCopy() -> LinePage {
        let copy = MapMemory(byteCount: Self.byteCount)
        // SAFETY: both hold a page's bytes, and are distinct.
        unsafe copy.base.copyMemory(from: base, byteCount: Self.byteCount)
        return LinePage(memory: copy)
    }
}
