import HitTesting

/// One question that a hierarchy's engine is asked: the event that asks, and how to get from the
/// engine's views to the objects.
///
/// Overrides never meet it: they are given the ``Event``. It is what the closure of a
/// `HitRegion.custom` finds as its context's event:
///
///     badge.hitRegion = .custom(bounds: nil) { context in
///         let query = context.event as? HitTestQuery
///         return query?.event?.type == .hover || context.localPoint.x < 10
///     }
public final class HitTestQuery: HitTestEvent {
    /// The event that asks; nil if there is none.
    public let event: Event?

    /// The hierarchy that is asked.
    let space: ViewSpace

    /// The view whose subviews are asked, if it is not the view itself that is.
    private var container: ViewID?

    /// The same view until the engine calls it, to be told what its own implementation does.
    private var standardView: ViewID?

    /// The same view, which has said already that it contains the point, until its region is asked.
    private var knownContainer: ViewID?

    /// The last answer of a called view that the tree's ids cannot tell, under the called one's id.
    private var placeholder: (id: ViewID, view: View)?

    /// Asks a hierarchy.
    init(_ space: ViewSpace, _ event: Event?) {
        self.space = space
        self.event = event
    }

    /// The object that a view of the engine's tree stands for; nil if it has left the hierarchy.
    public func view(_ id: ViewID) -> View? {
        space.view(id)
    }

    /// What the engine is given with the query.
    var options: HitTestOptions {
        HitTestOptions(event: self, overriddenViews: space.asksViews ? answer : nil)
    }

    /// The answer of the subviews of a view that is called, and has said that it contains the point.
    func answerOfSubviews(of view: ViewID, at point: Point2D, in tree: ViewTree) -> View? {
        container = view
        standardView = view
        knownContainer = view
        let answer = tree.hitTest(point, in: view, options: options)
        return answer == view ? nil : object(of: answer)
    }

    /// The object that an answer of the engine stands for.
    func object(of answer: ViewID?) -> View? {
        guard let answer else { return nil }
        if let placeholder, placeholder.id == answer { return placeholder.view }
        return space.view(answer)
    }

    /// Calls an overriding view's `hitTest(_:with:)`, or does what its own implementation asks for.
    private func answer(_ context: HitTestContext) -> ViewID? {
        if standardView == context.view {
            standardView = nil
            return context.standardResult()
        }
        guard let view = space.view(context.view),
            let answer = view.hitTest(context.localPoint, with: event)
        else { return nil }
        // The tree has no id for a view of another hierarchy, and the container's own would mean that
        // its subviews have no answer.
        if let node = answer.node, node.space === space, context.tree.contains(node.id),
            node.id != container
        {
            placeholder = nil
            return node.id
        }
        placeholder = (context.view, answer)
        return context.view
    }

    /// Calls an overriding view's `point(inside:with:)`, unless it has answered already.
    @Sendable static func isInsideOverridingView(_ context: HitTestContext) -> Bool {
        guard let query = context.event as? HitTestQuery else { return false }
        if query.knownContainer == context.view {
            query.knownContainer = nil
            return true
        }
        guard let view = query.space.view(context.view) else { return false }
        return view.point(inside: context.localPoint, with: query.event)
    }
}
