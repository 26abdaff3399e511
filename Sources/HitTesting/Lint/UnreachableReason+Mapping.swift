extension UnreachableReason {
    /// The same with other names for views.
    public func mapViews<Name>(_ name: (View) -> Name) -> UnreachableReason<Name> {
        switch self {
        case .hidden(let view): .hidden(view: name(view))
        case .interactionDisabled(let view): .interactionDisabled(view: name(view))
        case .tooTransparent(let view, let alpha): .tooTransparent(view: name(view), alpha: alpha)
        case .nonFiniteGeometry(let view): .nonFiniteGeometry(view: name(view))
        case .singularTransform(let view, let transform):
            .singularTransform(view: name(view), transform: transform)
        case .emptyRegion(let view): .emptyRegion(view: name(view))
        case .outside(let view, let ancestor):
            .outside(view: name(view), ancestor: name(ancestor))
        case .covered(let view, let cover, let point):
            .covered(view: name(view), by: cover.map(name), at: point)
        case .absorbed(let view): .absorbed(by: name(view))
        case .transparent(let view): .transparent(view: name(view))
        case .passesThrough(let view): .passesThrough(view: name(view))
        case .redirects(let view, let target): .redirects(view: name(view), to: name(target))
        case .takenBySubviews: .takenBySubviews
        case .detached: .detached
        }
    }

    /// The view at fault; nil if it is the view itself or nothing in particular.
    public var viewAtFault: View? {
        switch self {
        case .hidden(let view), .interactionDisabled(let view), .tooTransparent(let view, _),
            .nonFiniteGeometry(let view), .singularTransform(let view, _),
            .emptyRegion(let view), .outside(let view, _), .covered(let view, _, _),
            .absorbed(let view), .transparent(let view), .passesThrough(let view),
            .redirects(let view, _):
            view
        case .takenBySubviews, .detached: nil
        }
    }
}
