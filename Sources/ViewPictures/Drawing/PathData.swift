import HitTesting

/// The data of an SVG path under construction.
struct PathData {
    /// The data so far.
    private(set) var text = ""

    /// From the space that points are given in to that of the picture.
    let transform: AffineTransform2D

    /// Starts an empty path.
    init(_ transform: AffineTransform2D = .identity) {
        self.transform = transform
    }

    /// Adds a closed polygon.
    mutating func add(polygon: [Point2D]) {
        guard let first = polygon.first else { return }
        text += "M\(pair(first))"
        for point in polygon.dropFirst() { text += "L\(pair(point))" }
        text += "Z"
    }

    /// Adds a rectangle.
    mutating func add(_ rect: Rect2D) {
        add(polygon: rect.corners)
    }

    /// Adds a rectangle whose corners are quarters of ellipses; half its sides make it one ellipse.
    mutating func add(_ rect: Rect2D, radiusX: Double, radiusY: Double) {
        // So far along their tangents lie the control points of a quarter of a circle.
        let reach = 0.5522847498
        let (x, y) = ((1 - reach) * radiusX, (1 - reach) * radiusY)
        let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
        text += "M\(pair(Point2D(left + radiusX, top)))L\(pair(Point2D(right - radiusX, top)))"
        curve(Point2D(right - x, top), Point2D(right, top + y), Point2D(right, top + radiusY))
        text += "L\(pair(Point2D(right, bottom - radiusY)))"
        curve(
            Point2D(right, bottom - y), Point2D(right - x, bottom),
            Point2D(right - radiusX, bottom))
        text += "L\(pair(Point2D(left + radiusX, bottom)))"
        curve(Point2D(left + x, bottom), Point2D(left, bottom - y), Point2D(left, bottom - radiusY))
        text += "L\(pair(Point2D(left, top + radiusY)))"
        curve(Point2D(left, top + y), Point2D(left + x, top), Point2D(left + radiusX, top))
        text += "Z"
    }

    private mutating func curve(_ first: Point2D, _ second: Point2D, _ end: Point2D) {
        text += "C\(pair(first)) \(pair(second)) \(pair(end))"
    }

    private func pair(_ point: Point2D) -> String {
        let point = transform.apply(to: point)
        return "\(point.x.drawn) \(point.y.drawn)"
    }
}
