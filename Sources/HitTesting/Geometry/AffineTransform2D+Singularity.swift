extension AffineTransform2D {
    /// Whether the axes are so nearly parallel, or so short or long, that there is no usable inverse.
    ///
    /// True when `|det| ≤ 2⁻³² · (|a·d| + |b·c|)`, when the determinant is not finite, or when one
    /// of the inverse's four linear numbers is not. The bound is *chosen*: below it a box mapped
    /// forward and the rounded inverse would disagree.
    ///
    /// - Complexity: O(1).
    @inlinable
    public var isSingular: Bool { linearInverse == nil }

    /// The four linear numbers of the inverse, each one a single division, or nil if singular.
    @usableFromInline
    var linearInverse: (a: Double, b: Double, c: Double, d: Double)? {
        let determinant = self.determinant
        let magnitude = abs(a * d) + abs(b * c)
        // Written so that NaN takes the exit.
        guard abs(determinant) > 0x1p-32 * magnitude && determinant.isFinite else { return nil }
        let inverse = (
            a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant
        )
        guard
            inverse.a.isFinite && inverse.b.isFinite && inverse.c.isFinite && inverse.d.isFinite
        else { return nil }
        return inverse
    }
}
