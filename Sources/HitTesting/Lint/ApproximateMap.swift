/// The conversion from a space down to a view's own, as one affine map with an error bound.
///
/// The frozen conversion rounds at each level; this map is off from it by at most ``error``, in the
/// view's own units, which grows with the coordinates of points.
struct ApproximateMap: BitwiseCopyable {
    /// The linear part and the displacement, with Core Graphics' meaning.
    private(set) var a = 1.0
    private(set) var b = 0.0
    private(set) var c = 0.0
    private(set) var d = 1.0
    private(set) var tx = 0.0
    private(set) var ty = 0.0
    /// How far a converted coordinate may be off.
    private(set) var error = GrowingBound(factor: 0, constant: 0)
    /// The greatest magnitude of a converted coordinate.
    private(set) var reach = GrowingBound(factor: 1, constant: 0)

    /// Far more than the roundings of one level, relative to the largest number involved.
    static let unit = 0x1p-44

    /// A bound that depends on how large the coordinates of points are.
    struct GrowingBound: BitwiseCopyable {
        var factor, constant: Double

        /// The bound for points whose coordinates are at most as large as a number.
        func callAsFunction(_ reach: Double) -> Double {
            factor == 0 ? constant : factor * reach + constant
        }
    }

    /// Appends the conversion from a superview's space to a view's.
    ///
    /// With `l = I·(p − anchor) + pivot`, an error of p grows by the norm of I, and each of the
    /// roundings is at most one unit in the last place of `|I|·(reach + |anchor|) + |pivot|`.
    mutating func append(_ slot: UInt32, in store: borrowing ViewStore) {
        guard store.records[slot].flags.contains(.transformed) else {
            let (from, to) = (store.records[slot].frameOrigin, store.records[slot].boundsOrigin)
            tx = (tx - from.x) + to.x
            ty = (ty - from.y) + to.y
            grow(by: 1, anchor: from, pivot: to)
            return
        }
        let inverse = store.inverses[store.records[slot].inverseRow]
        let (anchor, pivot) = (inverse.anchor, inverse.pivot)
        (a, b) = (inverse.ia * a + inverse.ic * b, inverse.ib * a + inverse.id * b)
        (c, d) = (inverse.ia * c + inverse.ic * d, inverse.ib * c + inverse.id * d)
        let (qx, qy) = (tx - anchor.x, ty - anchor.y)
        tx = (inverse.ia * qx + inverse.ic * qy) + pivot.x
        ty = (inverse.ib * qx + inverse.id * qy) + pivot.y
        grow(
            by: max(abs(inverse.ia) + abs(inverse.ic), abs(inverse.ib) + abs(inverse.id)),
            anchor: anchor, pivot: pivot)
    }

    /// Brings the bounds up to date after a step whose linear part has a norm.
    private mutating func grow(by norm: Double, anchor: Point2D, pivot: Point2D) {
        let distance = max(abs(anchor.x), abs(anchor.y))
        reach.factor *= norm
        reach.constant = norm * (reach.constant + distance) + max(abs(pivot.x), abs(pivot.y))
        error.factor = norm * error.factor + Self.unit * reach.factor
        error.constant = norm * error.constant + Self.unit * reach.constant
    }

    /// The converted point.
    func convert(_ point: Point2D) -> Point2D {
        Point2D((a * point.x + c * point.y) + tx, (b * point.x + d * point.y) + ty)
    }

    /// The factor by which areas grow; 0 or not finite if there is no way back.
    var determinant: Double { a * d - b * c }

    /// The closed box around everything that points of a box can be converted to.
    func image(of box: HalfOpenBox) -> Box {
        let padding = error(box.reach) + Self.unit * reach(box.reach)
        guard box.isFinite && padding.isFinite else { return .everything }
        var image = Box.empty
        for corner in box.corners {
            let point = convert(corner)
            guard point.isFinite else { return .everything }
            image.formUnion(Box(minX: point.x, minY: point.y, maxX: point.x, maxY: point.y))
        }
        return Box(
            minX: image.minX - padding, minY: image.minY - padding,
            maxX: image.maxX + padding, maxY: image.maxY + padding)
    }
}

extension ApproximateMap {
    /// A line of the view's own space, in the outer one: `n·(M·p + t) + c`.
    ///
    /// - Parameter outerReach: How large the coordinates of points in the outer space may be.
    func line(fromLocal line: OutlineLine, reach outerReach: Double) -> OutlineLine? {
        let (x, y) = (line.normalX, line.normalY)
        let size = (abs(x) + abs(y)) * reach(outerReach) + abs(line.offset)
        return OutlineLine(
            x * a + y * b, x * c + y * d, (x * tx + y * ty) + line.offset,
            tolerance: line.tolerance + (abs(x) + abs(y)) * error(outerReach) + Self.unit * size)
    }

    /// A line of the outer space, in the view's own: `n·M⁻¹·(l − t) + c`.
    ///
    /// - Parameter outerReach: How large the coordinates of points in the outer space may be.
    func line(toLocal line: OutlineLine, reach outerReach: Double) -> OutlineLine? {
        let determinant = self.determinant
        guard determinant != 0 && determinant.isFinite else { return nil }
        let condition = (abs(a * d) + abs(b * c)) / abs(determinant)
        let x = (line.normalX * d - line.normalY * b) / determinant
        let y = (line.normalY * a - line.normalX * c) / determinant
        let size =
            (abs(x) + abs(y)) * (reach(outerReach) + abs(tx) + abs(ty)) + abs(line.offset)
        return OutlineLine(
            x, y, line.offset - (x * tx + y * ty),
            tolerance: line.tolerance + (abs(x) + abs(y)) * error(outerReach)
                + Self.unit * (1 + condition) * size)
    }
}
