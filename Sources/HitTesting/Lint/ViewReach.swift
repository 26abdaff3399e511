/// Where one view gets touches.
///
/// Areas are square points of the world, as bounds: equal ones for upright rectangles, whose areas are
/// exact, and close ones where slanted edges or curves take part. The lower bound is positive only if
/// a hit test confirmed a point.
public struct ViewReach<View: Hashable>: Hashable {
    /// The view.
    public let view: View

    /// Whether the view can be hit anywhere, and where.
    public let verdict: TouchVerdict

    /// Why not, if it cannot; for a view that redirects or passes touches through, why it does not
    /// answer itself.
    public let reason: UnreachableReason<View>?

    /// The area in which the view itself gets the touch, redirections to it included.
    public let area: ClosedRange<Double>

    /// The area in which the view or one below it is asked for the answer.
    public let areaWithSubviews: ClosedRange<Double>

    /// The area of the view's region by itself, whatever surrounds or covers it; nil where there is
    /// none to speak of, because the region or its scale is not finite.
    public let regionArea: ClosedRange<Double>?

    /// The part of the view's region in which the view gets the touch, 0 to 1.
    public let fraction: ClosedRange<Double>?

    /// The view whose closure, or whose transform, leaves the verdict or the areas in doubt.
    public let doubt: View?

    /// Who gets a touch in the middle of the view's bounds, if it is neither the view nor one below.
    public let center: MisdirectedCenter<View>?
}

/// A touch in the middle of a view that goes to somebody else.
public struct MisdirectedCenter<View: Hashable>: Hashable {
    /// The middle of the view's bounds, in the world.
    public let point: Point2D

    /// Who gets the touch; nil if nobody does.
    public let receiver: View?
}

extension ViewReach {
    /// The same with other names for views.
    public func mapViews<Name>(_ name: (View) -> Name) -> ViewReach<Name> {
        ViewReach<Name>(
            view: name(view), verdict: verdict, reason: reason?.mapViews(name), area: area,
            areaWithSubviews: areaWithSubviews, regionArea: regionArea, fraction: fraction,
            doubt: doubt.map(name),
            center: center.map {
                MisdirectedCenter(point: $0.point, receiver: $0.receiver.map(name))
            })
    }
}

extension ViewReach: Sendable where View: Sendable {}
extension ViewReach: Encodable where View: Encodable {}
extension ViewReach: Decodable where View: Decodable {}
extension MisdirectedCenter: Sendable where View: Sendable {}
extension MisdirectedCenter: Encodable where View: Encodable {}
extension MisdirectedCenter: Decodable where View: Decodable {}
