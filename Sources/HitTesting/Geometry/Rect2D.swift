/// A rectangle in points: an origin and a size that may be negative.
///
/// All questions are asked of the *standardised* rectangle, whose extents are not negative:
/// `minX`, `maxX`, `minY`, `maxY`. A rectangle contains its minimum edges and not its maximum
/// ones, so of two rectangles that share an edge exactly one contains a point on it.
///
/// - NaN in any component makes the rectangle contain nothing; nothing traps.
/// - An edge may be infinite as the sum of finite numbers; the rectangle then reaches that far.
/// - An empty rectangle contains no point.
@frozen
public struct Rect2D: Hashable, Codable, BitwiseCopyable, Sendable {
    /// The corner that the size is measured from.
    public var origin: Point2D

    /// The extents, measured from the origin; they may be negative.
    public var size: Size2D

    /// Creates a rectangle from its origin and size.
    @inlinable
    public init(origin: Point2D, size: Size2D) {
        self.origin = origin
        self.size = size
    }

    /// Creates a rectangle from four numbers.
    @inlinable
    public init(x: Double, y: Double, width: Double, height: Double) {
        self.init(origin: Point2D(x: x, y: y), size: Size2D(width: width, height: height))
    }

    /// The rectangle of size 0 × 0 at (0, 0).
    @inlinable
    public static var zero: Rect2D { Rect2D(x: 0, y: 0, width: 0, height: 0) }

    /// Whether all four numbers are finite.
    @inlinable
    public var isFinite: Bool { origin.isFinite && size.isFinite }
}

extension Rect2D: CustomStringConvertible {
    /// The rectangle in the notation of UIKit's dumps: `(0.0 88.0; 390.0 756.0)`.
    public var description: String {
        "(\(origin.x) \(origin.y); \(size.width) \(size.height))"
    }
}
