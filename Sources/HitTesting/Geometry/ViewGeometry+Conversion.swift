extension ViewGeometry {
    /// The frozen conversion from the superview's space, or nil if the view is *unhittable*.
    ///
    /// A view is unhittable, with its subtree, if its bounds, centre or frame origin, anchor point
    /// or transform holds a NaN or an infinity, or if its transform has no usable inverse; see
    /// ``AffineTransform2D/isSingular``. With
    /// ``HitTestRules/SingularTransforms/returnedUnchanged`` a finite singular matrix stands for its
    /// own inverse instead.
    ///
    /// - Complexity: O(1).
    public func pointConversion(under rules: HitTestRules) -> PointConversion? {
        guard
            storedBounds.isFinite && storedAnchorPoint.isFinite && storedTransform.isFinite
                && (storedCenter?.isFinite ?? true)
        else { return nil }
        if storedTransform.isIdentity {
            guard frameOrigin.isFinite else { return nil }
            return .translation(frameOrigin: frameOrigin, boundsOrigin: storedBounds.origin)
        }
        let center = self.center
        let anchor = Point2D(x: center.x + storedTransform.tx, y: center.y + storedTransform.ty)
        let pivot = self.pivot
        guard anchor.isFinite && pivot.isFinite else { return nil }
        if let linear = storedTransform.linearInverse {
            return .affine(
                InverseConversion(
                    ia: linear.a, ib: linear.b, ic: linear.c, id: linear.d,
                    anchor: anchor, pivot: pivot))
        }
        guard rules.singularTransforms == .returnedUnchanged else { return nil }
        return .affine(
            InverseConversion(
                ia: storedTransform.a, ib: storedTransform.b,
                ic: storedTransform.c, id: storedTransform.d, anchor: anchor, pivot: pivot))
    }

    /// The forward map: a point of the view's own space in the superview's.
    ///
    /// - Parameter localPoint: A point in the view's own space.
    /// - Complexity: O(1).
    public func superPoint(of localPoint: Point2D) -> Point2D {
        if storedTransform.isIdentity {
            return Point2D(
                x: (localPoint.x - storedBounds.origin.x) + frameOrigin.x,
                y: (localPoint.y - storedBounds.origin.y) + frameOrigin.y)
        }
        let transform = storedTransform
        let center = self.center
        let pivot = self.pivot
        let mx = localPoint.x - pivot.x
        let my = localPoint.y - pivot.y
        return Point2D(
            x: ((transform.a * mx + transform.c * my) + transform.tx) + center.x,
            y: ((transform.b * mx + transform.d * my) + transform.ty) + center.y)
    }
}
