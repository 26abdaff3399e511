extension Rect2D {
    /// The rectangle that both rectangles share, or nil if they share no point.
    ///
    /// - Complexity: O(1).
    @inlinable
    public func intersection(_ other: Rect2D) -> Rect2D? {
        guard intersects(other) else { return nil }
        return Rect2D(
            minX: Swift.max(minX, other.minX), minY: Swift.max(minY, other.minY),
            maxX: Swift.min(maxX, other.maxX), maxY: Swift.min(maxY, other.maxY))
    }

    /// The smallest rectangle around both; an empty rectangle adds nothing.
    ///
    /// - Complexity: O(1).
    @inlinable
    public func union(_ other: Rect2D) -> Rect2D {
        if other.isEmpty { return self }
        if isEmpty { return other }
        return Rect2D(
            minX: Swift.min(minX, other.minX), minY: Swift.min(minY, other.minY),
            maxX: Swift.max(maxX, other.maxX), maxY: Swift.max(maxY, other.maxY))
    }

    /// The rectangle with each edge moved inward, or nil if the edges cross.
    ///
    /// Negative insets enlarge. Insets that leave no extent at all give an empty rectangle.
    ///
    /// - Complexity: O(1).
    @inlinable
    public func inset(by insets: EdgeInsets2D) -> Rect2D? {
        let left = minX + insets.left
        let right = maxX - insets.right
        let top = minY + insets.top
        let bottom = maxY - insets.bottom
        guard left <= right && top <= bottom else { return nil }
        return Rect2D(minX: left, minY: top, maxX: right, maxY: bottom)
    }

    /// Creates the rectangle between two pairs of edges.
    @inlinable
    public init(minX: Double, minY: Double, maxX: Double, maxY: Double) {
        self.init(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
    }
}
