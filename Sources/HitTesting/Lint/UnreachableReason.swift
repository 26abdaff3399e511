/// Why a view can never be hit.
///
/// Each case names the view at fault, which is the view itself or one around it.
public enum UnreachableReason<View: Hashable>: Hashable {
    /// The view is hidden.
    case hidden(view: View)

    /// The view does not take part in interaction.
    case interactionDisabled(view: View)

    /// The view's own alpha is below the minimum.
    case tooTransparent(view: View, alpha: Float)

    /// The view's geometry holds a NaN or an infinity.
    case nonFiniteGeometry(view: View)

    /// The view's transform has no usable inverse.
    case singularTransform(view: View, transform: AffineTransform2D)

    /// The view's region holds no point: it has no size, or is `.nowhere`.
    case emptyRegion(view: View)

    /// The view lies outside the region of a view around it, or of it and others together.
    case outside(view: View, ancestor: View)

    /// Other views, in front, take every touch in the view's region.
    ///
    /// At `point`, in the middle of what the views around leave of the region, `by` gets the touch.
    case covered(view: View, by: View?, at: Point2D)

    /// The view around answers in the place of its subviews.
    case absorbed(by: View)

    /// The view and its subviews are not asked: the view's behaviour is `.transparent`.
    case transparent(view: View)

    /// The view's behaviour is to answer with its subviews only.
    case passesThrough(view: View)

    /// The view answers with another one.
    case redirects(view: View, to: View)

    /// The view's own subviews take every touch in it.
    case takenBySubviews

    /// The view is not below a window.
    case detached
}

extension UnreachableReason: Sendable where View: Sendable {}
extension UnreachableReason: Encodable where View: Encodable {}
extension UnreachableReason: Decodable where View: Decodable {}
