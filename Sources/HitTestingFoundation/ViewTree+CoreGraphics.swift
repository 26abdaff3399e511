public import Foundation
public import HitTesting

extension ViewDescription {
    /// Creates the description of an untransformed view from its frame.
    ///
    /// - Parameters:
    ///   - frame: The rectangle in the superview's space, in points.
    ///   - name: What a person calls the view.
    public init(frame: CGRect, name: String? = nil) {
        self.init(frame: Rect2D(frame), name: name)
    }
}

extension ViewTree {
    /// The view that gets a touch at a point of the world; nil if none does.
    ///
    /// - Parameter worldPoint: A point in the windows' superspace, the screen, in points.
    /// - Complexity: As `hitTest(_: Point2D)`.
    public func hitTest(_ worldPoint: CGPoint) -> ViewID? {
        hitTest(Point2D(worldPoint))
    }

    /// What `view.hitTest(point, with: event)` answers.
    ///
    /// - Parameters:
    ///   - localPoint: A point in the view's own space.
    ///   - view: The view to ask.
    /// - Complexity: As `hitTest(_:in:options:)`.
    public func hitTest(_ localPoint: CGPoint, in view: ViewID) -> ViewID? {
        hitTest(Point2D(localPoint), in: view)
    }

    /// A point of one view's space, in another's; nil stands for the world.
    ///
    /// - Complexity: O(d) in the depth d.
    public func convert(
        _ point: CGPoint, from source: ViewID?, to target: ViewID?
    ) -> CGPoint? {
        convert(Point2D(point), from: source, to: target).map { CGPoint($0) }
    }

    /// A rectangle of one view's space, in another's: the bounding box of its converted corners.
    ///
    /// - Complexity: O(d) in the depth d.
    public func convert(
        _ rect: CGRect, from source: ViewID?, to target: ViewID?
    ) -> CGRect? {
        convert(Rect2D(rect), from: source, to: target).map { CGRect($0) }
    }
}
