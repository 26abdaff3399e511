/// Why a view does, or does not, get a touch at a point.
///
///     let explanation = tree.explain(button, at: Point2D(330, 45))
///     print(explanation.mapViews { tree.name(of: $0) ?? "\($0)" })
///
/// As ``ViewTree/explain(_:at:options:)`` makes them, explanations name views by their ids. Names that
/// mean something elsewhere, in a file or to a person, are put in by ``mapViews(_:)``.
public struct Explanation<View: Hashable>: Hashable {
    /// The view.
    public let view: View

    /// The point, in the windows' superspace, the screen.
    public let worldPoint: Point2D

    /// The point in the view's own space; nil if no conversion leads there.
    public let localPoint: Point2D?

    /// Who gets the touch; nil if nobody does.
    public let receiver: View?

    /// The view that answers the touch: the receiver, unless it redirects or a closure decides.
    public let answering: View?

    /// Every reason why the view does not get the touch, from the window down; none if it does.
    public let reasons: [ExplanationReason<View>]

    /// Where to touch instead: whether the view can be hit anywhere, and a point at which it is.
    public let elsewhere: TouchVerdict

    /// Whether the view gets the touch.
    public var receivesTouch: Bool { reasons.isEmpty }
}

extension Explanation {
    /// The same with other names for views.
    public func mapViews<Name>(_ name: (View) -> Name) -> Explanation<Name> {
        Explanation<Name>(
            view: name(view), worldPoint: worldPoint, localPoint: localPoint,
            receiver: receiver.map(name), answering: answering.map(name),
            reasons: reasons.map { $0.mapViews(name) }, elsewhere: elsewhere)
    }
}

extension Explanation: Sendable where View: Sendable {}
extension Explanation: Encodable where View: Encodable {}
extension Explanation: Decodable where View: Decodable {}
