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
            return unsafe lookup.id(ofWord: ref.word)
        case .block:
            let block = unsafe lookup.line(ref.firstLine)
            let step = TileLine.steps(of: point, in: tile)
            let lanes = unsafe tile_block_lanes(block, ref.lineCount, step.x, step.y)
            let lane = lanes.trailingZeroBitCount
            // Mostly the first view around the point has it well inside, and wins.
            if lanes & 0xffff != 0 && lanes >> UInt32(lane) & 0x1_0000 != 0 {
                let word = unsafe TileLine.word(block + (lane & 8) << 3, lane & 7)
                if LaneFlags(of: word).isSubset(of: .plain) {
                    return unsafe lookup.id(ofWord: word)
                }
            }
            return answer(blockDecision(ref, worldPoint, point, tile), worldPoint)
        case .other:
            return answer(crowdDecision(ref.otherPayload, worldPoint, point), worldPoint)
        }
    }
}
