/// A convex polygon of positive area, or the whole plane: what is left of a view's rectangle in the
/// world, cut by those of its ancestors.
///
/// An upright rectangle, by far the most frequent polygon, is its box and allocates nothing.
struct ConvexPolygon {
    /// The box around the corners.
    let box: Box

    /// The corners, turning so that the inside lies at positive ``side(of:from:to:)``; none for an
    /// upright rectangle, and for the whole plane.
    private(set) var corners: [Point2D]

    /// The whole plane.
    static let everything = ConvexPolygon(upright: .everything)

    /// Whether this is the whole plane.
    var isEverything: Bool { box == .everything }

    /// Whether the polygon is its box.
    var isUpright: Bool { corners.isEmpty }

    /// Makes a rectangle with upright edges, or the plane.
    private init(upright box: Box) {
        self.box = box
        corners = []
    }

    /// Makes a polygon of corners in their turning order; nil without positive area.
    init?(corners: [Point2D]) {
        guard Self.area(of: corners) > 0 else { return nil }
        var box = Box.empty
        for corner in corners {
            box.formUnion(Box(minX: corner.x, minY: corner.y, maxX: corner.x, maxY: corner.y))
        }
        self.box = box
        self.corners = corners
    }

    /// Makes a rectangle with upright edges; nil without positive area.
    init?(_ box: Box) {
        guard box.minX < box.maxX && box.minY < box.maxY else { return nil }
        self.init(upright: box)
    }

    /// Makes the image of a rectangle; nil without positive area, the plane where the image reaches too
    /// far to compute areas with.
    ///
    /// - Parameters:
    ///   - rect: A rectangle in a view's own space, limited for areas.
    ///   - placement: Takes it into the superview's space.
    ///   - world: Takes that into the world.
    init?(_ rect: Box, placement: ForwardMap, world: ForwardMap) {
        guard rect.minX < rect.maxX && rect.minY < rect.maxY else { return nil }
        func image(_ x: Double, _ y: Double) -> Point2D {
            world.point(of: placement.point(of: Point2D(x: x, y: y)))
        }
        let first = image(rect.minX, rect.minY)
        let second = image(rect.maxX, rect.minY)
        let third = image(rect.maxX, rect.maxY)
        let fourth = image(rect.minX, rect.maxY)
        let box = Box(
            minX: min(min(first.x, second.x), min(third.x, fourth.x)),
            minY: min(min(first.y, second.y), min(third.y, fourth.y)),
            maxX: max(max(first.x, second.x), max(third.x, fourth.x)),
            maxY: max(max(first.y, second.y), max(third.y, fourth.y)))
        guard
            box.isWithinAreaLimit
                && Self.areNumbers(first, second) && Self.areNumbers(third, fourth)
        else {
            self = .everything
            return
        }
        let isUpright =
            (first.x == fourth.x && second.x == third.x && first.y == second.y
                && third.y == fourth.y)
            || (first.x == second.x && third.x == fourth.x && first.y == fourth.y
                && second.y == third.y)
        if isUpright {
            self.init(box)
        } else {
            let corners = [first, second, third, fourth]
            self.init(corners: Self.area(of: corners) < 0 ? corners.reversed() : corners)
        }
    }

    /// Whether no coordinate is NaN, which minima and maxima may pass over.
    private static func areNumbers(_ first: Point2D, _ second: Point2D) -> Bool {
        !(first.x.isNaN || first.y.isNaN || second.x.isNaN || second.y.isNaN)
    }

    /// Twice the area, positive if the corners turn as the polygon's do.
    static func area(of corners: [Point2D]) -> Double {
        guard corners.count >= 3 else { return 0 }
        var area = 0.0
        for index in 2..<corners.count {
            area += side(of: corners[index], from: corners[0], to: corners[index - 1])
        }
        return area
    }

    /// On which side of a directed line a point lies: positive inside, 0 on the line.
    @inline(__always)
    static func side(of point: Point2D, from start: Point2D, to end: Point2D) -> Double {
        (end.x - start.x) * (point.y - start.y) - (end.y - start.y) * (point.x - start.x)
    }

    /// The corners, those of an upright rectangle too.
    var allCorners: [Point2D] {
        isUpright
            ? [
                Point2D(x: box.minX, y: box.minY), Point2D(x: box.maxX, y: box.minY),
                Point2D(x: box.maxX, y: box.maxY), Point2D(x: box.minX, y: box.maxY),
            ] : corners
    }
}
