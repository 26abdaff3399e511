import HitTesting

extension RandomGeometry {
    /// A transform of any kind, rotations being the most likely.
    func transform(_ source: inout RandomSource) -> AffineTransform2D {
        var transform = linearPart(&source)
        if source.chance(transform.isIdentity ? 0.8 : 0.2) {
            transform.tx = numbers.number(from: -20 * numbers.unit, to: 20 * numbers.unit, &source)
            transform.ty = numbers.number(from: -20 * numbers.unit, to: 20 * numbers.unit, &source)
        }
        return transform
    }

    /// A transform without displacement.
    private func linearPart(_ source: inout RandomSource) -> AffineTransform2D {
        let kind = source.pick(weighted: [
            0: 4, 1: 8, 2: 6, 3: 14, 4: 6, 5: 3, 6: 5, 7: 4, 8: 4, 9: 5, 10: 1,
        ])
        switch kind {
        case 0:
            return .identity
        case 1:
            return AffineTransform2D(scaleX: scale(&source), y: scale(&source))
        case 2:
            return AffineTransform2D(
                scaleX: source.chance(0.7) ? -1 : 1, y: source.chance(0.5) ? -1 : 1)
        case 3:
            return rotation(&source)
        case 4:
            // Quarter and half turns without a rounding error.
            let (cosine, sine) = source.pick([(0.0, 1.0), (0.0, -1.0), (-1.0, 0.0)])
            return AffineTransform2D(cosine: cosine, sine: sine)
        case 5:
            // A quarter turn as the cosine of a rounded right angle makes it.
            return AffineTransform2D(cosine: 6.123233995736766e-17, sine: 1)
        case 6:
            return rotation(&source).concatenating(
                AffineTransform2D(scaleX: scale(&source), y: scale(&source)))
        case 7:
            return AffineTransform2D(
                a: 1, b: source.unit() - 0.5, c: source.unit() - 0.5, d: 1, tx: 0, ty: 0)
        case 8:
            return nearlyParallelAxes(&source)
        case 9:
            return extreme(&source)
        default:
            return AffineTransform2D(
                a: source.pick([.nan, .infinity, 1]), b: 0, c: source.pick([.nan, 0]), d: 1,
                tx: 0, ty: source.pick([-.infinity, 0]))
        }
    }

    /// A factor of scale, often one that has no exact inverse.
    private func scale(_ source: inout RandomSource) -> Double {
        source.pick([0.5, 2, 0.1, 1.0 / 3, 3, 1.1, 0.9, 1.25, -0.7, source.unit() * 2 + 0.01])
    }

    /// A turn by any angle.
    private func rotation(_ source: inout RandomSource) -> AffineTransform2D {
        // The point of the circle at slope t, seen from (-1, 0): no sine needed.
        let t = source.chance(0.3) ? source.pick([0.5, -0.2, 1.0 / 3]) : source.unit() * 6 - 3
        return AffineTransform2D(cosine: (1 - t * t) / (1 + t * t), sine: 2 * t / (1 + t * t))
    }

    /// Axes on both sides of the threshold of singularity.
    private func nearlyParallelAxes(_ source: inout RandomSource) -> AffineTransform2D {
        let slope = source.unit() * 2 - 1
        let distance = source.pick([0, 0x1p-20, 0x1p-30, 0x1p-31, 0x1p-32, 0x1p-33, -0x1.8p-31])
        return AffineTransform2D(
            a: 1, b: slope, c: 1, d: slope * (1 + distance), tx: 0, ty: 0)
    }

    /// Scales whose determinant is zero, vanishes or overflows, and others hardly short of that.
    private func extreme(_ source: inout RandomSource) -> AffineTransform2D {
        let scales = [0, 1e-170, 1e-150, 1e-9, 1e5, 1e12, 1e150, 1e200]
        let x = source.pick(scales)
        return AffineTransform2D(scaleX: x, y: source.chance(0.7) ? x : source.pick(scales))
    }
}
