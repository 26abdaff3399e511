/// A width and a height in points.
///
/// Either may be negative; a rectangle with such a size extends to the left of, or above, its origin.
@frozen
public struct Size2D: Hashable, Codable, BitwiseCopyable, Sendable {
    /// The horizontal extent.
    public var width: Double

    /// The vertical extent.
    public var height: Double

    /// Creates a size from its extents.
    @inlinable
    public init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }

    /// The size 0 × 0.
    @inlinable
    public static var zero: Size2D { Size2D(width: 0, height: 0) }

    /// Whether both extents are finite: neither infinite nor NaN.
    @inlinable
    public var isFinite: Bool { width.isFinite && height.isFinite }
}

extension Size2D: CustomStringConvertible {
    /// The size as people write it: `44.0 x 44.0`.
    public var description: String { "\(width) x \(height)" }
}
