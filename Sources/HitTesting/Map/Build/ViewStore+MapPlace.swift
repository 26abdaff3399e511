extension ViewStore {
    /// Finds where a view lies, as far as its region reaches.
    ///
    /// - Parameters:
    ///   - slot: A view that is not unhittable.
    ///   - superview: The superview's place; places are passed by reference, being large.
    ///   - place: Becomes the view's.
    /// - Returns: Whether the regions let a point through.
    func findMapPlace(
        of slot: UInt32, in superview: inout MapPlace, _ place: inout MapPlace
    ) -> Bool {
        let region = regionBox(of: slot)
        if region.isEmpty { return false }
        place.outer = superview.outerBox(of: preimage(of: region, slot))
        if place.outer.isEmpty { return false }

        let placement = placement(of: slot)
        place.world = superview.world.appending(placement)
        place.depth = superview.depth + 1
        place.isAligned =
            superview.isAligned && isAligned(slot)
            && place.depth <= AlignedCoordinate.deepestLevel
        // How far the region's points lie from the origin of their space; where the region has no
        // end, the superviews' may.
        let flags = records[slot].flags
        var reach = region.reach
        if region.isUnbounded {
            reach = .infinity
            if superview.world.isTranslation && !flags.contains(.transformed) {
                reach =
                    place.outer.reach + place.world.anchor.reach + place.world.pivot.reach
                    + superview.error
            }
        }
        place.error = mapError(of: slot, placement, reach: reach, in: &superview)
        place.inner = .empty
        // A region that follows its subviews contains what theirs do: it adds no condition to the
        // way down to one.
        if !flags.contains(.regionFollowsSubviews) {
            place.inner = innerBox(mapInnerRegion(of: slot), &place, in: &superview)
        } else if followsSubviewsPurely(slot) {
            place.inner = superview.inner
        }
        return true
    }

    /// Whether a view only moves by multiples of a unit and contains just its bounds, sides of which are.
    private func isAligned(_ slot: UInt32) -> Bool {
        let record = records[slot]
        let unaligned: ViewFlags = [
            .transformed, .specialRegion, .regionFollowsSubviews, .unusualBounds,
        ]
        return record.flags.isDisjoint(with: unaligned)
            && AlignedCoordinate.areAligned(record.frameOrigin.x, record.frameOrigin.y)
            && AlignedCoordinate.areAligned(record.boundsOrigin.x, record.boundsOrigin.y)
            && AlignedCoordinate.areAligned(record.size.width, record.size.height)
    }

    /// The error of a view's place: the superview's, and what rounds.
    ///
    /// The frozen conversion rounds, and so does the composition of the way up. docs/design/0006-hit-map.md derives it.
    private func mapError(
        of slot: UInt32, _ placement: ForwardMap, reach: Double, in superview: inout MapPlace
    ) -> Double {
        let norm = superview.world.norm
        let (pivot, anchor) = (superview.world.pivot.reach, superview.world.anchor.reach)
        let (ownPivot, ownAnchor) = (placement.pivot.reach, placement.anchor.reach)
        // Where everything only moves, two sums round on the way down and four on the way up.
        let isTranslation =
            superview.world.isTranslation && !records[slot].flags.contains(.transformed)
        let rounding = isTranslation ? 0x1p-50 : 0x1p-48
        var conversion = (reach + ownPivot + ownAnchor) * rounding
        if records[slot].flags.contains(.transformed) {
            // A singular matrix that stands for its own inverse has no way up.
            let padding =
                records[slot].flags.contains(.unboundedPreimage) || !reach.isFinite
                ? nil
                : transformedPadding(
                    of: Box(minX: -reach, minY: -reach, maxX: reach, maxY: reach), slot)
            conversion = padding.map { $0.width + $0.height } ?? .infinity
        }
        let composition = norm * (placement.norm * (reach + ownPivot) + ownAnchor + pivot) + anchor
        return superview.error + norm * conversion + composition * rounding
    }

    /// A rectangle, in a view's own space, all of whose inside is in the region; empty if none is
    /// known.
    func mapInnerRegion(of slot: UInt32) -> Box {
        let bounds = records[slot].bounds
        guard records[slot].flags.contains(.specialRegion) else { return Box(bounds) }
        // SAFETY: the row of extras holds the shape's owner.
        guard let shape = unsafe extras.shape(row: extrasRows[slot]) else { return Box(bounds) }
        return unsafe shape.pointee.innerBox(bounds: bounds)
    }

    /// Where, in the world, the inside of a rectangle of a view's own space surely lies, as far as
    /// the same is true of the superview.
    func innerBox(
        _ region: Box, _ place: inout MapPlace, in superview: inout MapPlace
    ) -> Box {
        if region == .everything {
            // Wherever the way down does not overflow.
            let size = place.world.norm + place.world.anchor.reach + place.world.pivot.reach
            let limit = 0x1p900
            return size < limit
                ? superview.inner.intersection(
                    Box(minX: -limit, minY: -limit, maxX: limit, maxY: limit)) : .empty
        }
        if region.isEmpty || !place.error.isFinite { return .empty }
        let margin = 4 * place.error
        let box =
            place.world.keepsAxes
            ? place.world.box(of: region) : place.world.inscribedBox(in: region)
        if box.hasNaN || box.isEmpty { return .empty }
        let inner = Box(
            minX: box.minX + margin, minY: box.minY + margin,
            maxX: box.maxX - margin, maxY: box.maxY - margin
        ).intersection(superview.inner)
        return inner.isEmpty ? .empty : inner
    }

    /// Whether a region that follows its subviews is that and nothing more.
    func followsSubviewsPurely(_ slot: UInt32) -> Bool {
        // SAFETY: the row of extras holds the shape's owner.
        unsafe extras.shape(row: extrasRows[slot])?.pointee.kind == .boundsOrSubviews
    }
}

extension MapPlace {
    /// All world points whose frozen local points in this place's space are in a box, and that the
    /// regions so far let through, lie in this box.
    @inline(__always)
    func outerBox(of local: Box) -> Box {
        if local.isEmpty { return .empty }
        let box = world.box(of: local)
        if box.hasNaN { return outer }
        return box.outset(by: error).intersection(outer)
    }
}
