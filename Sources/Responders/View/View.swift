import HitTesting

/// A rectangle in a hierarchy that receives touches: the headless counterpart of `UIView`.
///
///     let window = Window(frame: Rect2D(x: 0, y: 0, width: 390, height: 844))
///     let button = View(frame: Rect2D(x: 16, y: 60, width: 120, height: 44))
///     window.addSubview(button)
///     window.hitTest(Point2D(20, 80), with: nil)      // button
///
/// Subclass it, override ``hitTest(_:with:)`` or ``point(inside:with:)``, call `super`, return nil
/// or another view: overrides are always honoured. Views whose class says that it does not override
/// them are found faster; see ``declaresStandardHitTesting``.
///
/// Lengths are in points, y grows downward, and the last subview is in front. A view is not
/// `Sendable` and not tied to an actor; views of one hierarchy belong to one owner.
open class View: Responder {
    /// The subviews, back to front.
    public internal(set) final var subviews: [View] = []

    /// The view that this one is a subview of.
    public internal(set) final weak var superview: View?

    /// The controller whose root view this is.
    final weak var viewController: ViewController?

    /// Everything that the engine is told of the view, as the view's owner set it.
    final var state: ViewDescription

    /// The view's place in an engine's tree; nil until it is in a window or is asked something.
    final var node: ViewNode?

    /// The rectangle outside of which the overrides promise not to answer.
    final var promisedBounds: Rect2D?

    /// What the view answers, where its class does not override.
    final var storedHitBehavior = HitBehavior.normal

    /// Whether the view gets more than the first of several touches.
    open var isMultipleTouchEnabled = false

    /// Whether the view keeps other views of its window from starting touches, and waits for theirs.
    ///
    /// While such a view tracks a touch no other view of its window starts one, and it starts none
    /// while another view tracks one.
    open var isExclusiveTouch = false

    /// The queue of views to let go that this view is in, while its superview is going.
    final var farewell: FarewellQueue?

    /// Creates a view with a frame, in the superview's space, in points.
    public init(frame: Rect2D = .zero) {
        state = ViewDescription(frame: frame)
    }

    deinit {
        // A view in a hierarchy is kept by its superview, so this one is the top of its tree.
        node?.space.leave(self)
        (farewell ?? FarewellQueue()).letGo(subviewsOf: self)
    }

    /// The view's controller if it is that controller's root view, else the superview.
    open override var next: Responder? { viewController ?? superview }

    /// The rectangle in the superview's space; under a transform, its bounding box.
    ///
    /// - Precondition: For setting: the transform keeps axes (translation, scale, mirror, quarter
    ///   turns) and is not singular. UIKit calls the frame undefined under any transform.
    open var frame: Rect2D {
        get { state.geometry.frame }
        set { changeGeometry { $0.frame = newValue } }
    }

    /// The rectangle in the view's own space; its origin is the scroll offset.
    open var bounds: Rect2D {
        get { state.geometry.bounds }
        set { changeGeometry { $0.bounds = newValue } }
    }

    /// Where the anchor point lies, in the superview's space.
    open var center: Point2D {
        get { state.geometry.center }
        set { changeGeometry { $0.center = newValue } }
    }

    /// The transform about the anchor point; the identity by default.
    open var transform: AffineTransform2D {
        get { state.geometry.transform }
        set { changeGeometry { $0.transform = newValue } }
    }

    /// The point of the bounds, in unit coordinates, that ``center`` places; (0.5, 0.5) by default.
    ///
    /// Setting it keeps the centre, so the view moves.
    open var anchorPoint: Point2D {
        get { state.geometry.anchorPoint }
        set { changeGeometry { $0.anchorPoint = newValue } }
    }

    /// Whether the view, with its subviews, is hidden and gets no new touches.
    open var isHidden: Bool {
        get { state.isHidden }
        set {
            state.isHidden = newValue
            updateNode { tree, id in tree.setHidden(newValue, of: id) }
        }
    }

    /// The view's own opacity, 0 to 1; below 0.01 the view with its subviews gets no new touches.
    ///
    /// A `Float`, as a layer's opacity is: so 0.01, which as a `Float` is a little less, is not
    /// enough.
    open var alpha: Float {
        get { state.alpha }
        set {
            state.alpha = newValue
            updateNode { tree, id in tree.setAlpha(newValue, of: id) }
        }
    }

    /// Whether the view, with its subviews, gets new touches.
    open var isUserInteractionEnabled: Bool {
        get { state.isUserInteractionEnabled }
        set {
            state.isUserInteractionEnabled = newValue
            updateNode { tree, id in tree.setUserInteractionEnabled(newValue, of: id) }
        }
    }

    /// Says of a class that neither it nor its superclasses override ``hitTest(_:with:)`` or
    /// ``point(inside:with:)``: it names the class itself.
    ///
    ///     final class Badge: View {
    ///         override class var declaresStandardHitTesting: View.Type? { Badge.self }
    ///     }
    ///
    /// The engine then decides about such views without calling them. Write the class's name, not
    /// `self`: a declaration that a subclass merely inherits must not count for it, since it may
    /// override. Without a declaration the overrides, or the methods they would override, are called;
    /// forgetting it costs speed, never correctness. A wrong one is found by debug builds, which
    /// compare the answers with those of UIKit's recursion.
    open class var declaresStandardHitTesting: View.Type? { View.self }

    /// The frontmost view of this one and those below that a touch at a point belongs to.
    ///
    /// As in UIKit: nil if the view is hidden, too transparent or not interactive, or if
    /// ``point(inside:with:)`` says no; else the first answer of the subviews, the frontmost asked
    /// first; else the view. An override is asked before all that, whenever the superview contains
    /// the point, and may lie elsewhere itself; `super` does what is said here, with ``hitRegion``
    /// and ``hitBehavior`` in their places.
    ///
    /// - Parameters:
    ///   - point: A point in the view's own space. With a NaN or an infinity the answer is nil.
    ///   - event: The event that asks, or nil.
    /// - Returns: The view that gets the touch: this one, one below it, or any other that an override
    ///   names; nil to let the search go on behind this view.
    open func hitTest(_ point: Point2D, with event: Event?) -> View? {
        let node = requiredNode()
        return node.space.standardAnswer(of: self, node.id, at: point, event)
    }

    /// Whether the view contains a point; by default, whether ``hitRegion`` does.
    ///
    /// - Parameters:
    ///   - point: A point in the view's own space.
    ///   - event: The event that asks, or nil.
    open func point(inside point: Point2D, with event: Event?) -> Bool {
        if case .bounds = state.hitRegion { return state.geometry.bounds.contains(point) }
        let node = requiredNode()
        return node.space.regionContains(point, of: self, node.id, event)
    }
}
