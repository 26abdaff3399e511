/// What a map keeps of a view to walk the exact way down to it.
///
/// A scroll offset, a transform and a region that is not the bounds are in ``MapRowExtras``.
struct MapRow: BitwiseCopyable, Equatable {
    /// The frame's origin in the superview's space; under a transform, the scroll offset.
    var origin: Point2D
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
    /// The conversion, under a transform; else its pivot is the scroll offset, and the rest is nothing.
    var inverse: InverseConversion
    /// The region, where it is not the bounds; its owner is kept by the page.
    var shape: UnsafePointer<RegionShape>?

    /// Whether two are the same to the last bit, as far as it matters.
    func isSame(as other: MapRowExtras) -> Bool {
        unsafe inverse == other.inverse && inverse.pivot.hasSameBits(as: other.inverse.pivot)
            && shape == other.shape
    }
}

extension MapRowExtras {
    /// Those of a view without a transform.
    @inline(__always)
    init(boundsOrigin: Point2D, shape: UnsafePointer<RegionShape>?) {
        unsafe self.init(
            inverse: InverseConversion(
                ia: 0, ib: 0, ic: 0, id: 0, anchor: .zero, pivot: boundsOrigin),
            shape: shape)
    }

    /// Those of a view without a transform, a scroll offset and a region.
    @inline(__always)
    static var none: MapRowExtras { unsafe MapRowExtras(boundsOrigin: .zero, shape: nil) }
}

extension MapRow {
    /// The scroll offset of a view, given what is kept of it beside its row.
    @inline(__always)
    func boundsOrigin(_ extras: MapRowExtras) -> Point2D {
        flags.contains(.transformed) ? origin : extras.inverse.pivot
    }
}

extension Point2D {
    /// Whether two points are the same to the last bit: zeros have signs.
    fileprivate func hasSameBits(as other: Point2D) -> Bool {
        x.bitPattern == other.x.bitPattern && y.bitPattern == other.y.bitPattern
    }
}
