extension Rect2D {
    /// Whether a point lies in the rectangle: minimum edges included, maximum edges excluded.
    ///
    /// - NaN, in the point or the rectangle, is outside. Nothing traps.
    /// - An empty rectangle contains nothing.
    ///
    /// The half-open rule is Core Graphics'.
    ///
    /// - Complexity: O(1).
    @inlinable
    public func contains(_ point: Point2D) -> Bool {
        minX <= point.x && point.x < maxX && minY <= point.y && point.y < maxY
    }

    /// Whether every point of another rectangle lies in this one.
    ///
    /// An empty rectangle lies in every other one, as the empty set does (*chosen*).
    ///
    /// - Complexity: O(1).
    @inlinable
    public func contains(_ other: Rect2D) -> Bool {
        other.isEmpty
            || (minX <= other.minX && other.maxX <= maxX
                && minY <= other.minY && other.maxY <= maxY)
    }

    /// Whether some point lies in both rectangles; sharing only an edge is not enough.
    ///
    /// - Complexity: O(1).
    @inlinable
    public func intersects(_ other: Rect2D) -> Bool {
        !isEmpty && !other.isEmpty
            && minX < other.maxX && other.minX < maxX
            && minY < other.maxY && other.minY < maxY
    }
}
