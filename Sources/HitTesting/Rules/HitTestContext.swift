/// What a closure that decides about one view is told, and may ask.
///
/// Valid only during the call; the questions are answered by the engine that called, with the
/// event, filter and handler of the query under way.
public struct HitTestContext {
    /// The view that the closure decides about.
    public let view: ViewID

    /// The point in the view's own space.
    public let localPoint: Point2D

    /// The tree under test.
    public let tree: ViewTree

    /// What came with the query.
    let options: HitTestOptions

    /// Which engine asks, and answers.
    let engine: Engine

    /// The engines that call closures.
    enum Engine {
        case live
        case recursive
    }

    /// The caller's event.
    public var event: (any HitTestEvent)? { options.event }

    /// What `super.hitTest` would answer: the view's gates, its region, its subviews, then itself.
    ///
    /// Asking from the closure of a *region* would ask that region again, without end: there, ask
    /// about other views.
    public func standardResult() -> ViewID? {
        switch engine {
        case .live: tree.standardResult(of: view, at: localPoint, options: options)
        case .recursive:
            RecursiveEngine(tree).standardResult(of: view, at: localPoint, options: options)
        }
    }

    /// The answer of any view, as `view.hitTest(point, with: event)` gives it.
    ///
    /// - Parameters:
    ///   - localPoint: A point in `view`'s own space.
    ///   - view: The view to ask; nil is answered for a removed one.
    public func hitTest(_ localPoint: Point2D, in view: ViewID) -> ViewID? {
        switch engine {
        case .live: tree.hitTest(localPoint, in: view, options: options)
        case .recursive: RecursiveEngine(tree).hitTest(localPoint, in: view, options: options)
        }
    }

    /// The same point in another view's space; see ``ViewTree/convert(_:from:to:)->Point2D?``.
    public func convert(_ point: Point2D, from source: ViewID?, to target: ViewID?) -> Point2D? {
        tree.convert(point, from: source, to: target)
    }
}
