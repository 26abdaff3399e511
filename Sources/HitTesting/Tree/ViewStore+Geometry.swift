import CBoxKernels

extension ViewStore {
    /// A view's geometry, put together from the columns.
    func geometry(of slot: UInt32) -> ViewGeometry {
        let record = records[slot]
        var geometry = ViewGeometry(
            frame: Rect2D(origin: record.frameOrigin, size: record.size),
            boundsOrigin: record.boundsOrigin)
        let row = extrasRows[slot]
        if row != 0 {
            geometry.storedAnchorPoint = extras[row].anchorPoint
            geometry.storedTransform = extras[row].transform
            geometry.storedCenter = extras[row].center
            if record.flags.contains(.transformed) { geometry.frameOrigin = .zero }
        }
        return geometry
    }

    /// Lays a view out anew, without telling its superview's index.
    mutating func storeGeometry(_ geometry: ViewGeometry, of slot: UInt32) {
        let isTransformed = !geometry.storedTransform.isIdentity
        let needsExtras =
            isTransformed || geometry.storedCenter != nil
            || geometry.storedAnchorPoint != Point2D(0.5, 0.5)
        if needsExtras || extrasRows[slot] != 0 {
            let row = extrasRow(of: slot)
            extras[row].anchorPoint = geometry.storedAnchorPoint
            extras[row].transform = geometry.storedTransform
            extras[row].center = geometry.storedCenter
        }
        let conversion = geometry.pointConversion(under: rules)
        records[slot].boundsOrigin = geometry.storedBounds.origin
        records[slot].size = geometry.storedBounds.size
        records[slot].flags.set(.unhittable, conversion == nil)
        let (bounds, size) = (geometry.storedBounds, geometry.storedBounds.size)
        records[slot].flags.set(
            .unusualBounds, !(size.width >= 0 && size.height >= 0 && bounds.isFinite))
        setTransformed(isTransformed, slot)
        records[slot].flags.set(
            .unboundedPreimage,
            isTransformed && conversion != nil && geometry.storedTransform.isSingular)
        if !isTransformed {
            records[slot].frameOrigin = geometry.frameOrigin
        } else if case .affine(let inverse) = conversion {
            inverses[records[slot].inverseRow] = inverse
        }
    }

    /// Gives a view a row of inverses, or takes it away.
    private mutating func setTransformed(_ isTransformed: Bool, _ slot: UInt32) {
        if isTransformed == records[slot].flags.contains(.transformed) { return }
        records[slot].flags.set(.transformed, isTransformed)
        if isTransformed {
            if let row = freeInverses.popLast() {
                records[slot].inverseRow = row
            } else {
                records[slot].inverseRow = UInt32(inverses.count)
                inverses.append(
                    InverseConversion(
                        ia: 0, ib: 0, ic: 0, id: 0, anchor: .zero, pivot: .zero))
            }
        } else {
            freeInverses.append(records[slot].inverseRow)
        }
    }

    /// Gives back a view's row of inverses, if it has one.
    mutating func freeInverse(of slot: UInt32) {
        setTransformed(false, slot)
    }

    /// A view's row of extras, made if it has none.
    mutating func extrasRow(of slot: UInt32) -> UInt32 {
        if extrasRows[slot] == 0 { extrasRows[slot] = extras.allocate(owner: slot) }
        return extrasRows[slot]
    }

    /// The point in a view's own space: the frozen conversion, from the columns.
    ///
    /// - Precondition: The view is not unhittable.
    @inline(__always)
    func localPoint(of superPoint: Point2D, in slot: UInt32) -> Point2D {
        if records[slot].flags.contains(.transformed) {
            return inverses[records[slot].inverseRow].localPoint(of: superPoint)
        }
        let frameOrigin = records[slot].frameOrigin
        let boundsOrigin = records[slot].boundsOrigin
        return PointConversion.translation(frameOrigin: frameOrigin, boundsOrigin: boundsOrigin)
            .localPoint(of: superPoint)
    }

    /// Whether a view's bounds, which are not unusual, contain a point of its own space.
    ///
    /// The minimum edges are finite and the maximum ones not less, so a point that overflowed, or is
    /// none, is outside without being looked at.
    @inline(__always)
    func usualBoundsContain(_ localPoint: Point2D, of slot: UInt32) -> Bool {
        let origin = records[slot].boundsOrigin
        let size = records[slot].size
        return rectangle_contains(
            localPoint.x, localPoint.y, origin.x, origin.y, size.width, size.height) != 0
    }

    /// Whether a view's bounds contain a point of its own space.
    ///
    /// A point that overflowed is in no region, not even where the minimum edge overflowed too.
    @inline(__always)
    func boundsContain(_ localPoint: Point2D, of slot: UInt32) -> Bool {
        records[slot].bounds.contains(localPoint) && localPoint.isFinite
    }
}
