extension WideContainer {
    /// Finds the last subview, of a label below a limit, that may contain a point and is accepted.
    ///
    /// - Parameters:
    ///   - point: The point in the container's space.
    ///   - below: Only subviews of smaller labels count.
    ///   - visits: Counts the nodes visited.
    ///   - accept: Decides about a subview whose box, if it has one, contains the point.
    @inline(__always)
    func last(
        containing point: Point2D, below: Int32, visits: inout UInt32,
        where accept: (UInt32) -> Bool
    ) -> BoxTree.Found? {
        var best: BoxTree.Found?
        var position = UInt32(unbounded.count)
        while position > 0 {
            position -= 1
            let entry = unbounded[position]
            if entry.label < below && accept(entry.slot) {
                best = BoxTree.Found(order: entry.label, slot: entry.slot)
                break
            }
        }
        return boxes.last(
            containing: FloatPoint(point, relativeTo: origin), above: best?.order ?? -1,
            below: below, visits: &visits, where: accept) ?? best
    }
}

extension WideContainer {
    /// The place of the frontmost subview of a smaller label than a bound, or nil if there is none.
    func position(
        behind bound: Int32, places: borrowing Column<UInt32>
    ) -> SiblingOrder.Position? {
        if bound == .max { return order.position(before: order.endPosition) }
        let chunk = order.chunk(of: bound - 1)
        var low = 0
        var high = Int(order.chunks[chunk].count)
        while low < high {
            let middle = (low + high) / 2
            let slot = order.slot(.init(chunk: chunk, offset: middle))
            if label(of: slot, places: places) < bound { low = middle + 1 } else { high = middle }
        }
        return low == 0 ? nil : SiblingOrder.Position(chunk: chunk, offset: low - 1)
    }

    /// Whether a subview's box, if it has one, contains a point relative to the origin.
    func mayContain(
        _ point: FloatPoint, _ slot: UInt32, places: borrowing Column<UInt32>
    ) -> Bool {
        let place = places[slot]
        if place == Self.unboundedPlace { return true }
        let box = boxes.box(place: place)
        return box.minX <= point.x && point.x <= box.maxX
            && box.minY <= point.y && point.y <= box.maxY
    }
}
