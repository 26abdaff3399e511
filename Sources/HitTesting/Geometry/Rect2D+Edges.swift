extension Rect2D {
    /// The left edge of the standardised rectangle.
    @inlinable
    public var minX: Double { size.width < 0 ? origin.x + size.width : origin.x }

    /// The right edge of the standardised rectangle.
    @inlinable
    public var maxX: Double { size.width < 0 ? origin.x : origin.x + size.width }

    /// The top edge of the standardised rectangle.
    @inlinable
    public var minY: Double { size.height < 0 ? origin.y + size.height : origin.y }

    /// The bottom edge of the standardised rectangle.
    @inlinable
    public var maxY: Double { size.height < 0 ? origin.y : origin.y + size.height }

    /// The horizontal middle.
    @inlinable
    public var midX: Double { origin.x + size.width / 2 }

    /// The vertical middle.
    @inlinable
    public var midY: Double { origin.y + size.height / 2 }

    /// The middle of the rectangle.
    @inlinable
    public var center: Point2D { Point2D(x: midX, y: midY) }

    /// The width of the standardised rectangle.
    @inlinable
    public var width: Double { abs(size.width) }

    /// The height of the standardised rectangle.
    @inlinable
    public var height: Double { abs(size.height) }

    /// The same rectangle with extents that are not negative.
    @inlinable
    public var standardized: Rect2D { Rect2D(x: minX, y: minY, width: width, height: height) }

    /// Whether the rectangle contains no point: no extent, or NaN somewhere.
    @inlinable
    public var isEmpty: Bool { !(minX < maxX && minY < maxY) }
}
