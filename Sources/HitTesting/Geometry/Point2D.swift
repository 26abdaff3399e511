/// A point, or a displacement, in points (device-independent units); y grows downward.
@frozen
public struct Point2D: Hashable, Codable, BitwiseCopyable, Sendable {
    /// The horizontal coordinate, growing to the right.
    public var x: Double

    /// The vertical coordinate, growing downward.
    public var y: Double

    /// Creates a point from its coordinates.
    @inlinable
    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }

    /// Creates a point from its coordinates, without labels.
    @inlinable
    public init(_ x: Double, _ y: Double) {
        self.x = x
        self.y = y
    }

    /// The point (0, 0).
    @inlinable
    public static var zero: Point2D { Point2D(x: 0, y: 0) }

    /// Whether both coordinates are finite: neither infinite nor NaN.
    @inlinable
    public var isFinite: Bool {
        // An infinity or a NaN less itself is NaN, which equals nothing.
        (x - x) + (y - y) == 0
    }
}

extension Point2D: CustomStringConvertible {
    /// The point as people write it: `(12.5, 7.0)`.
    public var description: String { "(\(x), \(y))" }
}
