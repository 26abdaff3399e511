extension ViewStore {
    /// Where a view whose superview's place is known lies, as far as its region reaches.
    ///
    /// - Parameters:
    ///   - slot: A view that is not unhittable.
    ///   - superview: The superview's place.
    /// - Returns: nil if the regions let no point through.
    func mapPlace(of slot: UInt32, in superview: MapPlace) -> MapPlace? {
        let record = records[slot]
        let region = regionBox(of: slot)
        if region.isEmpty { return nil }
        let outer = superview.outerBox(of: preimage(of: region, slot))
        if outer.isEmpty { return nil }

        let placement = placement(of: slot)
        let world = superview.world.appending(placement)
        // How far the region's points lie from the origin of their space; where the region has no
        // end, the superviews' may.
        var reach = region.reach
        if region.isUnbounded {
            reach = .infinity
            if superview.world.isTranslation && !record.flags.contains(.transformed) {
                reach =
                    outer.reach + world.anchor.reach + world.pivot.reach + superview.error
            }
        }
        let error = mapError(of: slot, placement, reach: reach, in: superview)
        var place = MapPlace(
            world: world, error: error, outer: outer, inner: .empty, depth: superview.depth + 1)
        // A region that follows its subviews contains what theirs do: it adds no condition to the
        // way down to one.
        place.inner =
            record.flags.contains(.regionFollowsSubviews)
            ? superview.inner : innerBox(of: slot, mapInnerRegion(of: slot), place, in: superview)
        if record.flags.contains(.regionFollowsSubviews), !followsSubviewsPurely(slot) {
            place.inner = .empty
        }
        return place
    }

    /// The error of a view's place: the superview's, what the frozen conversion rounds, and what the
    /// composition of the way up rounds. docs/design/0006-hit-map.md derives it.
    private func mapError(
        of slot: UInt32, _ placement: ForwardMap, reach: Double, in superview: MapPlace
    ) -> Double {
        let norm = superview.world.norm
        let (pivot, anchor) = (superview.world.pivot.reach, superview.world.anchor.reach)
        let (ownPivot, ownAnchor) = (placement.pivot.reach, placement.anchor.reach)
        var conversion = (reach + ownPivot + ownAnchor) * 0x1p-48
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
        return superview.error + norm * conversion + composition * 0x1p-48
    }

    /// A rectangle, in a view's own space, all of whose inside is in the region; empty if none is
    /// known.
    func mapInnerRegion(of slot: UInt32) -> Box {
        let bounds = records[slot].bounds
        guard records[slot].flags.contains(.specialRegion) else { return Box(bounds) }
        // SAFETY: the row of extras holds the shape's owner.
        guard let shape = unsafe extras.shape(row: records[slot].extras) else { return Box(bounds) }
        return unsafe shape.pointee.innerBox(bounds: bounds)
    }

    /// Where, in the world, the inside of a rectangle of a view's own space surely lies, as far as
    /// the same is true of the superview.
    func innerBox(
        of slot: UInt32, _ region: Box, _ place: MapPlace, in superview: MapPlace
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
        unsafe extras.shape(row: records[slot].extras)?.pointee.kind == .boundsOrSubviews
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

extension ForwardMap {
    /// A box with the sides along the axes within the image of a box, about the image's middle.
    fileprivate func inscribedBox(in box: Box) -> Box {
        let determinant = abs(a * d - b * c)
        // The inverse's entries without their signs: how much of the image's inside a step takes.
        let (p, q) = (abs(d) / determinant, abs(c) / determinant)
        let (r, s) = (abs(b) / determinant, abs(a) / determinant)
        let width = (box.maxX - box.minX) / 2
        let height = (box.maxY - box.minY) / 2
        // Half sides x and y with p·x + q·y ≤ width and r·x + s·y ≤ height, and x·y large: the best
        // under one condition if it meets the other, else where both are equalities.
        var x = width / (2 * p)
        var y = width / (2 * q)
        if !(r * x + s * y <= height) {
            x = height / (2 * r)
            y = height / (2 * s)
            if !(p * x + q * y <= width) {
                let cross = p * s - q * r
                x = (width * s - height * q) / cross
                y = (height * p - width * r) / cross
            }
        }
        let middle = point(
            of: Point2D(x: box.minX + width, y: box.minY + height))
        // A little less: the sides were rounded too.
        let slack = 1 - 0x1p-30
        let inner = Box(
            minX: middle.x - x * slack, minY: middle.y - y * slack,
            maxX: middle.x + x * slack, maxY: middle.y + y * slack)
        return x >= 0 && y >= 0 && x.isFinite && y.isFinite ? inner : .empty
    }
}

extension RegionShape {
    /// A rectangle all of whose inside is in the region; empty if none is at hand.
    ///
    /// - Parameter bounds: The view's bounds.
    func innerBox(bounds: Rect2D) -> Box {
        switch kind {
        case .bounds, .boundsOrSubviews: return Box(bounds)
        case .inset: return box(bounds: bounds, subviewBox: .empty)
        case .rects: return largestRectangle
        case .ellipse: return Box(bounds).shrunk(by: 0.1465)
        case .roundedRect:
            if bounds.isEmpty { return .empty }
            let largest = min(bounds.maxX - bounds.minX, bounds.maxY - bounds.minY) / 2
            // The middle of a quarter circle's arc is 0.293 of the radius away from both sides.
            let cut = insets.top > 0 ? min(insets.top, largest) * 0.2930 : 0
            let box = Box(
                minX: bounds.minX + cut, minY: bounds.minY + cut, maxX: bounds.maxX - cut,
                maxY: bounds.maxY - cut)
            return box.isEmpty ? .empty : box
        case .everywhere: return .everything
        case .polygons, .mask, .excluding, .nowhere, .custom: return .empty
        }
    }

    /// The largest of several rectangles.
    private var largestRectangle: Box {
        var best = Box.empty
        var bestArea = 0.0
        var index = 0
        while index < numbers.count {
            let box = Box(
                minX: numbers[index], minY: numbers[index + 1], maxX: numbers[index + 2],
                maxY: numbers[index + 3])
            let area = (box.maxX - box.minX) * (box.maxY - box.minY)
            if !box.isEmpty && area > bestArea { (best, bestArea) = (box, area) }
            index += 4
        }
        return best
    }

    /// Whether a closure decides about the region, or a part of it.
    var asksClosure: Bool {
        if kind == .custom { return true }
        guard kind == .excluding else { return false }
        // SAFETY: an exclusion's parts live as long as it does.
        return unsafe (base?.pointee.asksClosure ?? false) || (hole?.pointee.asksClosure ?? false)
    }
}

extension Box {
    /// The box without a share of its width and height on each side.
    fileprivate func shrunk(by share: Double) -> Box {
        if isEmpty { return .empty }
        let (x, y) = ((maxX - minX) * share, (maxY - minY) * share)
        return Box(minX: minX + x, minY: minY + y, maxX: maxX - x, maxY: maxY - y)
    }
}
