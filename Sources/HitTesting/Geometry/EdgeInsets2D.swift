/// Distances, in points, from the four edges of a rectangle inward; negative ones reach outward.
@frozen
public struct EdgeInsets2D: Hashable, Codable, BitwiseCopyable, Sendable {
    /// The distance from the minimum y edge.
    public var top: Double

    /// The distance from the minimum x edge.
    public var left: Double

    /// The distance from the maximum y edge.
    public var bottom: Double

    /// The distance from the maximum x edge.
    public var right: Double

    /// Creates insets from four distances, in UIKit's order.
    @inlinable
    public init(top: Double, left: Double, bottom: Double, right: Double) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }

    /// Creates the same inset on every edge.
    ///
    /// A touch target 10 points larger on every side is `EdgeInsets2D(-10)`.
    @inlinable
    public init(_ amount: Double) {
        self.init(top: amount, left: amount, bottom: amount, right: amount)
    }
}

extension EdgeInsets2D: CustomStringConvertible {
    /// The insets in the order top, left, bottom, right.
    public var description: String { "(\(top), \(left), \(bottom), \(right))" }
}
