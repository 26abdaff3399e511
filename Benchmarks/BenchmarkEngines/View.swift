import HitTesting

/// A view as the textbook has it: an object with an array of subviews, and the recursive hit test.
///
/// This is what the engines of the package are an alternative to, written as the author of a
/// framework would write it: a public class whose properties applications read and set, methods of
/// one job each, lengths in doubles.
public final class View {
    /// Which view of the measured tree this object stands for.
    public let id: ViewID

    /// The view that this one was added to.
    public private(set) weak var superview: View?

    /// The views added to this one, back to front.
    public private(set) var subviews: [View] = []

    /// The rectangle in the view's own space; its origin is the scroll offset.
    public var bounds: Rect2D

    /// Whether the view, with its subviews, is neither drawn nor hit.
    public var isHidden = false

    /// Whether the view, with its subviews, can be hit.
    public var isUserInteractionEnabled = true

    /// The view's own opacity.
    public var alpha: Float = 1

    /// Whether touches of the view itself, rather than of a subview, go to what lies behind it.
    public var passesTouchesThrough = false

    /// How a point of the superview's space becomes one of the view's own; nil if it cannot.
    public var conversion: PointConversion?

    /// Creates a view.
    public init(id: ViewID, bounds: Rect2D, conversion: PointConversion?) {
        self.id = id
        self.bounds = bounds
        self.conversion = conversion
    }

    /// Adds a view in front of the others.
    public func addSubview(_ view: View) {
        view.superview = self
        subviews.append(view)
    }

    /// The point in this view's own space, or nil if its geometry has no such point.
    public func convertFromSuperview(_ point: Point2D) -> Point2D? {
        conversion?.localPoint(of: point)
    }

    /// Whether a point of the view's own space lies in it.
    public func point(inside point: Point2D) -> Bool {
        bounds.contains(point)
    }

    /// The view that gets a touch at a point of this view's own space.
    public func hitTest(_ point: Point2D) -> View? {
        if isHidden || !isUserInteractionEnabled || Double(alpha) < 0.01 { return nil }
        guard self.point(inside: point) else { return nil }
        for subview in subviews.reversed() {
            if let subviewPoint = subview.convertFromSuperview(point),
                let answer = subview.hitTest(subviewPoint)
            {
                return answer
            }
        }
        return passesTouchesThrough ? nil : self
    }
}
