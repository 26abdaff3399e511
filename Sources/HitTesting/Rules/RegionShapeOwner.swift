/// Owns the memory of a region's shape, and keeps its closure.
///
/// Made when the region is set, never changed, and shared by copies of a tree.
@safe
final class RegionShapeOwner: @unchecked Sendable {
    /// The shape, at an address that stays.
    let shape: UnsafeMutablePointer<RegionShape>

    /// The closure of a `.custom` region.
    let closure: (@Sendable (HitTestContext) -> Bool)?

    /// The owners of an exclusion's two regions.
    private let parts: [RegionShapeOwner]

    /// Makes the shape of a region; nil for the bounds, which need none.
    convenience init?(_ region: HitRegion) {
        if case .bounds = region { return nil }
        self.init(any: region)
    }

    /// Makes the shape of any region, the bounds included.
    private init(any region: HitRegion) {
        var numbers: [Double] = []
        var contourEnds: [Int32] = []
        var insets = EdgeInsets2D(0)
        var mask: HitMask?
        var closureBounds: Rect2D?
        var closure: (@Sendable (HitTestContext) -> Bool)?
        var parts: [RegionShapeOwner] = []
        switch region {
        case .bounds, .ellipse, .boundsOrSubviews, .everywhere, .nowhere: break
        case .inset(let amounts): insets = amounts
        case .roundedRect(let radius): insets = EdgeInsets2D(radius)
        case .rects(let rects):
            numbers = rects.flatMap { [$0.minX, $0.minY, $0.maxX, $0.maxY] }
        case .polygons(let contours, _):
            for contour in contours {
                for vertex in contour { numbers += [vertex.x, vertex.y] }
                contourEnds.append(Int32(numbers.count))
            }
        case .mask(let cells): mask = cells
        case .excluding(let base, let hole):
            parts = [RegionShapeOwner(any: base), RegionShapeOwner(any: hole)]
        case .custom(let bounds, let body): (closureBounds, closure) = (bounds, body)
        }
        self.closure = closure
        self.parts = parts
        unsafe shape = .allocate(capacity: 1)
        // SAFETY: the memory is new; the parts outlive the pointers to them.
        unsafe shape.initialize(
            to: RegionShape(
                kind: region.shapeKind,
                followsSubviews: region.shapeKind == .boundsOrSubviews
                    || parts.contains { unsafe $0.shape.pointee.followsSubviews },
                fillsEvenOdd: region.fillsEvenOdd, insets: insets,
                numbers: PlainValues(numbers), contourEnds: PlainValues(contourEnds),
                columns: mask?.columns ?? 0, rows: mask?.rows ?? 0,
                cells: PlainValues(mask?.words ?? []),
                base: parts.first.map { unsafe UnsafePointer($0.shape) },
                hole: parts.last.map { unsafe UnsafePointer($0.shape) },
                closureBounds: closureBounds, extent: region.extent(ofNumbers: numbers),
                owner: Unmanaged.passUnretained(self)))
    }

    deinit {
        // SAFETY: the shape and its rows of values are this object's alone.
        unsafe shape.pointee.numbers.deallocate()
        unsafe shape.pointee.contourEnds.deallocate()
        unsafe shape.pointee.cells.deallocate()
        unsafe shape.deallocate()
    }
}

extension HitRegion {
    /// The kind of shape that the region becomes.
    fileprivate var shapeKind: RegionShape.Kind {
        switch self {
        case .bounds: .bounds
        case .inset: .inset
        case .rects: .rects
        case .ellipse: .ellipse
        case .roundedRect: .roundedRect
        case .polygons: .polygons
        case .mask: .mask
        case .excluding: .excluding
        case .boundsOrSubviews: .boundsOrSubviews
        case .everywhere: .everywhere
        case .nowhere: .nowhere
        case .custom: .custom
        }
    }

    /// Whether contours fill by crossings.
    fileprivate var fillsEvenOdd: Bool {
        if case .polygons(_, .evenOdd) = self { true } else { false }
    }

    /// The closed box around the vertices or the rectangles that the numbers are of.
    ///
    /// Empty if a vertex is not finite; rectangles that contain no point do not count.
    fileprivate func extent(ofNumbers numbers: [Double]) -> Box {
        var extent = Box.empty
        switch self {
        case .polygons:
            guard numbers.allSatisfy(\.isFinite) else { return extent }
            for index in stride(from: 0, to: numbers.count, by: 2) {
                let (x, y) = (numbers[index], numbers[index + 1])
                extent.formUnion(Box(minX: x, minY: y, maxX: x, maxY: y))
            }
        case .rects(let rects):
            for rect in rects { extent.formUnion(Box(rect)) }
        default: break
        }
        return extent
    }
}
