/// What a map keeps of a view to walk the exact way down to it.
///
/// A scroll offset, a transform and a region that is not the bounds are in ``MapRowExtras``.
struct MapRow: BitwiseCopyable, Equatable {
    /// The frame's origin in the superview's space; under a transform it means nothing.
    var frameOrigin: Point2D
    /// The bounds' size.
    var size: Size2D
    /// The view's flags that matter to a map, and in the highest byte which extras are its own.
    var flags: ViewFlags
    /// The superview's slot.
    var parent: UInt32

    /// The flags that are taken over from the tree.
    static let keptFlags: ViewFlags = [.transformed, .regionFollowsSubviews, .alive]

    /// Which of the page's extras are the view's, if it has some.
    @inline(__always)
    var extrasIndex: Int {
        get { Int(flags.rawValue >> 24) }
        set { flags = ViewFlags(rawValue: flags.rawValue & 0x00ff_ffff | UInt32(newValue) << 24) }
    }
}

/// What a map keeps of those views that are not just moved within their superview.
@safe
struct MapRowExtras: BitwiseCopyable {
    /// The conversion, under a transform.
    var inverse: InverseConversion
    /// The scroll offset.
    var boundsOrigin: Point2D
    /// The region, where it is not the bounds; its owner is kept by the page.
    var shape: UnsafePointer<RegionShape>?

    /// Those of a view without a transform, a scroll offset and a region.
    @inline(__always)
    static var none: MapRowExtras {
        unsafe MapRowExtras(
            inverse: InverseConversion(ia: 0, ib: 0, ic: 0, id: 0, anchor: .zero, pivot: .zero),
            boundsOrigin: .zero, shape: nil)
    }

    /// Whether two are the same to the last bit, as far as it matters.
    func isSame(as other: MapRowExtras) -> Bool {
        unsafe inverse == other.inverse && boundsOrigin.hasSameBits(as: other.boundsOrigin)
            && shape == other.shape
    }
}

extension Point2D {
    /// Whether two points are the same to the last bit: zeros have signs.
    fileprivate func hasSameBits(as other: Point2D) -> Bool {
        x.bitPattern == other.x.bitPattern && y.bitPattern == other.y.bitPattern
    }
}
