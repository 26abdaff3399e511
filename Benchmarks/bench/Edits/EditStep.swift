import HitTesting

/// One edit of a tree, its views named by number, so that it can be made to two trees alike.
enum EditStep {
    /// Gives a view a frame; for views without a transform.
    case setFrame(Rect2D, of: Int)

    /// Puts a view's anchor point somewhere; for any view.
    case setCenter(Point2D, of: Int)

    /// Scrolls a view's contents.
    case setBoundsOrigin(Point2D, of: Int)

    /// Hides a view, or shows it.
    case setHidden(Bool, of: Int)

    /// Puts a view in front of its siblings.
    case bringToFront(Int)

    /// Adds a plain view in front of a sibling, and gives it the next number.
    case insert(Rect2D, above: Int)

    /// Removes the view that was inserted last.
    case removeLast
}
