import CBoxKernels

/// A piece of a map's memory, shared by the versions of the map that have it in common.
///
/// Written only while one version alone holds it; see ``PageTable/writable(_:)``.
@safe
protocol MapPage: AnyObject {
    /// The memory's size, in bytes.
    static var byteCount: Int { get }

    /// The memory.
    var base: UnsafeMutableRawPointer { get }

    /// What the page leads to beside its memory, in bytes.
    var sideByteCount: Int { get }

    /// Makes a page over memory of its own, or of a slab.
    init(memory: MapMemory)

    /// Makes a copy in memory of its own.
    func makeCopy() -> Self
}

extension MapPage {
    var sideByteCount: Int { 0 }
}

/// The memory of one page, freed with it; that of many pages made at once is in one slab.
@safe
final class MapMemory {
    /// The first byte; aligned to 64.
    let base: UnsafeMutableRawPointer
    private let slab: MapSlab?

    /// Allocates memory of its own.
    init(byteCount: Int) {
        unsafe base = .allocate(byteCount: byteCount, alignment: 64)
        slab = nil
    }

    /// Takes a part of a slab, which lives as long as any of its parts.
    init(slab: MapSlab, offset: Int) {
        // SAFETY: callers cut the slab into parts that lie within it and do not overlap.
        unsafe base = slab.base + offset
        self.slab = slab
    }

    deinit {
        if slab == nil { unsafe base.deallocate() }
    }
}

/// Two megabytes, on a large page of the system's where it has them, for many pages of a map.
@safe
final class MapSlab {
    static let byteCount = 2 << 20

    /// The first byte.
    let base: UnsafeMutableRawPointer

    /// Allocates the memory.
    init() {
        unsafe base = .allocate(byteCount: Self.byteCount, alignment: Self.byteCount)
        unsafe advise_large_pages(base, Self.byteCount)
    }

    deinit {
        unsafe base.deallocate()
    }
}
