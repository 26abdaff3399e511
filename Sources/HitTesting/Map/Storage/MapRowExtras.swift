/// What a map keeps of those views that are not just moved within their superview.
///
/// A page keeps it in *units* of 32 bytes, one for most such views, else three:
///
///     only transformed   │ ia, ib, ic, id │
///     not transformed    │ scroll offset, region │
///     otherwise          │ ia, ib, ic, id │ pivot │ scroll offset, region │
@safe
struct MapRowExtras: BitwiseCopyable {
    /// Half a cache line.
    typealias Unit = InlineArray<4, UInt64>
    /// How many units hold everything.
    static let allUnits = 3

    /// The linear part of the conversion, under a transform.
    var ia, ib, ic, id: Double
    /// The anchor point in the view's own space, under a transform.
    var pivot: Point2D
    /// The scroll offset.
    var boundsOrigin: Point2D
    /// The region, where it is not the bounds; its owner is kept by the page.
    var shape: UnsafePointer<RegionShape>?

    /// Those of a view that is just moved.
    @inline(__always)
    static var none: MapRowExtras {
        unsafe MapRowExtras(
            ia: 0, ib: 0, ic: 0, id: 0, pivot: .zero, boundsOrigin: .zero, shape: nil)
    }

    /// The conversion under a transform, given the row.
    @inline(__always)
    func inverse(_ row: MapRow) -> InverseConversion {
        InverseConversion(ia: ia, ib: ib, ic: ic, id: id, anchor: row.origin, pivot: pivot)
    }

    /// Whether two are the same to the last bit: zeros have signs.
    func isSame(as other: MapRowExtras) -> Bool {
        let (own, others) = (units, other.units)
        return own.indices.allSatisfy { unit in
            own[unit].indices.allSatisfy { own[unit][$0] == others[unit][$0] }
        }
    }

    /// Whether a view of a size has a transform and nothing else that is not common.
    func areOnlyTransform(ofSize size: Size2D) -> Bool {
        let common = unsafe MapRowExtras(
            ia: ia, ib: ib, ic: ic, id: id, pivot: Self.commonPivot(ofSize: size),
            boundsOrigin: .zero, shape: nil)
        return isSame(as: common)
    }

    /// The pivot of views whose anchor point is the common one, and that are not scrolled.
    @inline(__always)
    private static func commonPivot(ofSize size: Size2D) -> Point2D {
        Point2D(x: size.width * 0.5, y: size.height * 0.5)
    }
}

extension MapRowExtras {
    /// Everything, as three units.
    private var units: InlineArray<3, Unit> {
        [
            [ia.bitPattern, ib.bitPattern, ic.bitPattern, id.bitPattern],
            [pivot.x.bitPattern, pivot.y.bitPattern, 0, 0],
            [
                boundsOrigin.x.bitPattern, boundsOrigin.y.bitPattern,
                unsafe UInt64(UInt(bitPattern: shape)), 0,
            ],
        ]
    }

    /// Reads the extras of a row.
    ///
    /// - Parameter units: Where the row's begin.
    @inline(__always)
    init(_ units: UnsafePointer<Unit>, of row: MapRow) {
        self = .none
        // SAFETY: a row has as many units as its flags say.
        var offset = unsafe units
        if row.flags.contains(.transformed) {
            let linear = unsafe units[0]
            ia = Double(bitPattern: linear[0])
            ib = Double(bitPattern: linear[1])
            ic = Double(bitPattern: linear[2])
            id = Double(bitPattern: linear[3])
            if row.flags.contains(.onlyTransformed) {
                pivot = Self.commonPivot(ofSize: row.size)
                return
            }
            let second = unsafe units[1]
            pivot = Point2D(x: Double(bitPattern: second[0]), y: Double(bitPattern: second[1]))
            unsafe offset += 2
        }
        let last = unsafe offset.pointee
        boundsOrigin = Point2D(x: Double(bitPattern: last[0]), y: Double(bitPattern: last[1]))
        unsafe shape = UnsafePointer(bitPattern: UInt(truncatingIfNeeded: last[2]))
    }

    /// Writes what the flags of a row ask for.
    ///
    /// - Parameter units: Where the row's begin.
    func write(to units: UnsafeMutablePointer<Unit>, of row: MapRow) {
        let all = self.units
        // SAFETY: a row has as many units as its flags say.
        guard row.flags.contains(.transformed) else {
            unsafe units[0] = all[2]
            return
        }
        unsafe units[0] = all[0]
        if row.flags.contains(.onlyTransformed) { return }
        unsafe units[1] = all[1]
        unsafe units[2] = all[2]
    }
}
