import CBoxKernels

/// Of a view that lies askew, the convex polygon in which its region and those of its superviews
/// lie, as half-planes in 16 bits: what boxes with sides along the axes cannot tell of a point.
///
///      0    4    8      10     12       16          32          48      64
///      ├────┼────┼──────┼──────┼────────┼───────────┼───────────┼───────┤
///      │minX│minY│shiftX│shiftY│is known│ normals 0-3, 4-7 │ limits │
///
/// A point is counted from the corner of the view's box, without its lowest bits, so that 15 bits are
/// left. The sum of its products with an edge's normal tells on which side of the edge it is, except
/// for a few steps in between.
struct Outline: BitwiseCopyable, Equatable {
    /// The most edges that one has.
    static var mostEdges: Int { 8 }

    /// The corner of the view's box, in quanta.
    var minX, minY: Int32
    /// How many of a quantum's bits are left out.
    var shiftX, shiftY: Int16
    /// 0 where nothing is known of a view.
    var isKnown: UInt32
    /// The outward normals, x and y by turns, of the first four and the last four edges.
    var firstNormals, lastNormals: SIMD8<Int16>
    /// How far out a point may be not to be surely outside, in steps.
    var limits: SIMD8<Int16>

    /// An outline that contains all of its box; edges that are not set exclude nothing.
    init(minX: Int32, minY: Int32, shiftX: Int16, shiftY: Int16) {
        self.minX = minX
        self.minY = minY
        self.shiftX = shiftX
        self.shiftY = shiftY
        isKnown = 1
        firstNormals = .zero
        lastNormals = .zero
        limits = SIMD8(repeating: .max)
    }

    /// One that knows nothing.
    static var unknown: Outline {
        var outline = Outline(minX: 0, minY: 0, shiftX: 0, shiftY: 0)
        outline.isKnown = 0
        return outline
    }

    /// Sets an edge.
    mutating func setEdge(_ edge: Int, normal: (x: Int16, y: Int16), limit: Int16) {
        let lane = 2 * (edge % 4)
        if edge < 4 {
            firstNormals[lane] = normal.x
            firstNormals[lane + 1] = normal.y
        } else {
            lastNormals[lane] = normal.x
            lastNormals[lane + 1] = normal.y
        }
        limits[edge] = limit
    }
}

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
        // SAFETY: a page is nothing but outlines, and all bytes zero is one that knows nothing.
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
        return unsafe OutlinePage.outlines(base)[Int(slot) % OutlinePage.slotCount].isKnown != 0
    }

    /// Writes a view's outline, where it has changed.
    func storeOutline(_ outline: Outline, of slot: UInt32) {
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

extension MapLookup {
    /// What a view's outline says of a point: 1 if the view's region and those of its superviews
    /// surely contain it, -1 if one of them surely does not, else 0.
    @inline(__always)
    func outlineSide(of slot: UInt32, _ point: quantized_point) -> Int32 {
        // The outermost quanta stand for points anywhere beyond the window.
        let isWithin =
            UInt32(bitPattern: point.x &- 1) < UInt32(MapWindow.greatest - 1)
            && UInt32(bitPattern: point.y &- 1) < UInt32(MapWindow.greatest - 1)
        guard slot >> 13 < outlineBookCount && isWithin,
            let page = unsafe outlineBooks[Int(slot >> 13)][Int(slot >> 7 & 63)]
        else { return 0 }
        // SAFETY: the page holds the slot's outline.
        let outline = unsafe OutlinePage.outlines(page) + Int(slot & 127)
        return unsafe outline.pointee.isKnown == 0 ? 0 : outline_side(outline, point)
    }
}
