/// A region in the form that queries evaluate: plain numbers behind one object, so that evaluating
/// one counts no references.
///
/// Made when the region is set; the object is never changed and is shared by copies of a tree.
@safe
final class RegionShape: Sendable {
    /// What the numbers mean.
    enum Kind: Sendable {
        case bounds, inset, rects, ellipse, roundedRect, polygons, mask, excluding
        case boundsOrSubviews, everywhere, nowhere, custom
    }

    let kind: Kind
    /// The insets, or the radius as the top one.
    let insets: EdgeInsets2D
    /// The rectangles' edges (minX, minY, maxX, maxY), or the polygons' vertices (x, y).
    let numbers: PlainValues<Double>
    /// Where each contour's numbers end.
    let contourEnds: PlainValues<Int32>
    /// Whether contours fill by crossings, not by winding.
    let fillsEvenOdd: Bool
    /// The mask's size and cells.
    let columns: Int
    let rows: Int
    let cells: PlainValues<UInt64>
    /// The two regions of an exclusion.
    let base: RegionShape?
    let hole: RegionShape?
    /// The closure and the rectangle outside of which it is not asked.
    let closure: (@Sendable (HitTestContext) -> Bool)?
    let closureBounds: Rect2D?
    /// What a point must lie in, in the view's own space: around all vertices or rectangles.
    let extent: Box
    /// Whether the region asks the subviews' regions somewhere.
    let followsSubviews: Bool

    /// Makes the shape of a region; nil for the bounds, which need none.
    convenience init?(_ region: HitRegion) {
        if case .bounds = region { return nil }
        self.init(any: region)
    }

    /// Makes the shape of any region, the bounds included.
    private init(any region: HitRegion) {
        var kind = Kind.bounds
        var insets = EdgeInsets2D(0)
        var numbers: [Double] = []
        var contourEnds: [Int32] = []
        var fillsEvenOdd = false
        var mask: HitMask?
        var base: RegionShape?
        var hole: RegionShape?
        var closure: (@Sendable (HitTestContext) -> Bool)?
        var closureBounds: Rect2D?
        switch region {
        case .bounds: kind = .bounds
        case .inset(let amounts): (kind, insets) = (.inset, amounts)
        case .rects(let rects):
            kind = .rects
            numbers = rects.flatMap { [$0.minX, $0.minY, $0.maxX, $0.maxY] }
        case .ellipse: kind = .ellipse
        case .roundedRect(let radius): (kind, insets) = (.roundedRect, EdgeInsets2D(radius))
        case .polygons(let contours, let rule):
            kind = .polygons
            fillsEvenOdd = rule == .evenOdd
            for contour in contours {
                for vertex in contour { numbers += [vertex.x, vertex.y] }
                contourEnds.append(Int32(numbers.count))
            }
        case .mask(let cells): (kind, mask) = (.mask, cells)
        case .excluding(let outer, let inner):
            (kind, base, hole) = (.excluding, RegionShape(any: outer), RegionShape(any: inner))
        case .boundsOrSubviews: kind = .boundsOrSubviews
        case .everywhere: kind = .everywhere
        case .nowhere: kind = .nowhere
        case .custom(let bounds, let body): (kind, closureBounds, closure) = (.custom, bounds, body)
        }
        self.kind = kind
        self.insets = insets
        self.numbers = PlainValues(numbers)
        self.contourEnds = PlainValues(contourEnds)
        self.fillsEvenOdd = fillsEvenOdd
        columns = mask?.columns ?? 0
        rows = mask?.rows ?? 0
        cells = PlainValues(mask?.words ?? [])
        self.base = base
        self.hole = hole
        self.closure = closure
        self.closureBounds = closureBounds
        extent = kind == .polygons ? Self.extent(ofVertices: numbers) : Self.extent(ofRects: numbers)
        followsSubviews =
            kind == .boundsOrSubviews || (base?.followsSubviews ?? false)
            || (hole?.followsSubviews ?? false)
    }

    /// The closed box around all vertices; empty if one is not finite.
    private static func extent(ofVertices numbers: [Double]) -> Box {
        var extent = Box.empty
        guard numbers.allSatisfy(\.isFinite) else { return extent }
        for index in stride(from: 0, to: numbers.count, by: 2) {
            let (x, y) = (numbers[index], numbers[index + 1])
            extent.formUnion(Box(minX: x, minY: y, maxX: x, maxY: y))
        }
        return extent
    }

    /// The closed box around all rectangles that contain a point.
    private static func extent(ofRects numbers: [Double]) -> Box {
        var extent = Box.empty
        for index in stride(from: 0, to: numbers.count, by: 4) {
            let box = Box(
                minX: numbers[index], minY: numbers[index + 1],
                maxX: numbers[index + 2], maxY: numbers[index + 3])
            if !box.isEmpty { extent.formUnion(box) }
        }
        return extent
    }
}

/// An immutable row of plain values at a fixed address.
@safe
final class PlainValues<Element: BitwiseCopyable & Sendable>: @unchecked Sendable {
    private let base: UnsafeMutablePointer<Element>

    /// How many values there are.
    let count: Int

    /// Copies the values.
    init(_ values: [Element]) {
        count = values.count
        unsafe base = .allocate(capacity: max(values.count, 1))
        for (index, value) in values.enumerated() {
            // SAFETY: the allocation holds `count` values.
            unsafe (base + index).initialize(to: value)
        }
    }

    deinit {
        unsafe base.deallocate()
    }

    /// One value.
    subscript(index: Int) -> Element {
        @inline(__always) get {
            assert(0..<count ~= index)
            // SAFETY: the index is below the count.
            return unsafe base[index]
        }
    }
}
