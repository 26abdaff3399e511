extension ViewStore {
    /// A view's geometry, put together from the columns.
    func geometry(of slot: UInt32) -> ViewGeometry {
        let record = records[slot]
        var geometry = ViewGeometry(
            frame: Rect2D(origin: record.frameOrigin, size: record.size),
            boundsOrigin: record.boundsOrigin)
        if record.extras != 0 {
            geometry.storedAnchorPoint = extras[record.extras].anchorPoint
            geometry.storedTransform = extras[record.extras].transform
            geometry.storedCenter = extras[record.extras].center
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
        if needsExtras || records[slot].extras != 0 {
            let row = extrasRow(of: slot)
            extras[row].anchorPoint = geometry.storedAnchorPoint
            extras[row].transform = geometry.storedTransform
            extras[row].center = geometry.storedCenter
        }
        let conversion = geometry.pointConversion(under: rules)
        records[slot].boundsOrigin = geometry.storedBounds.origin
        records[slot].size = geometry.storedBounds.size
        records[slot].flags.set(.unhittable, conversion == nil)
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
        if records[slot].extras == 0 { records[slot].extras = extras.allocate(owner: slot) }
        return records[slot].extras
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

    /// Whether a view's bounds contain a point of its own space.
    ///
    /// A point that overflowed is in no region, not even where the minimum edge overflowed too.
    @inline(__always)
    func boundsContain(_ localPoint: Point2D, of slot: UInt32) -> Bool {
        records[slot].bounds.contains(localPoint) && localPoint.isFinite
    }
}
