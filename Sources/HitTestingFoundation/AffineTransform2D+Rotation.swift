import Foundation
public import HitTesting

extension AffineTransform2D {
    /// Creates a rotation about the origin.
    ///
    /// - Parameter angle: The angle in radians; with y downward, a positive one turns clockwise on
    ///   the screen, as `CGAffineTransform(rotationAngle:)` does in UIKit.
    public init(rotationAngle angle: Double) {
        self.init(cosine: cos(angle), sine: sin(angle))
    }
}
