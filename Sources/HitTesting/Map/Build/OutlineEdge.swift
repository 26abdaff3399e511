/// A straight edge of a view's region in the world, in quanta.
struct OutlineEdge: BitwiseCopyable {
    /// The outward normal; the magnitudes of its coordinates add up to 1.
    var normal: Point2D
    /// The product of the normal and any point of the edge.
    var offset: Double
    /// Points this much inside of the edge are not excluded by it, and points this much outside are.
    var margin: Double

    /// More, in quanta, than rounding moves edges and corners by, and the least margin.
    static var slack: Double { 0x1p-3 }

    /// An edge that excludes nothing.
    static let none = OutlineEdge(normal: .zero, offset: .infinity, margin: 0)

    /// How far inside of the edge a point lies, about; negative outside.
    func depth(of point: Point2D) -> Double {
        offset - (normal.x * point.x + normal.y * point.y)
    }

    /// Whether the edge does not exclude a point, whatever is rounded.
    func isSurelyInside(_ point: Point2D) -> Bool {
        depth(of: point) > margin + Self.slack
    }

    /// Whether there is room between the edge and the one on the other side.
    fileprivate func isSurelyApart(from other: OutlineEdge) -> Bool {
        let room = offset + other.offset
        return room.isFinite && room > margin + other.margin + 2 * Self.slack
    }
}

/// Where in the world, in quanta, a rectangle of a view's own space lies between two others.
struct OutlineSides {
    /// The images of steps to the right and down in the view's own space.
    private let right, down: Point2D
    /// Where the pivot lies.
    private let anchor: Point2D
    private let pivot: Point2D
    /// The area of the image of a unit square.
    private let determinant: Double
    /// How far, in quanta, the image of a frozen local point can lie from the point.
    private let error: Point2D

    /// The sides of a place; nil where so little is known that they tell nothing.
    ///
    /// - Parameters:
    ///   - place: The view's place.
    ///   - reach: How far from the origin of its own space the view's region reaches.
    ///   - window: The map's window.
    init?(of place: MapPlace, reach: Double, _ window: MapWindow) {
        let (world, scale) = (place.world, window.scale)
        right = Point2D(x: world.a * scale.x, y: world.b * scale.y)
        down = Point2D(x: world.c * scale.x, y: world.d * scale.y)
        anchor = Point2D(
            x: (world.anchor.x - window.origin.x) * scale.x,
            y: (world.anchor.y - window.origin.y) * scale.y)
        pivot = world.pivot
        determinant = right.x * down.y - right.y * down.x
        error = Point2D(x: place.error * scale.x, y: place.error * scale.y)
        // Farther away the error grows by less than a fourth of what the distance from the edge does.
        let slope = abs(determinant) / max(right.reach, down.reach)
        guard slope > 0, reach < 0x1p200, slope * reach >= 4 * (error.x + error.y) else {
            return nil
        }
    }

    /// The four edges, in the middle between a region's closed box and a rectangle inside of it; nil if
    /// nothing is surely between them.
    func edges(outer: Box, inner: Box) -> InlineArray<4, OutlineEdge>? {
        let left = edge(across: right, outer.minX, inner.minX, pivot.x, sign: -1)
        let right = edge(across: right, outer.maxX, inner.maxX, pivot.x, sign: 1)
        let top = edge(across: down, outer.minY, inner.minY, pivot.y, sign: -1)
        let bottom = edge(across: down, outer.maxY, inner.maxY, pivot.y, sign: 1)
        let areApart = left.isSurelyApart(from: right) && top.isSurelyApart(from: bottom)
        return areApart ? [left, top, right, bottom] : nil
    }

    /// The corners where those edges meet; nil where rounding moves them by more than 2⁻²⁰ quanta.
    func corners(outer: Box, inner: Box) -> InlineArray<4, Point2D>? {
        let (left, right) = (middle(outer.minX, inner.minX), middle(outer.maxX, inner.maxX))
        let (top, bottom) = (middle(outer.minY, inner.minY), middle(outer.maxY, inner.maxY))
        let size =
            anchor.reach
            + self.right.reach * max(abs(left - pivot.x), abs(right - pivot.x))
            + down.reach * max(abs(top - pivot.y), abs(bottom - pivot.y))
        guard size < 0x1p30 else { return nil }
        return [
            corner(left, top), corner(right, top), corner(right, bottom), corner(left, bottom),
        ]
    }

    /// Where a point of the view's own space lies.
    private func corner(_ x: Double, _ y: Double) -> Point2D {
        let (dx, dy) = (x - pivot.x, y - pivot.y)
        return Point2D(
            x: anchor.x + (right.x * dx + down.x * dy), y: anchor.y + (right.y * dx + down.y * dy))
    }

    /// The middle between two numbers.
    private func middle(_ outer: Double, _ inner: Double) -> Double {
        outer + (inner - outer) / 2
    }

    /// The edge where a local coordinate, whose steps have an image, is between two values.
    private func edge(
        across step: Point2D, _ outer: Double, _ inner: Double, _ pivot: Double, sign: Double
    ) -> OutlineEdge {
        let isAcross = step == right
        let along = isAcross ? down : right
        let length = along.reach
        // To the side where the coordinate is greater.
        let turn = isAcross == (determinant > 0) ? 1.0 : -1.0
        let normal = Point2D(x: turn * along.y / length, y: -turn * along.x / length)
        let slope = abs(determinant) / length
        let offset =
            normal.x * anchor.x + normal.y * anchor.y + slope * (middle(outer, inner) - pivot)
        let across = (abs(normal.x), abs(normal.y))
        // What the sums above are made of; they may cancel each other.
        let size =
            across.0 * abs(anchor.x) + across.1 * abs(anchor.y)
            + (right.reach + down.reach) * (abs(outer) + abs(inner) + abs(pivot))
        let margin =
            4 * (across.0 * error.x + across.1 * error.y) + slope * abs(inner - outer) / 2
            + 0x1p-48 * size + OutlineEdge.slack
        return OutlineEdge(
            normal: Point2D(x: sign * normal.x, y: sign * normal.y), offset: sign * offset,
            margin: margin)
    }
}
