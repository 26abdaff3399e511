/// What a map keeps of a view to walk the exact way down to it.
///
/// A scroll offset, a transform and a region that is not the bounds are in ``MapRowExtras``.
struct MapRow: BitwiseCopyable, Equatable {
    /// In the superview's space, the frame's origin, or under a transform the point that the anchor
    /// point lies on.
    var origin: Point2D
    /// The bounds' size.
    var size: Size2D
    /// What is known in bits.
    var flags: MapRowFlags
    /// The superview's slot.
    var parent: UInt32
}
