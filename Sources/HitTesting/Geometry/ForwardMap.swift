/// Where points of a view's own space lie in another space: its superview's, or the world.
///
/// For queries over areas, which map rectangles up. A hit test maps its point down, by the frozen
/// ``PointConversion``, and never uses this.
///
///     image = anchor + linear · (point − pivot)
///
/// Every operation is rounded on its own, in one order, so all engines find the same image; and each
/// is monotone, so the image of a box, computed by the same operations, contains the computed image of
/// every point of the box, without any padding.
struct ForwardMap: BitwiseCopyable {
    /// The linear part, as in ``AffineTransform2D``.
    var a, b, c, d: Double

    /// The point of the view's own space that lies at the anchor.
    var pivot: Point2D

    /// Where the pivot lies in the other space.
    var anchor: Point2D

    /// The map of the world onto itself.
    static let identity = ForwardMap(a: 1, b: 0, c: 0, d: 1, pivot: .zero, anchor: .zero)

    /// The image of a point.
    @inline(__always)
    func point(of point: Point2D) -> Point2D {
        let x = point.x - pivot.x
        let y = point.y - pivot.y
        return Point2D(x: (a * x + c * y) + anchor.x, y: (b * x + d * y) + anchor.y)
    }

    /// The map of a subview's own space, given the map of that space into this map's own.
    func appending(_ inner: ForwardMap) -> ForwardMap {
        ForwardMap(
            a: a * inner.a + c * inner.b, b: b * inner.a + d * inner.b,
            c: a * inner.c + c * inner.d, d: b * inner.c + d * inner.d,
            pivot: inner.pivot, anchor: point(of: inner.anchor))
    }

    /// The box around the images of all points of a box that is not empty.
    ///
    /// An edge may be NaN if the box is infinite.
    @inline(__always)
    func box(of box: Box) -> Box {
        let low = Point2D(x: box.minX - pivot.x, y: box.minY - pivot.y)
        let high = Point2D(x: box.maxX - pivot.x, y: box.maxY - pivot.y)
        return Box(
            minX: (a * (a < 0 ? high.x : low.x) + c * (c < 0 ? high.y : low.y)) + anchor.x,
            minY: (b * (b < 0 ? high.x : low.x) + d * (d < 0 ? high.y : low.y)) + anchor.y,
            maxX: (a * (a < 0 ? low.x : high.x) + c * (c < 0 ? low.y : high.y)) + anchor.x,
            maxY: (b * (b < 0 ? low.x : high.x) + d * (d < 0 ? low.y : high.y)) + anchor.y)
    }
}

extension ForwardMap {
    /// The way up that a view's conversion is the way down of.
    ///
    /// - Parameters:
    ///   - conversion: The view's conversion.
    ///   - transform: The view's transform.
    init(_ conversion: PointConversion, transform: AffineTransform2D) {
        switch conversion {
        case .translation(let frameOrigin, let boundsOrigin):
            self.init(a: 1, b: 0, c: 0, d: 1, pivot: boundsOrigin, anchor: frameOrigin)
        case .affine(let inverse):
            self.init(
                a: transform.a, b: transform.b, c: transform.c, d: transform.d,
                pivot: inverse.pivot, anchor: inverse.anchor)
        }
    }
}
