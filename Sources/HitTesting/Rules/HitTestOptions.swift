/// An event as the caller knows it; the engine hands it to closures and does not look into it.
public protocol HitTestEvent {}

/// What a filter says of a view that a hit test has reached.
public enum HitTestFilterDecision: Hashable, Sendable {
    /// The view takes part as it is.
    case include

    /// The view acts as ``HitBehavior/passthrough``: its subviews are asked, it does not answer.
    case skipView

    /// Neither the view nor its subviews are asked.
    case skipSubtree
}

/// What comes with one query, beyond the point: an event, a filter, a handler of overridden views.
///
/// Make one and keep it: making closures may allocate, querying does not.
public struct HitTestOptions {
    /// The event that closures are given.
    public var event: (any HitTestEvent)?

    /// Asked about each view reached: eligible, and containing the point.
    ///
    /// A view whose behaviour is a closure, or overridden, is asked about before its gates and
    /// region, as its closure would be. Views that a redirection or a closure names are not asked
    /// about. For drag and drop: skip what is being dragged.
    public var filter: ((ViewID) -> HitTestFilterDecision)?

    /// Answers for views whose behaviour is ``HitBehavior/overridden(bounds:)``.
    public var overriddenViews: ((HitTestContext) -> ViewID?)?

    /// Creates options; without arguments, those of a plain hit test.
    public init(
        event: (any HitTestEvent)? = nil,
        filter: ((ViewID) -> HitTestFilterDecision)? = nil,
        overriddenViews: ((HitTestContext) -> ViewID?)? = nil
    ) {
        self.event = event
        self.filter = filter
        self.overriddenViews = overriddenViews
    }

    /// Whether no closure of the caller's is to be asked.
    var isPlain: Bool { filter == nil && overriddenViews == nil }
}
