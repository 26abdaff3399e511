/// A region in the form that queries evaluate: plain numbers at fixed addresses, so that evaluating
/// one counts no references.
///
/// Owned by a ``RegionShapeOwner``, which also keeps the closure of a `.custom` region.
@safe
struct RegionShape: BitwiseCopyable {
    /// What the numbers mean.
    enum Kind: UInt8, BitwiseCopyable {
        case bounds, inset, rects, ellipse, roundedRect, polygons, mask, excluding
        case boundsOrSubviews, everywhere, nowhere, custom
    }

    let kind: Kind
    /// Whether the region asks the subviews' regions somewhere.
    let followsSubviews: Bool
    /// Whether contours fill by crossings, not by winding.
    let fillsEvenOdd: Bool
    /// The insets; for a rounded rectangle, the radius as the top one.
    let insets: EdgeInsets2D
    /// The rectangles' edges (minX, minY, maxX, maxY), or the polygons' vertices (x, y).
    let numbers: PlainValues<Double>
    /// Where each contour's numbers end.
    let contourEnds: PlainValues<Int32>
    /// The mask's size and cells.
    let columns: Int
    let rows: Int
    let cells: PlainValues<UInt64>
    /// The two regions of an exclusion.
    let base: UnsafePointer<RegionShape>?
    let hole: UnsafePointer<RegionShape>?
    /// The rectangle outside of which a closure is not asked.
    let closureBounds: Rect2D?
    /// The closed box around all vertices, or all rectangles that contain a point.
    let extent: Box
    /// The object that keeps the closure.
    let owner: Unmanaged<RegionShapeOwner>
}

/// An immutable row of plain values at a fixed address.
@safe
struct PlainValues<Element: BitwiseCopyable>: BitwiseCopyable {
    private let base: UnsafeMutablePointer<Element>

    /// How many values there are.
    let count: Int

    /// Copies the values to memory that ``deallocate()`` gives back.
    init(_ values: [Element]) {
        count = values.count
        unsafe base = .allocate(capacity: max(values.count, 1))
        for (index, value) in values.enumerated() {
            // SAFETY: the allocation holds `count` values.
            unsafe (base + index).initialize(to: value)
        }
    }

    /// Gives the memory back.
    func deallocate() {
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
