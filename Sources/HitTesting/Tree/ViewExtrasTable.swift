/// What only some views have: everything at its default for the others.
struct ViewExtras {
    /// The view's own opacity.
    var alpha: Float = 1
    /// A root's level.
    var level: Double = 0
    /// The anchor point in unit coordinates.
    var anchorPoint = Point2D(0.5, 0.5)
    /// The transform.
    var transform = AffineTransform2D.identity
    /// The centre, where it is authoritative.
    var center: Point2D?
    /// Where the view is.
    var region = HitRegion.bounds
    /// The region in the form that queries evaluate; nil for the bounds.
    var shape: RegionShapeOwner?
    /// What the view answers.
    var behavior = HitBehavior.normal
    /// How far the subviews' regions reach, in the view's own space, if its region follows them.
    var subviewBox = Box.empty
    /// The view that owns the row.
    var owner: UInt32
}

/// The part of the extras that queries read, without counting references.
@safe
struct QueryExtras: BitwiseCopyable {
    /// The shape that the extras of the same row hold.
    var shape: UnsafePointer<RegionShape>?
    /// Where a redirecting view sends touches.
    var redirectTarget = ViewID(slot: 0, generation: 0)
    /// Where a closure promises not to answer outside of; everywhere, if it does not promise.
    var closureBounds: Rect2D?
}

/// The rows of extras; row 0 is nobody's, so that 0 means none.
struct ViewExtrasTable: ~Copyable {
    /// The rows; free ones have no owner.
    private(set) var rows: ContiguousArray<ViewExtras>
    /// What queries read of each row.
    private(set) var queryRows: Column<QueryExtras>
    /// Rows to use again.
    private var freeRows: [UInt32]

    /// Creates an empty table.
    init() {
        rows = [ViewExtras(owner: ViewStore.none)]
        queryRows = Column()
        queryRows.append(QueryExtras())
        freeRows = []
    }

    /// Creates a copy, which shares the shapes.
    init(copying other: borrowing ViewExtrasTable) {
        rows = other.rows
        queryRows = Column(copying: other.queryRows)
        freeRows = other.freeRows
    }

    /// A row, for reading and writing in place.
    subscript(row: UInt32) -> ViewExtras {
        @inline(__always) _read { yield rows[Int(row)] }
        @inline(__always) _modify { yield &rows[Int(row)] }
    }

    /// Makes a row with every value at its default.
    mutating func allocate(owner: UInt32) -> UInt32 {
        if let row = freeRows.popLast() {
            rows[Int(row)] = ViewExtras(owner: owner)
            return row
        }
        rows.append(ViewExtras(owner: owner))
        queryRows.append(QueryExtras())
        return UInt32(rows.count - 1)
    }

    /// Gives a row back.
    mutating func free(_ row: UInt32) {
        rows[Int(row)] = ViewExtras(owner: ViewStore.none)
        queryRows[row] = QueryExtras()
        freeRows.append(row)
    }

    /// Replaces a row's region and the shape made of it.
    mutating func setRegion(_ region: HitRegion, shape: RegionShapeOwner?, row: UInt32) {
        rows[Int(row)].region = region
        rows[Int(row)].shape = shape
        // SAFETY: the row holds the shape for as long as the pointer stands beside it.
        unsafe queryRows[row].shape = shape.map {
            unsafe UnsafePointer($0.shape)
        }
    }

    /// Replaces a row's behaviour.
    mutating func setBehavior(_ behavior: HitBehavior, row: UInt32) {
        rows[Int(row)].behavior = behavior
        queryRows[row].closureBounds = behavior.closureBounds
        if case .redirect(let target) = behavior { queryRows[row].redirectTarget = target }
    }

    /// The memory of what queries read, in bytes.
    var queryRowsByteCount: Int { queryRows.byteCount }

    /// The shape of a row; nil for a region that is just the bounds.
    @inline(__always)
    func shape(row: UInt32) -> UnsafePointer<RegionShape>? {
        unsafe queryRows[row].shape
    }
}
