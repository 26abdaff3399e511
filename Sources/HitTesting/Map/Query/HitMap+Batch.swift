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
                let worldPoint = worldPoints[start + index]
                let place = group.places[index]
                answers.append(
                    worldPoint.isFinite
                        ? storage.answer(worldPoint, place.point, place.ref, place.tile) : nil)
            }
            start += count
        }
    }
}

extension HitMap {
    /// The views that get touches at many points of the world, in the points' order, by all cores.
    ///
    /// The answers are those of ``hitTest(_:into:)``, whatever number of cores there is.
    ///
    /// - Parameter worldPoints: Points in the windows' superspace, the screen.
    /// - Complexity: As ``hitTest(_:into:)``, shared by the cores; small batches stay on one.
    public func hitTest(_ worldPoints: [Point2D]) async -> [ViewID?] {
        let share = Self.asyncShare
        guard worldPoints.count > share else {
            return batchAnswers(worldPoints, 0..<worldPoints.count)
        }
        let starts = Array(stride(from: 0, to: worldPoints.count, by: share))
        return await withTaskGroup(of: (Int, [ViewID?]).self) { group in
            for start in starts {
                let range = start..<min(start + share, worldPoints.count)
                group.addTask { (start, batchAnswers(worldPoints, range)) }
            }
            var answers = [ViewID?](repeating: nil, count: worldPoints.count)
            for await (start, part) in group {
                answers.replaceSubrange(start..<start + part.count, with: part)
            }
            return answers
        }
    }

    /// How many points a task is given: enough that starting it does not count.
    private static var asyncShare: Int { 8_192 }

    private func batchAnswers(_ worldPoints: [Point2D], _ range: Range<Int>) -> [ViewID?] {
        [ViewID?](capacity: range.count) {
            hitTest(worldPoints.span.extracting(range), into: &$0)
        }
    }
}

/// Some points whose tiles are looked up together: what each needs is prefetched before any is used.
struct MapLookupGroup {
    /// A point and what it was found to lead to.
    struct Place {
        var point = quantized_point(x: 0, y: 0)
        var ref = MapRef.empty
        var tile = MapTile(x: 0, y: 0, xBits: MapWindow.sideBits, yBits: MapWindow.sideBits)
    }

    /// How many points are looked up together.
    static var capacity: Int { 32 }

    /// The places of the points.
    private(set) var places = InlineArray<32, Place>(repeating: Place())

    /// Finds the places of at most ``capacity`` points.
    @inline(__always)
    mutating func find(_ worldPoints: Span<Point2D>, in lookup: MapLookup) {
        for index in worldPoints.indices {
            // What becomes of a point that is not finite does not matter, as long as it is a number.
            let worldPoint = worldPoints[index]
            let point = lookup.window.quanta(of: worldPoint.isFinite ? worldPoint : .zero)
            places[index].point = point
            lookup.prefetchCell(of: point)
        }
        for index in worldPoints.indices { lookup.prefetchNode(at: places[index].point) }
        for index in worldPoints.indices {
            let (ref, tile) = lookup.tile(at: places[index].point)
            places[index].ref = ref
            places[index].tile = tile
            lookup.prefetchTarget(of: ref)
        }
    }
}

extension MapLookup {
    /// Starts to bring the grid's ref for a point closer.
    @inline(__always)
    fileprivate func prefetchCell(of point: quantized_point) {
        unsafe prefetch_line(line(window.cell(of: point) >> 4))
    }

    /// Starts to bring closer the node that a point's cell is divided by, if it is.
    @inline(__always)
    fileprivate func prefetchNode(at point: quantized_point) {
        let cell = window.cell(of: point)
        let ref = ref(cell >> 4, cell & 15)
        if ref.kind == .other && ref.isNode { unsafe prefetch_line(line(ref.otherPayload)) }
    }

    /// Starts to bring closer what a ref leads to.
    @inline(__always)
    fileprivate func prefetchTarget(of ref: MapRef) {
        switch ref.kind {
        case .empty, .single, .other: break
        case .block:
            let line = unsafe line(ref.firstLine)
            for index in 0..<Int(ref.lineCount) { unsafe prefetch_line(line + index * 64) }
        }
    }
}
