import CBoxKernels

extension HitMap {
    /// The view that gets a touch at a point of the world; nil if none does.
    ///
    /// - Parameter worldPoint: A point in the windows' superspace, the screen, in points; in the
    ///   superview's space of the map's root, if that is not a window. With a NaN or an infinity the
    ///   answer is nil.
    /// - Complexity: O(1) where few views overlap: two or three reads that depend on each other. In a
    ///   crowded tile O(log r), about, in its r views. Nothing is allocated.
    public func hitTest(_ worldPoint: Point2D) -> ViewID? {
        storage.hitTest(worldPoint)
    }
}

extension MapStorage {
    /// The answer for a point.
    @inline(__always)
    final func hitTest(_ worldPoint: Point2D) -> ViewID? {
        guard let position = unsafe lookup.positionWithin(worldPoint) else {
            return Self.slowAnswer(worldPoint, in: self)
        }
        return answer(worldPoint, position)
    }

    /// The answer for a point whose position is known.
    ///
    /// What is not finite has an outermost quantum, where no view wins for certain.
    @inline(__always)
    final func answer(_ worldPoint: Point2D, _ position: TilePosition) -> ViewID? {
        let ref = position.ref
        if ref.isBlock {
            let line = unsafe lookup.line(ref.firstLine)
            let second = unsafe line + ref.secondLineOffset
            let lanes = unsafe tile_lines_lanes(line, second, position.parts)
            if let answer = unsafe surestAnswer(line, lanes) { return answer }
            if lanes.around == 0 && ref.lineCount > 2 {
                return Self.answerBehind(worldPoint, position, in: self)
            }
            return Self.slowAnswer(worldPoint, in: self)
        }
        return ref.isSingle ? unsafe lookup.id(ofWord: ref.word) : nil
    }

    /// The view of the first lane around a point, if the point is well inside its box and nothing else
    /// has to be asked: mostly it is.
    @inline(__always)
    private final func surestAnswer(
        _ line: UnsafeMutableRawPointer, _ lanes: tile_lanes
    ) -> ViewID? {
        if lanes.around & (0 &- lanes.around) & lanes.within == 0 { return nil }
        let lane = lanes.around.trailingZeroBitCount
        // A line's words come after as many bytes of boxes.
        let word = unsafe TileLine.word(line, lane &+ lane & 8)
        let flags = LaneFlags(of: word)
        if flags.isSubset(of: .inner) {
            return unsafe ViewID(
                slot: word & LaneFlags.payloadMask, generation: lookup.firstGeneration)
        }
        return flags.isSubset(of: .plain) ? unsafe lookup.id(ofWord: word) : nil
    }

    /// The answer for a point that is in no box of a block's first two lines, if there are more.
    ///
    /// Kept apart, so that what it counts takes no room where it is not called.
    @inline(never)
    private static func answerBehind(
        _ worldPoint: Point2D, _ position: TilePosition, in storage: MapStorage
    ) -> ViewID? {
        let ref = position.ref
        var line = unsafe storage.lookup.line(ref.firstLine)
        var left = ref.lineCount &- 2
        while true {
            unsafe line += 128
            let second = unsafe line + (left > 1 ? 64 : 0)
            let lanes = unsafe tile_lines_lanes(line, second, position.parts)
            if let answer = unsafe storage.surestAnswer(line, lanes) { return answer }
            if lanes.around != 0 || left <= 2 { return slowAnswer(worldPoint, in: storage) }
            left &-= 2
        }
    }

    /// The answer where steps of a tile do not tell it, or there is none.
    ///
    /// It looks the tile up again, so that nothing is kept for it where it is not called.
    @inline(never)
    private static func slowAnswer(_ worldPoint: Point2D, in storage: MapStorage) -> ViewID? {
        guard worldPoint.isFinite else { return nil }
        let point = unsafe storage.lookup.window.quanta(of: worldPoint)
        let (ref, tile) = unsafe storage.lookup.tile(at: worldPoint, point)
        return storage.answer(storage.decision(worldPoint, point, ref, tile), worldPoint)
    }
}
