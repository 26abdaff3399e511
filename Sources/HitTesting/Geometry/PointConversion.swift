/// The frozen arithmetic: how a point of the superview's space becomes a point of a view's own.
///
/// Every engine converts points with this type and nothing else, so their answers agree to the last
/// bit, on edges too. Each operation is rounded on its own; nothing may be fused or reordered.
///
/// Made once when the geometry changes, by ``ViewGeometry/pointConversion(under:)``; a view without
/// a usable conversion is *unhittable* and has none.
@frozen
public enum PointConversion: Hashable, Sendable {
    /// For the identity transform: `local = (p − frameOrigin) + boundsOrigin`.
    case translation(frameOrigin: Point2D, boundsOrigin: Point2D)

    /// For any other transform: the rounded inverse, applied about the anchor point.
    case affine(InverseConversion)

    /// The point in the view's own space.
    ///
    /// - Parameter superPoint: A point in the superview's space.
    /// - Complexity: O(1).
    @inlinable
    public func localPoint(of superPoint: Point2D) -> Point2D {
        switch self {
        case .translation(let frameOrigin, let boundsOrigin):
            Point2D(
                x: (superPoint.x - frameOrigin.x) + boundsOrigin.x,
                y: (superPoint.y - frameOrigin.y) + boundsOrigin.y)
        case .affine(let inverse):
            inverse.localPoint(of: superPoint)
        }
    }
}

/// The numbers of the conversion under a transform that is not the identity: 64 bytes, a cache line.
@frozen
public struct InverseConversion: Hashable, BitwiseCopyable, Sendable {
    /// The inverse's linear part, `d/det`, `−b/det`, `−c/det`, `a/det`, each a single division.
    public let ia, ib, ic, id: Double

    /// Where the anchor point lies in the superview's space: the centre plus the translation.
    public let anchor: Point2D

    /// The anchor point in the view's own space.
    public let pivot: Point2D

    /// Creates the conversion from its eight numbers.
    @inlinable
    public init(
        ia: Double, ib: Double, ic: Double, id: Double, anchor: Point2D, pivot: Point2D
    ) {
        self.ia = ia
        self.ib = ib
        self.ic = ic
        self.id = id
        self.anchor = anchor
        self.pivot = pivot
    }

    /// The point in the view's own space.
    ///
    /// Subtracting first keeps the precision near the view, however far from the origin it lies.
    ///
    /// - Parameter superPoint: A point in the superview's space.
    /// - Complexity: O(1).
    @inlinable
    public func localPoint(of superPoint: Point2D) -> Point2D {
        let qx = superPoint.x - anchor.x
        let qy = superPoint.y - anchor.y
        return Point2D(x: (ia * qx + ic * qy) + pivot.x, y: (ib * qx + id * qy) + pivot.y)
    }
}
