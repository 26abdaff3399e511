import HitTesting

/// A view with its place in the superspace of the roots, where pictures are drawn.
struct PlacedView: Sendable {
    /// The view.
    let view: ViewID

    /// Its place in paint order among all views, those without a place in the picture included.
    let paintNumber: Int

    /// What the picture calls it.
    let label: ViewLabel

    /// Its superview's number in paint order; nil for a root.
    let superview: Int?

    /// How many superviews it has.
    let depth: Int

    /// From its own space to that of the roots; rounded, good for drawing and nothing else.
    let worldTransform: AffineTransform2D

    /// What its region is drawn as.
    let region: HitRegion

    /// What it answers.
    let behavior: HitBehavior

    /// Its own rectangle, in its own space.
    let bounds: Rect2D

    /// The four corners of its bounds in the space of the roots.
    let worldCorners: [Point2D]

    /// Whether neither a gate nor its geometry, nor those of a superview, keep all touches away.
    let isReachable: Bool

    /// Whether it is hidden or too transparent to be seen, itself or a superview.
    let isInvisible: Bool

    /// The polygon in the space of the roots that clipping superviews leave to draw in.
    let clip: [Point2D]?

    /// The middle of its bounds in the space of the roots.
    var middle: Point2D { worldTransform.apply(to: bounds.standardized.center) }

    /// The box around its bounds in the space of the roots.
    var worldBox: Rect2D { Rect2D(around: worldCorners) }
}

extension Rect2D {
    /// The smallest rectangle around points; there is at least one.
    init(around points: [Point2D]) {
        let xs = points.map(\.x)
        let ys = points.map(\.y)
        self.init(
            minX: xs.min() ?? 0, minY: ys.min() ?? 0, maxX: xs.max() ?? 0, maxY: ys.max() ?? 0)
    }
}
