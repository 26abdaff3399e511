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
        guard worldPoint.isFinite else { return nil }
        return storage.hitTest(worldPoint)
    }
}

extension MapStorage {
    /// The answer for a finite point.
    @inline(__always)
    final func hitTest(_ worldPoint: Point2D) -> ViewID? {
        let point = unsafe lookup.window.quanta(of: worldPoint)
        let (ref, tile) = unsafe lookup.tile(at: point)
        return answer(worldPoint, point, ref, tile)
    }

    /// The answer for a finite point whose tile is known.
    @inline(__always)
    final func answer(
        _ worldPoint: Point2D, _ point: quantized_point, _ ref: MapRef, _ tile: MapTile
    ) -> ViewID? {
        switch ref.kind {
        case .empty: return nil
        case .single:
            return unsafe ViewID(slot: ref.payload, generation: lookup.generation(of: ref.payload))
        case .block: return blockAnswer(ref.payload, worldPoint, point, tile)
        case .other:
            return answer(crowdDecision(ref.otherPayload, worldPoint, point), worldPoint)
        }
    }

    /// The first view of a block that wins a point.
    @inline(__always)
    private func blockAnswer(
        _ first: UInt32, _ worldPoint: Point2D, _ point: quantized_point, _ tile: MapTile
    ) -> ViewID? {
        var line = unsafe lookup.line(first)
        while true {
            var lanes = unsafe TileLine.lanes(line, at: point, in: tile)
            while lanes & 15 != 0 {
                let lane = lanes.trailingZeroBitCount
                let word = unsafe TileLine.word(line, lane)
                let flags = LaneFlags(of: word).subtracting(.last)
                if lanes >> UInt32(lane) & 0x100 != 0 && flags.isSubset(of: .inner) {
                    return ViewID(
                        slot: word & LaneFlags.payloadMask,
                        generation: unsafe TileLine.generation(line, lane))
                }
                if flags != .inner {
                    return unsafe answer(
                        blockDecision(line, lanes, worldPoint, point, tile), worldPoint)
                }
                lanes &= lanes &- 1
            }
            if unsafe TileLine.isLast(line) { return nil }
            unsafe line += 64
        }
    }
}
