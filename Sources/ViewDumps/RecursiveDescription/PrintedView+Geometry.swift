import HitTesting

extension PrintedView {
    /// Where the view lies, as far as its line tells, and what it leaves open.
    ///
    /// Under a transform the printed frame is only the bounding box of the bounds. Its centre is
    /// the centre of the transformed bounds whatever the anchor point and the translation are, so
    /// neither is needed.
    var geometry: (ViewGeometry, notes: [ViewDumpNote.Kind]) {
        let notes: [ViewDumpNote.Kind] = isOutOfPlane ? [.transformOutOfPlane] : []
        guard let frame else {
            // Nothing is known; a NaN keeps the view and its subviews from being hit.
            let nowhere = Rect2D(x: .nan, y: .nan, width: .nan, height: .nan)
            return (ViewGeometry(frame: nowhere, boundsOrigin: contentOffset), [.frameMissing])
        }
        if transform.isIdentity {
            return (ViewGeometry(frame: frame, boundsOrigin: contentOffset), notes)
        }
        let center = Point2D(
            frame.origin.x + frame.size.width / 2, frame.origin.y + frame.size.height / 2)
        let size = recoveredSize(of: frame.standardized)
        let geometry = ViewGeometry(
            bounds: Rect2D(origin: contentOffset, size: size.value), center: center,
            transform: transform)
        return (geometry, notes + size.notes)
    }

    /// The size of the bounds whose bounding box, under the transform, is a rectangle.
    ///
    /// The box measures `W = |a|·w + |c|·h` by `H = |b|·w + |d|·h`: two equations for `w` and `h`,
    /// unless `|a|·|d| = |b|·|c|` (a turn by 45 degrees and its like). UIKit prints six digits; what
    /// that rounding may change in the result decides how near to 45 degrees is too near.
    private func recoveredSize(of box: Rect2D) -> (value: Size2D, notes: [ViewDumpNote.Kind]) {
        guard !transform.isSingular else { return (box.size, [.degenerateTransform]) }
        let (a, b) = (abs(transform.a), abs(transform.b))
        let (c, d) = (abs(transform.c), abs(transform.d))
        let (boxWidth, boxHeight) = (box.width, box.height)
        if boxWidth == 0 && boxHeight == 0 { return (box.size, []) }
        // Without a turn, or with a quarter turn, one division each is more exact than what follows.
        let negligible = 1e-12 * max(a, b, c, d)
        if b <= negligible && c <= negligible {
            return (Size2D(width: boxWidth / a, height: boxHeight / d), [])
        }
        if a <= negligible && d <= negligible {
            return (Size2D(width: boxHeight / b, height: boxWidth / c), [])
        }
        let determinant = a * d - b * c
        let width = (boxWidth * d - boxHeight * c) / determinant
        let height = (boxHeight * a - boxWidth * b) / determinant
        let rounding = 5e-6 * max(boxWidth, boxHeight)
        let uncertainty = rounding * max(c + d, a + b) / abs(determinant)
        let isCertain =
            uncertainty <= 0.005 * max(width, height) && min(width, height) >= -uncertainty
        if isCertain {
            return (Size2D(width: max(width, 0), height: max(height, 0)), [])
        }
        let side = (boxWidth + boxHeight) / (a + b + c + d)
        return (Size2D(width: side, height: side), [.boundsNotRecoverable])
    }
}
