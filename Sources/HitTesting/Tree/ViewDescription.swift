/// Everything a tree keeps of one view, its place among others excepted.
///
/// Make one to add a view, or read one to copy a view.
///
///     var badge = ViewDescription(frame: Rect2D(x: 300, y: 20, width: 44, height: 44))
///     badge.hitRegion = .ellipse
///     let id = tree.addSubview(badge, to: toolbar)
public struct ViewDescription: Sendable {
    /// Where the view lies.
    public var geometry: ViewGeometry

    /// Whether the view, with its subtree, is hidden and not hit.
    public var isHidden = false

    /// Whether the view, with its subtree, can be hit.
    public var isUserInteractionEnabled = true

    /// The view's own opacity, 0 to 1; ancestors' opacities are not multiplied in.
    public var alpha: Float = 1

    /// Where the view is: the answer to `point(inside:with:)`.
    public var hitRegion = HitRegion.bounds

    /// What the view answers: an override of `hitTest(_:with:)`.
    public var hitBehavior = HitBehavior.normal

    /// Whether subviews are drawn only inside the bounds; hit tests ignore it, as UIKit's do.
    public var clipsToBounds = false

    /// What a person calls the view: a class name, a label.
    public var name: String?

    /// Creates the description of a view from its geometry, everything else at its default.
    public init(geometry: ViewGeometry, name: String? = nil) {
        self.geometry = geometry
        self.name = name
    }

    /// Creates the description of an untransformed view from its frame.
    ///
    /// - Parameters:
    ///   - frame: The rectangle in the superview's space, in points.
    ///   - name: What a person calls the view.
    public init(frame: Rect2D, name: String? = nil) {
        self.init(geometry: ViewGeometry(frame: frame), name: name)
    }
}
