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

    /// A view that has said already that it contains the point; the engine is about to ask it.
    private var knownContainer: ViewID?

    /// The answer of an override that the tree has no view for: one of another hierarchy.
    private var foreignAnswer: View?

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

    /// As ``options``, for the answer of the subviews of a view that contains the point.
    func optionsForSubviews(of view: ViewID) -> HitTestOptions {
        knownContainer = view
        var options = self.options
        options.filter = { $0 == view ? .skipView : .include }
        return options
    }

    /// The object that an answer of the engine stands for.
    func object(of answer: ViewID?) -> View? {
        guard let answer else { return nil }
        defer { foreignAnswer = nil }
        return foreignAnswer ?? space.view(answer)
    }

    /// Calls an overriding view's `hitTest(_:with:)`.
    private func answer(_ context: HitTestContext) -> ViewID? {
        guard let view = space.view(context.view),
            let answer = view.hitTest(context.localPoint, with: event)
        else { return nil }
        if let node = answer.node, node.space === space, context.tree.contains(node.id) {
            return node.id
        }
        foreignAnswer = answer
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
