/// The exact way down to views, level by level with the frozen conversion, for one point.
///
/// It keeps the way that it went last: candidates of one place mostly share their superviews, so the
/// next one starts where the two ways part, and one below a view that is known not to contain the
/// point is out at once.
@safe
struct ChainWalk: ~Copyable {
    /// What is known of a candidate.
    enum Verdict {
        case loses, wins
        /// The way is too long, or a region on it follows subviews and more.
        case unknown
    }

    /// A view on the way.
    private struct Step: BitwiseCopyable {
        /// The point in the view's own space, if the views above it contain the point.
        var localPoint: Point2D
        var slot: UInt32
    }

    /// The longest way, which is what 1,024 bytes hold together with the slots of the next.
    static var capacity: Int { 41 }

    private let lookup: MapLookup
    private let steps: UnsafeMutablePointer<Step>
    /// The slots of a way, from the leaf up.
    private let way: UnsafeMutablePointer<UInt32>
    /// How many steps the last way had.
    private var count = 0
    /// How many of them are known to contain the point, from the top.
    private var insideCount = 0

    private init(
        _ lookup: MapLookup, steps: UnsafeMutablePointer<Step>, way: UnsafeMutablePointer<UInt32>
    ) {
        self.lookup = lookup
        unsafe self.steps = steps
        unsafe self.way = way
    }

    /// Runs a closure with a walk whose memory is on the stack: the sizes, of ``capacity`` elements, are
    /// literals, or builds that are not optimised would take the memory from the heap.
    @inline(__always)
    static func with<Result>(
        _ lookup: MapLookup, _ body: (inout ChainWalk) -> Result
    ) -> Result {
        unsafe withUnsafeTemporaryAllocation(
            byteCount: 984, alignment: 8
        ) { steps in
            unsafe withUnsafeTemporaryAllocation(
                byteCount: 164, alignment: 8
            ) { way in
                // SAFETY: both hold as many elements as the capacity says, and outlive the walk.
                var walk = unsafe ChainWalk(
                    lookup,
                    steps: steps.baseAddress.unsafelyUnwrapped.assumingMemoryBound(to: Step.self),
                    way: way.baseAddress.unsafelyUnwrapped.assumingMemoryBound(to: UInt32.self))
                return body(&walk)
            }
        }
    }
}

extension ChainWalk {
    /// Whether the region of a view, and those of all its superviews, contain the point.
    ///
    /// Of a view whose region follows its subviews only the bounds count here: as a superview it
    /// contains what they contain, and as a leaf they are candidates of their own.
    mutating func verdict(on leaf: UInt32, _ worldPoint: Point2D) -> Verdict {
        var length = 0
        var slot = leaf
        while slot != ViewStore.world {
            if insideCount < count, unsafe steps[insideCount].slot == slot { return .loses }
            if length == Self.capacity { return .unknown }
            unsafe way[length] = slot
            length += 1
            slot = unsafe lookup.row(of: slot).pointee.parent
        }
        var level = 0
        while level < min(length, insideCount),
            unsafe steps[level].slot == way[length - 1 - level]
        { level += 1 }
        if level == length { return verdictOnLeaf(unsafe steps[level - 1]) }
        var point = level == 0 ? worldPoint : unsafe steps[level - 1].localPoint
        while level < length {
            let slot = unsafe way[length - 1 - level]
            point = localPoint(of: point, in: slot)
            let step = Step(localPoint: point, slot: slot)
            unsafe steps[level] = step
            count = level + 1
            insideCount = level
            let (row, extras) = lookup.rowAndExtras(of: slot)
            if row.flags.contains(.regionFollowsSubviews) {
                guard unsafe extras.shape?.pointee.kind == .boundsOrSubviews else {
                    return .unknown
                }
            } else if !Self.contains(row, extras, point) {
                return .loses
            }
            insideCount = level + 1
            level += 1
        }
        return verdictOnLeaf(unsafe steps[length - 1])
    }

    /// Whether the last step's view contains the point, where its superviews do.
    private func verdictOnLeaf(_ step: Step) -> Verdict {
        let (row, extras) = lookup.rowAndExtras(of: step.slot)
        guard row.flags.contains(.regionFollowsSubviews) else { return .wins }
        let bounds = Rect2D(origin: extras.boundsOrigin, size: row.size)
        return bounds.contains(step.localPoint) && step.localPoint.isFinite ? .wins : .loses
    }

    /// The frozen conversion.
    private func localPoint(of superPoint: Point2D, in slot: UInt32) -> Point2D {
        lookup.localPoint(of: superPoint, in: slot)
    }

    /// Whether a region that asks no subviews contains a point.
    private static func contains(
        _ row: MapRow, _ extras: MapRowExtras, _ localPoint: Point2D
    ) -> Bool {
        if !localPoint.isFinite { return false }
        let bounds = Rect2D(origin: extras.boundsOrigin, size: row.size)
        guard let shape = unsafe extras.shape else { return bounds.contains(localPoint) }
        return unsafe shape.pointee.containsByItself(localPoint, bounds: bounds)
    }
}

extension MapLookup {
    /// What is kept of a view that has a row.
    @inline(__always)
    func rowAndExtras(of slot: UInt32) -> (MapRow, MapRowExtras) {
        // SAFETY: the view is in a tile, or above one that is, so it has a row.
        let page = unsafe rowPage(of: slot).unsafelyUnwrapped
        let row = unsafe RowPage.rows(page)[Int(slot) % RowPage.slotCount]
        return unsafe (row, RowPage.extras(page, of: row))
    }

    /// A point in a view's own space: the frozen conversion, from the rows.
    @inline(__always)
    func localPoint(of superPoint: Point2D, in slot: UInt32) -> Point2D {
        let (row, extras) = rowAndExtras(of: slot)
        if row.flags.contains(.transformed) {
            return extras.inverse(row).localPoint(of: superPoint)
        }
        return PointConversion.translation(
            frameOrigin: row.origin, boundsOrigin: extras.boundsOrigin
        ).localPoint(of: superPoint)
    }
}

extension RegionShape {
    /// Whether a region that asks neither closures nor subviews contains a finite point.
    func containsByItself(_ point: Point2D, bounds: Rect2D) -> Bool {
        guard kind == .excluding else { return containsPlainly(point, bounds: bounds) }
        // SAFETY: an exclusion's parts live as long as it does.
        guard let base = unsafe base, let hole = unsafe hole else { return false }
        return unsafe base.pointee.containsByItself(point, bounds: bounds)
            && !hole.pointee.containsByItself(point, bounds: bounds)
    }
}
