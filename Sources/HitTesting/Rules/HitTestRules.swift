/// What a tree takes for granted about gates and geometry; given when a tree is made, for its life.
public struct HitTestRules: Hashable, Sendable {
    /// What happens under a transform that has no usable inverse.
    public enum SingularTransforms: Hashable, Sendable {
        /// The view and its subtree are never hit (*chosen*, as WebRender and Avalonia do).
        case unhittable

        /// The matrix stands for its own inverse, as Core Graphics documents for
        /// `CGAffineTransformInvert`: a view scaled to 0 then takes every touch of its superview.
        case returnedUnchanged
    }

    /// The alpha below which a view, with its subtree, is not hit.
    ///
    /// Compared with the view's own alpha, a `Float`, widened to a `Double`. With 0, only alphas of
    /// 0 and less are not hit.
    public var minimumAlpha: Double

    /// What happens under a transform that has no usable inverse.
    public var singularTransforms: SingularTransforms

    /// Creates rules; without arguments, UIKit's.
    ///
    /// UIKit documents that it ignores views whose alpha is "less than 0.01".
    ///
    /// - Precondition: `minimumAlpha` is not NaN.
    public init(
        minimumAlpha: Double = 0.01, singularTransforms: SingularTransforms = .unhittable
    ) {
        precondition(!minimumAlpha.isNaN, "The minimum alpha must be a number, and is NaN")
        self.minimumAlpha = minimumAlpha
        self.singularTransforms = singularTransforms
    }

    /// UIKit's rules.
    public static var uiKit: HitTestRules { HitTestRules() }

    /// Whether a view's own alpha lets it be hit.
    ///
    /// The alpha is a `Float`, as `CALayer.opacity` is, so exactly 0.01 (0.00999999977 as a `Float`)
    /// is not enough and `Float(0.01).nextUp` is. NaN is not enough (*chosen*).
    ///
    /// - Complexity: O(1).
    @inlinable
    public func allows(alpha: Float) -> Bool {
        minimumAlpha == 0 ? alpha > 0 : Double(alpha) >= minimumAlpha
    }
}
