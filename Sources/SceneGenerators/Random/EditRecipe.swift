import HitTesting

/// One edit of a tree as data, its views named by number.
public enum EditRecipe: Sendable {
    /// Adds a new view.
    case add(ViewRecipe, Place)

    /// Puts an existing view, with its subtree, somewhere else.
    case move(Int, Place)

    /// Brings a view to the front of its siblings.
    case bringToFront(Int)

    /// Sends a view to the back of its siblings.
    case sendToBack(Int)

    /// Exchanges two siblings.
    case exchange(Int, Int)

    /// Removes a view and its subtree.
    case remove(Int)

    /// Takes a view and its subtree out, to be added again.
    case detach(Int)

    /// Moves a subtree to another tree, makes it a window there, and brings it back detached.
    case visitOtherTree(Int)

    /// Sets one property.
    case set(Int, PropertyRecipe)

    /// Keeps a copy of the tree, which must not change when the tree does.
    case copy

    /// Where a view goes.
    public enum Place: Sendable {
        /// A window, in front of those of its level.
        case root(level: Double)

        /// The front of the subviews.
        case front(of: Int)

        /// A place among the other subviews, counted from the back.
        case index(Int, of: Int)

        /// Right in front of a sibling.
        case above(Int)

        /// Right behind a sibling.
        case below(Int)
    }

    /// A property and its new value.
    public enum PropertyRecipe: Sendable {
        case geometry(ViewGeometry)
        case frame(Rect2D)
        case center(Point2D)
        case bounds(Rect2D)
        case boundsOrigin(Point2D)
        case anchorPoint(Point2D)
        case transform(AffineTransform2D)
        case isHidden(Bool)
        case isUserInteractionEnabled(Bool)
        case alpha(Float)
        case region(RegionRecipe)
        case behavior(BehaviorRecipe)
        case clipsToBounds(Bool)
        case name(String?)
        case level(Double)
    }
}
