/// One reason why a view does not get a touch at a point.
///
/// Each reason by itself is enough: the touch would not reach the view although all others were mended.
/// `view` names the view at fault, which is the explained view or one around it.
public enum ExplanationReason<View: Hashable>: Hashable {
    /// The point holds a NaN or an infinity.
    case pointNotFinite

    /// The view was removed, or is of another tree.
    case removed

    /// The view is not below a window: `top` is the top of the detached subtree that it is in.
    case detached(top: View)

    /// Another view, in front, answers the touch.
    ///
    /// - Parameters:
    ///   - by: The view that answers.
    ///   - answer: Who gets the touch: `by`, unless it redirects or a closure decides.
    ///   - front: The sibling, `by` or one around it, that is asked before `back`.
    ///   - back: The explained view, or the one around it that is `front`'s sibling.
    case covered(by: View, answer: View, front: View, back: View)

    /// The query's filter leaves the view out.
    case filtered(view: View)

    /// A closure, or the query's handler, decides about the view and all below it, and answers
    /// otherwise. What follows is what `super.hitTest` would find.
    case closureAnswers(view: View, answer: View?)

    /// The view is hidden.
    case hidden(view: View)

    /// The view does not take part in interaction.
    case interactionDisabled(view: View)

    /// The view's own alpha is below the minimum.
    case tooTransparent(view: View, alpha: Float, minimum: Double)

    /// The view's geometry holds a NaN or an infinity.
    case nonFiniteGeometry(view: View)

    /// The view's transform has no usable inverse.
    case singularTransform(view: View, transform: AffineTransform2D)

    /// The view's region does not contain the point.
    case outside(view: View, RegionMiss)

    /// The view around answers itself, and does not ask its subviews.
    case absorbed(by: View)

    /// The view's behaviour is `.transparent`: neither it nor its subviews are asked.
    case transparent(view: View)

    /// The explained view answers with its subviews only.
    case passesThrough

    /// The explained view answers with another one.
    case redirects(to: View)

    /// A view below the explained one answers the touch.
    ///
    /// - Parameters:
    ///   - by: The view that answers.
    ///   - answer: Who gets the touch: `by`, unless it redirects or a closure decides.
    case takenBySubview(by: View, answer: View)
}

extension ExplanationReason {
    /// The same with other names for views.
    public func mapViews<Name>(_ name: (View) -> Name) -> ExplanationReason<Name> {
        switch self {
        case .pointNotFinite: .pointNotFinite
        case .removed: .removed
        case .detached(let top): .detached(top: name(top))
        case .covered(let cover, let answer, let front, let back):
            .covered(
                by: name(cover), answer: name(answer), front: name(front), back: name(back))
        case .filtered(let view): .filtered(view: name(view))
        case .closureAnswers(let view, let answer):
            .closureAnswers(view: name(view), answer: answer.map(name))
        case .hidden(let view): .hidden(view: name(view))
        case .interactionDisabled(let view): .interactionDisabled(view: name(view))
        case .tooTransparent(let view, let alpha, let minimum):
            .tooTransparent(view: name(view), alpha: alpha, minimum: minimum)
        case .nonFiniteGeometry(let view): .nonFiniteGeometry(view: name(view))
        case .singularTransform(let view, let transform):
            .singularTransform(view: name(view), transform: transform)
        case .outside(let view, let miss): .outside(view: name(view), miss)
        case .absorbed(let view): .absorbed(by: name(view))
        case .transparent(let view): .transparent(view: name(view))
        case .passesThrough: .passesThrough
        case .redirects(let target): .redirects(to: name(target))
        case .takenBySubview(let subview, let answer):
            .takenBySubview(by: name(subview), answer: name(answer))
        }
    }
}

extension ExplanationReason: Sendable where View: Sendable {}
extension ExplanationReason: Encodable where View: Encodable {}
extension ExplanationReason: Decodable where View: Decodable {}
