/// One coordinate of the frozen conversion into a view that keeps axes, where the other coordinate
/// plays no part: `((p − offset) · factor) + shift`, each operation rounded on its own.
///
/// Roundings are monotone, so the points that it takes into a range are a range of doubles too, and
/// that range can be found exactly.
struct AxisStep: BitwiseCopyable {
    let offset, factor, shift: Double

    /// The transform's own factor, of which `factor` is the rounded inverse; NaN if it is not.
    let scale: Double

    /// The converted coordinate.
    func convert(_ coordinate: Double) -> Double { ((coordinate - offset) * factor) + shift }

    /// The coordinates that are converted into a half-open range, as a half-open range.
    func preimage(from low: Edge, to high: Edge) -> (low: Edge, high: Edge) {
        if offset == 0 && factor == 1 && shift == 0 { return (low, high) }
        let isMirrored = factor < 0
        func edge(_ edge: Edge) -> Edge {
            let nominal = (edge.nominal - shift) * scale + offset
            let exact = Double.least(near: (edge.exact - shift) * scale + offset) {
                let converted = convert($0)
                return isMirrored ? converted < edge.exact : converted >= edge.exact
            }
            return Edge(exact: exact, nominal: nominal.isFinite ? nominal : exact)
        }
        return isMirrored ? (edge(high), edge(low)) : (edge(low), edge(high))
    }
}

/// The frozen conversion into a view that keeps axes: translated, scaled, mirrored, quarter-turned.
struct AxisSteps: BitwiseCopyable {
    /// What gives the view's own x and y.
    let x, y: AxisStep
    /// Whether the view's own x comes from the superview's y: a quarter turn.
    let isQuarterTurned: Bool

    /// The points of the superview's space that are converted into a box, exactly.
    func preimage(of box: HalfOpenBox) -> HalfOpenBox {
        let fromX = x.preimage(from: box.minX, to: box.maxX)
        let fromY = y.preimage(from: box.minY, to: box.maxY)
        let (across, down) = isQuarterTurned ? (fromY, fromX) : (fromX, fromY)
        return HalfOpenBox(minX: across.low, minY: down.low, maxX: across.high, maxY: down.high)
    }
}

extension ViewStore {
    /// How a view's own coordinates come from single coordinates of the superview's space; nil if
    /// its transform mixes them.
    ///
    /// - Precondition: The view is not unhittable.
    func axisSteps(of slot: UInt32) -> AxisSteps? {
        guard records[slot].flags.contains(.transformed) else {
            let (from, to) = (records[slot].frameOrigin, records[slot].boundsOrigin)
            return AxisSteps(
                x: AxisStep(offset: from.x, factor: 1, shift: to.x, scale: 1),
                y: AxisStep(offset: from.y, factor: 1, shift: to.y, scale: 1),
                isQuarterTurned: false)
        }
        let inverse = inverses[records[slot].inverseRow]
        var transform = extras[extrasRows[slot]].transform
        if records[slot].flags.contains(.unboundedPreimage) {
            // The matrix stands for its own inverse, and where edges are meant to be is anybody's guess.
            transform = AffineTransform2D(a: .nan, b: .nan, c: .nan, d: .nan, tx: 0, ty: 0)
        }
        let (anchor, pivot) = (inverse.anchor, inverse.pivot)
        if inverse.ib == 0 && inverse.ic == 0 {
            return AxisSteps(
                x: AxisStep(
                    offset: anchor.x, factor: inverse.ia, shift: pivot.x, scale: transform.a),
                y: AxisStep(
                    offset: anchor.y, factor: inverse.id, shift: pivot.y, scale: transform.d),
                isQuarterTurned: false)
        }
        if inverse.ia == 0 && inverse.id == 0 {
            return AxisSteps(
                x: AxisStep(
                    offset: anchor.y, factor: inverse.ic, shift: pivot.x, scale: transform.b),
                y: AxisStep(
                    offset: anchor.x, factor: inverse.ib, shift: pivot.y, scale: transform.c),
                isQuarterTurned: true)
        }
        return nil
    }
}
