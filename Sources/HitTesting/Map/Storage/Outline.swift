/// Of a view that lies askew, the four edges of its region as half-planes in 16 bits: what boxes with
/// sides along the axes cannot tell of a point.
///
/// A point is counted from the corner of the view's effective box, without its lowest bits, so that 15
/// bits are left. The sum of its products with an edge's normal tells on which side of the edge it is,
/// except for a few steps in between.
///
///     0         8          16      20      24           28            32
///     ├─────────┼──────────┼───────┼───────┼────────────┼─────────────┤
///     │ normals │ limits   │ minX  │ minY  │ shifts x y │ superview   │
struct Outline: BitwiseCopyable, Equatable {
    /// The outward normals of the first two edges, x and y by turns; the other two's are their opposites.
    var normals = SIMD4<Int16>.zero

    /// How far out a point may be not to be surely outside, in steps, for each edge.
    var limits = SIMD4<Int16>(repeating: .max)

    /// The corner of the view's effective box, in quanta.
    let minX, minY: Int32

    /// How many of a quantum's bits are left out, and one more, so that all bytes zero is none.
    private let shiftX, shiftY: UInt16

    /// The superview, if it may end within the edges, and has to be asked too; else none.
    let cutBy: UInt32

    /// Makes an outline whose edges exclude nothing of a box.
    init(in box: QuantizedBox, cutBy superview: UInt32?) {
        func shift(_ low: Int32, _ high: Int32) -> UInt16 {
            let side = UInt32(bitPattern: high &- low)
            return UInt16(max(UInt32.bitWidth - side.leadingZeroBitCount - 15, 0)) + 1
        }
        (minX, minY) = (box.minX, box.minY)
        (shiftX, shiftY) = (shift(box.minX, box.maxX), shift(box.minY, box.maxY))
        cutBy = superview ?? ViewStore.none
    }

    /// No outline.
    static let none = Outline()

    private init() {
        (minX, minY, shiftX, shiftY, cutBy) = (0, 0, 0, 0, ViewStore.none)
    }

    /// Whether there is an outline.
    @inline(__always)
    var isKnown: Bool { shiftX != 0 }

    /// How many quanta the least of the bits that are left counts.
    var unit: (x: Double, y: Double) {
        (Double(1 << Int(shiftX - 1)), Double(1 << Int(shiftY - 1)))
    }
}
