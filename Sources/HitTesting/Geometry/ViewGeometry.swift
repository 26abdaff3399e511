/// Where one view lies: its bounds, and how they are placed in the superview's space.
///
/// This value holds the geometry's whole state and its rules, apart from any tree:
///
/// - With the identity transform and a frame that was set, the *frame's origin* is authoritative: it
///   is kept exactly as given, so a point on the minimum edge of a decimal frame is always inside.
/// - Setting the centre, a different bounds size, the anchor point, or a transform other than the
///   identity makes the *centre* authoritative. At the identity, the frame's origin is then derived
///   once, as `center − anchorPoint ⊙ size`.
/// - `bounds.origin`, the scroll offset, changes neither.
///
/// Local to superview: `center + transform · (local − pivot)`, with
/// `pivot = bounds.origin + anchorPoint ⊙ bounds.size`.
///
/// The rules are UIKit's, as documented for `UIView`, except where a member says *chosen*.
public struct ViewGeometry: Hashable, Sendable {
    /// The rectangle in the view's own space; `origin` is the scroll offset.
    var storedBounds: Rect2D

    /// A point of the bounds in unit coordinates.
    var storedAnchorPoint: Point2D

    /// The transform, applied about the anchor point.
    var storedTransform: AffineTransform2D

    /// The frame's origin; meaningful while the transform is the identity.
    var frameOrigin: Point2D

    /// The centre, where it was set or had to be; nil while the frame's origin is authoritative.
    var storedCenter: Point2D?

    /// Creates an untransformed view's geometry from its frame.
    ///
    /// - Parameters:
    ///   - frame: The rectangle in the superview's space, in points.
    ///   - boundsOrigin: The scroll offset, in the view's own space.
    ///   - anchorPoint: A point of the bounds in unit coordinates.
    public init(
        frame: Rect2D, boundsOrigin: Point2D = .zero, anchorPoint: Point2D = Point2D(0.5, 0.5)
    ) {
        storedBounds = Rect2D(origin: boundsOrigin, size: frame.size)
        storedAnchorPoint = anchorPoint
        storedTransform = .identity
        frameOrigin = frame.origin
        storedCenter = nil
    }

    /// Creates a view's geometry from its centre, as layers are given.
    ///
    /// - Parameters:
    ///   - bounds: The rectangle in the view's own space.
    ///   - center: Where the anchor point lies in the superview's space.
    ///   - anchorPoint: A point of the bounds in unit coordinates.
    ///   - transform: The transform, applied about the anchor point.
    public init(
        bounds: Rect2D, center: Point2D, anchorPoint: Point2D = Point2D(0.5, 0.5),
        transform: AffineTransform2D = .identity
    ) {
        storedBounds = bounds
        storedAnchorPoint = anchorPoint
        storedTransform = transform
        frameOrigin = .zero
        storedCenter = center
        deriveFrameOrigin()
    }

    /// `anchorPoint ⊙ bounds.size`: the anchor point's distance from the bounds' origin.
    var anchorOffset: Point2D {
        Point2D(
            x: storedAnchorPoint.x * storedBounds.size.width,
            y: storedAnchorPoint.y * storedBounds.size.height)
    }

    /// Derives the frame's origin from the centre; under a transform it means nothing and is zero.
    mutating func deriveFrameOrigin() {
        guard let center = storedCenter else { return }
        guard storedTransform.isIdentity else {
            frameOrigin = .zero
            return
        }
        let offset = anchorOffset
        frameOrigin = Point2D(x: center.x - offset.x, y: center.y - offset.y)
    }

    /// Makes the centre authoritative, at the place where it now reads.
    mutating func fixCenter() {
        storedCenter = center
    }
}
