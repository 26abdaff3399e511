import CBoxKernels

/// A closed box in doubles: what may contain a point, edges included.
struct Box: BitwiseCopyable, Equatable {
    var minX, minY, maxX, maxY: Double

    /// The box that contains nothing and adds nothing to a union.
    static let empty = Box(minX: .infinity, minY: .infinity, maxX: -.infinity, maxY: -.infinity)

    /// The box that contains every point.
    static let everything = Box(
        minX: -.infinity, minY: -.infinity, maxX: .infinity, maxY: .infinity)

    /// Whether no point lies in the box.
    var isEmpty: Bool { !(minX <= maxX && minY <= maxY) }

    /// Whether a side reaches to infinity, so that the box has no size to compare.
    var isUnbounded: Bool {
        !isEmpty && !(minX.isFinite && minY.isFinite && maxX.isFinite && maxY.isFinite)
    }

    /// Grows to contain another box.
    mutating func formUnion(_ other: Box) {
        minX = min(minX, other.minX)
        minY = min(minY, other.minY)
        maxX = max(maxX, other.maxX)
        maxY = max(maxY, other.maxY)
    }
}

extension Box {
    /// The closed box around a rectangle's points; empty if it has none.
    init(_ rect: Rect2D) {
        self =
            rect.isEmpty
            ? .empty : Box(minX: rect.minX, minY: rect.minY, maxX: rect.maxX, maxY: rect.maxY)
    }
}

/// A closed box in floats, relative to a container's origin.
///
/// Box edges and query points pass through the *same* two roundings, `Float(x − origin)`. Rounding is
/// monotone, so a point inside the box in doubles is inside it in floats: the box never rejects what
/// it contains, and needs no padding for the narrower type.
struct FloatBox: BitwiseCopyable, Equatable {
    var minX, minY, maxX, maxY: Float

    /// The box that contains nothing and adds nothing to a union.
    static let empty = FloatBox(
        minX: .infinity, minY: .infinity, maxX: -.infinity, maxY: -.infinity)

    /// Whether no point lies in the box.
    var isEmpty: Bool { !(minX <= maxX && minY <= maxY) }

    /// Grows to contain another box.
    mutating func formUnion(_ other: FloatBox) {
        minX = min(minX, other.minX)
        minY = min(minY, other.minY)
        maxX = max(maxX, other.maxX)
        maxY = max(maxY, other.maxY)
    }

    /// Whether another box lies inside; the empty one always does.
    func contains(_ other: FloatBox) -> Bool {
        other.isEmpty
            || (minX <= other.minX && minY <= other.minY && other.maxX <= maxX
                && other.maxY <= maxY)
    }

    /// The area, 0 for the empty box.
    var area: Float { max(maxX - minX, 0) * max(maxY - minY, 0) }
}

extension FloatBox {
    /// The box as seen from a container's origin.
    init(_ box: Box, relativeTo origin: Point2D) {
        minX = Float(box.minX - origin.x)
        minY = Float(box.minY - origin.y)
        maxX = Float(box.maxX - origin.x)
        maxY = Float(box.maxY - origin.y)
    }
}

/// A point in floats, relative to a container's origin; see ``FloatBox``.
struct FloatPoint: BitwiseCopyable {
    let x, y: Float

    /// A point of an origin of its own.
    @inline(__always)
    init(x: Float, y: Float) {
        self.x = x
        self.y = y
    }

    /// The point as seen from a container's origin.
    @inline(__always)
    init(_ point: Point2D, relativeTo origin: Point2D) {
        let difference = float_difference(point.x, point.y, origin.x, origin.y)
        x = difference.x
        y = difference.y
    }
}
