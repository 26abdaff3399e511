/// Where a view is: the answer to `point(inside:with:)`, declared as data.
///
/// A region is stated in the view's own space and follows its bounds. It does not depend on
/// clipping, corner radii or drawing. A point with a coordinate that is not finite is in no region.
public indirect enum HitRegion: Sendable {
    /// The bounds contain the point. UIKit's default.
    case bounds

    /// The standardised bounds, with each edge moved inward, contain the point.
    ///
    /// Negative amounts enlarge the touch target; insets that cross leave nothing.
    case inset(EdgeInsets2D)

    /// Any of the rectangles, in the view's own space, contains the point; without any, never.
    case rects([Rect2D])

    /// The ellipse that touches the four edges of the bounds contains the point.
    case ellipse

    /// The bounds with circular corners contain the point.
    ///
    /// The radius is clamped to 0 … half the shorter side; NaN counts as 0.
    case roundedRect(radius: Double)

    /// The closed contours, in the view's own space, contain the point under a fill rule.
    ///
    /// Contours of fewer than three points count nothing. A vertex that is not finite: never.
    case polygons([[Point2D]], FillRule)

    /// The bounds contain the point, and so does the mask's cell there: an image whose transparent
    /// parts let touches through.
    case mask(HitMask)

    /// The first region contains the point and the second does not.
    case excluding(HitRegion, HitRegion)

    /// The bounds, or the region of a subview that passes the gates, contain the point: the usual
    /// cure for a button outside its superview.
    ///
    /// A subview's own region decides, recursively; its behaviour is not asked. A subview that is
    /// hidden, not interactive, too transparent or unhittable does not count.
    case boundsOrSubviews

    /// Every finite point.
    case everywhere

    /// No point.
    case nowhere

    /// The closure says so, and so does the rectangle, if one is given.
    ///
    /// The rectangle, in the view's own space, keeps the view out of the way of touches elsewhere;
    /// without one the closure is asked about every touch in the superview. The closure must be
    /// pure: how often it is called is not specified.
    case custom(bounds: Rect2D?, @Sendable (HitTestContext) -> Bool)

    /// How contours make an inside.
    public enum FillRule: String, Hashable, Codable, Sendable {
        /// The winding number is not zero.
        case nonZero

        /// A ray crosses the contours an odd number of times.
        case evenOdd
    }
}
