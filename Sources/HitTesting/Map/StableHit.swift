/// An answer, and around the point where it was asked for a rectangle in which it is the same.
public struct StableHit: Hashable, Sendable {
    /// The view that gets a touch; nil if none does.
    public let view: ViewID?

    /// A rectangle of the world that contains the point.
    ///
    /// Every point that it contains has this answer, as long as the tree stays as it is.
    ///
    /// As large as can be told quickly; right beside an edge it may hold little more than the point.
    public let worldRect: Rect2D
}
