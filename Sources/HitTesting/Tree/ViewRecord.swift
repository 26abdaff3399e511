/// The row that a hit test reads of a view: one cache line.
///
///      0        16        32        48      52      56      60      64
///      ├────────┼─────────┼─────────┼───────┼───────┼───────┼───────┤
///      │ origin │ bounds. │ bounds. │ flags │gener. │ first │second │
///      │        │ origin  │  size   │       │       │       │       │
///
/// `origin` is the frame's origin, or, under a transform, the row of the inverse conversion.
/// `first` and `second` lead to the subviews, as the flags' ``ViewFlags/subviewStorage`` says.
struct ViewRecord: BitwiseCopyable {
    /// The frame's origin in the superview's space, for the identity transform.
    var frameOrigin: Point2D

    /// The scroll offset.
    var boundsOrigin: Point2D

    /// The bounds' size.
    var size: Size2D

    /// Gates, kinds, and how the subviews are stored.
    var flags: ViewFlags

    /// Which of the slot's successive views this is.
    var generation: UInt32

    /// The only subview, the back one of two, a run's first line, or a wide container's row.
    var first: UInt32

    /// The front one of two subviews or of a wide container's, or a run's number of subviews.
    var second: UInt32

    /// The bounds.
    var bounds: Rect2D {
        @inline(__always) get { Rect2D(origin: boundsOrigin, size: size) }
    }

    /// Under a transform: the row of the inverse conversion, kept in the place of the frame's origin.
    var inverseRow: UInt32 {
        @inline(__always) get { UInt32(truncatingIfNeeded: frameOrigin.x.bitPattern) }
        set { frameOrigin = Point2D(x: Double(bitPattern: UInt64(newValue)), y: 0) }
    }
}
