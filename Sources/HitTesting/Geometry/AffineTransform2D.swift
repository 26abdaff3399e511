/// An affine transform of the plane, with Core Graphics' names and meaning.
///
///     x' = a·x + c·y + tx
///     y' = b·x + d·y + ty
@frozen
public struct AffineTransform2D: Hashable, Codable, BitwiseCopyable, Sendable {
    /// How much x contributes to x'.
    public var a: Double

    /// How much x contributes to y'.
    public var b: Double

    /// How much y contributes to x'.
    public var c: Double

    /// How much y contributes to y'.
    public var d: Double

    /// The horizontal displacement, in points.
    public var tx: Double

    /// The vertical displacement, in points.
    public var ty: Double

    /// Creates a transform from its six numbers.
    @inlinable
    public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.tx = tx
        self.ty = ty
    }

    /// The transform that changes nothing.
    @inlinable
    public static var identity: AffineTransform2D {
        AffineTransform2D(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
    }

    /// Whether the six numbers compare equal to 1, 0, 0, 1, 0, 0.
    @inlinable
    public var isIdentity: Bool { self == .identity }

    /// Whether all six numbers are finite.
    @inlinable
    public var isFinite: Bool {
        a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
    }

    /// The determinant `a·d − b·c`: the factor by which areas grow.
    @inlinable
    public var determinant: Double { a * d - b * c }
}

extension AffineTransform2D: CustomStringConvertible {
    /// The six numbers in the notation of UIKit's dumps: `[1.0, 0.0, 0.0, 1.0, 0.0, 0.0]`.
    public var description: String { "[\(a), \(b), \(c), \(d), \(tx), \(ty)]" }
}
