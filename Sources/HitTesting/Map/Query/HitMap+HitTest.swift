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
        let point = unsafe lookup.window.quanta(of: worldPoint)
        return answer(worldPoint, unsafe lookup.position(of: point))
    }

    /// The answer for a point whose position is known.
    ///
    /// What is not finite has an outermost quantum, where no view wins for certain.
    @inline(__always)
    final func answer(_ worldPoint: Point2D, _ position: TilePosition) -> ViewID? {
        let ref = position.ref
        if ref.isBlock {
            var line = unsafe lookup.line(ref.firstLine)
            var lineCount = ref.lineCount
            while true {
                let second = unsafe line + (lineCount > 1 ? 64 : 0)
                let lanes = unsafe tile_lines_lanes(line, second, position.x, position.y)
                // Mostly the first view around the point has it well inside, and wins.
                let first = lanes & (0 &- lanes)
                if lanes & first &<< 16 != 0 {
                    let lane = first.trailingZeroBitCount
                    let word = unsafe TileLine.word(line + (lane & 8) &<< 3, lane & 7)
                    if LaneFlags(of: word).isSubset(of: .plain) {
                        return unsafe lookup.id(ofWord: word)
                    }
                }
                if lanes != 0 || lineCount <= 2 { break }
                lineCount &-= 2
                unsafe line += 128
            }
        } else if ref.isSingle {
            return unsafe lookup.id(ofWord: ref.word)
        }
        return Self.slowAnswer(worldPoint, in: self)
    }

    /// The answer where steps of a tile do not tell it, or there is none.
    ///
    /// It looks the tile up again, so that nothing is kept for it where it is not called.
    @inline(never)
    private static func slowAnswer(_ worldPoint: Point2D, in storage: MapStorage) -> ViewID? {
        guard worldPoint.isFinite else { return nil }
        let point = unsafe storage.lookup.window.quanta(of: worldPoint)
        let (ref, tile) = unsafe storage.lookup.tile(at: point)
        return storage.answer(storage.decision(worldPoint, point, ref, tile), worldPoint)
    }
}
