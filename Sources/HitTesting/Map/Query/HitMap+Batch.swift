import CBoxKernels

extension HitMap {
    /// The views that get touches at many points of the world, in the points' order.
    ///
    /// Points are looked up in groups, so that the memory they need is on its way together; sorting
    /// them first gains nothing more.
    ///
    ///     let answers = [ViewID?](capacity: points.count) { map.hitTest(points.span, into: &$0) }
    ///
    /// - Parameters:
    ///   - worldPoints: Points in the windows' superspace, the screen.
    ///   - answers: Receives one answer a point.
    /// - Precondition: `answers` has room for one answer a point.
    /// - Complexity: As ``hitTest(_:)-(Point2D)`` for each point, and less. Nothing is allocated.
    public func hitTest(
        _ worldPoints: Span<Point2D>, into answers: inout OutputSpan<ViewID?>
    ) {
        answers.requireRoom(for: worldPoints.count)
        var group = MapLookupGroup()
        var start = 0
        while start < worldPoints.count {
            let count = min(MapLookupGroup.capacity, worldPoints.count - start)
            unsafe group.find(
                worldPoints.extracting(start..<start + count), in: storage.lookup)
            for index in 0..<count {
                answers.append(
                    storage.answer(worldPoints[start + index], group.positions[index]))
            }
            start += count
        }
    }
}

/// Some points whose tiles are looked up together: what each needs is prefetched before any is used.
struct MapLookupGroup {
    /// How many points are looked up together.
    static var capacity: Int { 32 }

    /// Where the points lie.
    private(set) var positions = InlineArray<32, TilePosition>(
        repeating: TilePosition(ref: .empty, parts: .zero, depth: 0))

    /// Finds where at most ``capacity`` points lie.
    @inline(__always)
    mutating func find(_ worldPoints: Span<Point2D>, in lookup: MapLookup) {
        for index in worldPoints.indices {
            let (cell, parts) = lookup.gridPosition(of: worldPoints[index])
            unsafe prefetch_line(lookup.line(cell >> 4))
            // The cell's number stands where its ref will.
            positions[index] = TilePosition(ref: MapRef(rawValue: cell), parts: parts, depth: 0)
        }
        for index in worldPoints.indices {
            let cell = positions[index].ref.rawValue
            let ref = lookup.ref(ofCell: cell)
            positions[index].ref = ref
            lookup.prefetchTarget(of: ref)
        }
        for index in worldPoints.indices where positions[index].ref.isNode {
            repeat { positions[index].descend(in: lookup) } while positions[index].ref.isNode
            lookup.prefetchTarget(of: positions[index].ref)
        }
    }
}

extension MapLookup {
    /// Starts to bring closer what a ref leads to; a longer block's third line and what follows are
    /// rarely needed.
    @inline(__always)
    fileprivate func prefetchTarget(of ref: MapRef) {
        if ref.isBlock {
            let line = unsafe line(ref.firstLine)
            unsafe prefetch_line(line)
            unsafe prefetch_line(line + ref.secondLineOffset)
        } else if ref.isNode {
            unsafe prefetch_line(line(ref.nodeLine))
        }
    }
}
