extension Rect2D {
    /// The bounding box of the images of a rectangle's four corners.
    ///
    /// For an affine map this is the smallest rectangle around the image.
    @usableFromInline init(boundingCornersOf rect: Rect2D, mappedBy map: (Point2D) -> Point2D) {
        let first = map(Point2D(x: rect.minX, y: rect.minY))
        let second = map(Point2D(x: rect.maxX, y: rect.minY))
        let third = map(Point2D(x: rect.minX, y: rect.maxY))
        let fourth = map(Point2D(x: rect.maxX, y: rect.maxY))
        self.init(
            minX: min(first.x, second.x, third.x, fourth.x),
            minY: min(first.y, second.y, third.y, fourth.y),
            maxX: max(first.x, second.x, third.x, fourth.x),
            maxY: max(first.y, second.y, third.y, fourth.y))
    }
}
