/// The whole story of one touch: every view whose region contains the point, topmost first, and why it
/// lost or won.
///
///     print(tree.explain(at: Point2D(330, 45)).mapViews { tree.name(of: $0) ?? "\($0)" })
public struct TouchStory<View: Hashable>: Hashable {
    /// The point, in the windows' superspace, the screen.
    public let worldPoint: Point2D

    /// Who gets the touch; nil if nobody does.
    public let receiver: View?

    /// The view that answers the touch: the receiver, unless it redirects or a closure decides.
    public let answering: View?

    /// The views whose own region contains the point, whatever surrounds, hides or covers them, in hit
    /// order: the topmost first, a view after those below it.
    ///
    /// A view that a closure decides about is among them if the closure answers.
    public let entries: [Entry]

    /// One view in a story.
    public struct Entry: Hashable {
        /// The view.
        public let view: View

        /// How many views lie around it.
        public let depth: Int

        /// The point in the view's own space.
        public let localPoint: Point2D

        /// Why the view does not get the touch, from the window down; none if it does.
        ///
        /// As in ``Explanation/reasons``, except that no more than some thirty of the reasons are
        /// given that lie with the views around.
        public let reasons: [ExplanationReason<View>]
    }
}

extension TouchStory {
    /// The same with other names for views.
    public func mapViews<Name>(_ name: (View) -> Name) -> TouchStory<Name> {
        TouchStory<Name>(
            worldPoint: worldPoint, receiver: receiver.map(name), answering: answering.map(name),
            entries: entries.map { entry in
                TouchStory<Name>.Entry(
                    view: name(entry.view), depth: entry.depth, localPoint: entry.localPoint,
                    reasons: entry.reasons.map { $0.mapViews(name) })
            })
    }
}

extension TouchStory: Sendable where View: Sendable {}
extension TouchStory: Encodable where View: Encodable {}
extension TouchStory: Decodable where View: Decodable {}
extension TouchStory.Entry: Sendable where View: Sendable {}
extension TouchStory.Entry: Encodable where View: Encodable {}
extension TouchStory.Entry: Decodable where View: Decodable {}
