import HitTesting

extension View {
    /// A point of this view's space, in another's.
    ///
    /// - Parameters:
    ///   - point: A point in this view's own space.
    ///   - view: The view whose space is asked for; nil for that of this view's window or, without
    ///     one, of the superspace that its topmost superview's frame is in. Views of different
    ///     windows meet on the screen.
    /// - Returns: The point; of NaNs, which nothing contains, if a view on the way down has geometry
    ///   that is not finite or cannot be inverted.
    /// - Complexity: O(d) in the depth.
    public final func convert(_ point: Point2D, to view: View?) -> Point2D {
        ViewSpace.convert(point, from: self, to: view ?? window)
    }

    /// A point of another view's space, in this one's.
    ///
    /// - Parameters:
    ///   - point: A point in `view`'s own space.
    ///   - view: The view whose space the point is in; nil as for ``convert(_:to:)-(Point2D,_)``.
    /// - Returns: As ``convert(_:to:)-(Point2D,_)``.
    public final func convert(_ point: Point2D, from view: View?) -> Point2D {
        ViewSpace.convert(point, from: view ?? window, to: self)
    }

    /// A rectangle of this view's space, in another's: the bounding box of its converted corners.
    ///
    /// - Parameters:
    ///   - rect: A rectangle in this view's own space.
    ///   - view: The view whose space is asked for; nil as for ``convert(_:to:)-(Point2D,_)``.
    /// - Returns: The rectangle; of NaNs where a point has no image.
    public final func convert(_ rect: Rect2D, to view: View?) -> Rect2D {
        ViewSpace.convert(rect, from: self, to: view ?? window)
    }

    /// A rectangle of another view's space, in this one's: the bounding box of its converted corners.
    ///
    /// - Parameters:
    ///   - rect: A rectangle in `view`'s own space.
    ///   - view: The view whose space the rectangle is in; nil as for
    ///     ``convert(_:to:)-(Point2D,_)``.
    /// - Returns: The rectangle; of NaNs where a point has no image.
    public final func convert(_ rect: Rect2D, from view: View?) -> Rect2D {
        ViewSpace.convert(rect, from: view ?? window, to: self)
    }
}
