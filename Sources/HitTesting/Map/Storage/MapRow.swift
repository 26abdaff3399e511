/// What a map keeps of a view to walk the exact way down to it: one cache line.
@safe
struct MapRow: BitwiseCopyable {
    /// The frame's origin in the superview's space; under a transform it means nothing.
    var frameOrigin: Point2D
    /// The scroll offset.
    var boundsOrigin: Point2D
    /// The bounds' size.
    var size: Size2D
    /// The view's flags, as in the tree.
    var flags: ViewFlags
    /// The superview's slot.
    var parent: UInt32
    /// The region, where it is not the bounds; its owner is kept by the page.
    var shape: UnsafePointer<RegionShape>?

    /// The bounds.
    @inline(__always)
    var bounds: Rect2D { Rect2D(origin: boundsOrigin, size: size) }
}

extension MapRow {
    /// Whether two rows are the same but for their shapes.
    func hasNumbers(of other: MapRow) -> Bool {
        frameOrigin == other.frameOrigin && boundsOrigin == other.boundsOrigin
            && size == other.size && flags == other.flags && parent == other.parent
    }
}
