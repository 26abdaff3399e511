/// What a view answers: an override of `hitTest(_:with:)`, declared as data.
///
/// It applies once the view is eligible (visible, interactive, opaque enough) and the point is in
/// its region; the two closure cases come before both, as an override does.
public enum HitBehavior: Sendable {
    /// The first answer of its subviews, topmost first, else the view itself. UIKit's default.
    case normal

    /// The first answer of its subviews, else none: the search goes on behind the view.
    case passthrough

    /// The view itself; its subviews are never asked.
    case absorbing

    /// None; neither the view nor its subviews are asked, and the search goes on behind it.
    case transparent

    /// The first answer of its subviews, else the named view as it is.
    ///
    /// The target's gates, region and own redirection are not asked. If it has been removed, the
    /// view acts as ``passthrough``.
    case redirect(ViewID)

    /// The closure decides, as an override of `hitTest(_:with:)` would.
    ///
    /// Neither the view's own gates nor its region are applied first; an ineligible ancestor, or
    /// geometry that cannot be hit, still keeps it from being asked. Call
    /// ``HitTestContext/standardResult()`` for what `super.hitTest` would return. A removed view
    /// counts as nil, and nil lets the search go on behind the view.
    ///
    /// The rectangle, in the view's own space, is a promise that the closure answers nil outside
    /// it, and the closure is not asked there. The closure must be pure: how often and in what order
    /// it is called is not specified.
    case custom(bounds: Rect2D?, @Sendable (HitTestContext) -> ViewID?)

    /// As ``custom(bounds:_:)``, but resolved by the handler that comes with the query.
    ///
    /// For frameworks whose overrides live in objects. Without a handler, as ``normal``.
    case overridden(bounds: Rect2D?)
}
