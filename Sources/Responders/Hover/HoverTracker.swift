import HitTesting

/// Follows a pointer that touches nothing: tells which views it leaves and enters.
///
///     let tracker = HoverTracker(application)
///     let change = tracker.move(to: Point2D(20, 80))
///     for view in change.left { view.alpha = 1 }
///     for view in change.entered { view.alpha = 0.8 }
///
/// A pointer is over a view if the hit test answers it or a view below it. The tracker keeps the
/// views that the pointer is over alive until it moves on.
public final class HoverTracker {
    /// The application whose windows the pointer is over.
    public let application: Application

    /// The views that the pointer is over, from the window down to the one that it points at.
    public private(set) var hoveredViews: [View] = []

    /// What a pointer's move changed.
    public struct Change: Equatable {
        /// The views that the pointer has left, the innermost first.
        public let left: [View]

        /// The views that the pointer has entered, the outermost first.
        public let entered: [View]
    }

    /// Creates a tracker of a pointer that is nowhere yet.
    public init(_ application: Application) {
        self.application = application
    }

    /// Moves the pointer, and tells what that changed.
    ///
    /// What happened to the views since the last move counts too: stay in place to ask for that.
    ///
    /// - Parameters:
    ///   - worldPoint: A point in the space of the screen.
    ///   - timestamp: When, in seconds.
    /// - Complexity: That of ``Application/hitTest(_:with:)``, plus O(d) in the depth.
    @discardableResult
    public func move(to worldPoint: Point2D, timestamp: Double = 0) -> Change {
        let event = Event(hoverAt: timestamp)
        var views: [View] = []
        var view = application.hitTest(worldPoint, with: event)
        while let current = view {
            views.append(current)
            view = current.superview
        }
        return hover(over: views.reversed())
    }

    /// Takes the pointer away, and tells which views it has left.
    @discardableResult
    public func leave() -> Change {
        hover(over: [])
    }

    private func hover(over views: [View]) -> Change {
        let now = Set(views)
        let before = Set(hoveredViews)
        let change = Change(
            left: hoveredViews.reversed().filter { !now.contains($0) },
            entered: views.filter { !before.contains($0) })
        hoveredViews = views
        return change
    }
}
