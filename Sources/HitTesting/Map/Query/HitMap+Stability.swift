import CBoxKernels

extension HitMap {
    /// The view that gets a touch at a point of the world, and a rectangle around the point within
    /// which the answer is proved to be the same.
    ///
    /// A pointer that moves within the rectangle needs no further question:
    ///
    ///     if !hover.worldRect.contains(pointer), let next = map.stableHitTest(pointer) {
    ///         hover = next
    ///     }
    ///
    /// - Parameter worldPoint: A point in the windows' superspace, the screen, in points; in the
    ///   superview's space of the map's root, if that is not a window.
    /// - Returns: nil if the point has a NaN or an infinity.
    /// - Complexity: As ``hitTest(_:)-(Point2D)``, plus a look at the tiles around; O(r) in the r views of a
    ///   crowded tile. Nothing is allocated.
    public func stableHitTest(_ worldPoint: Point2D) -> StableHit? {
        guard worldPoint.isFinite else { return nil }
        return storage.stableHit(at: worldPoint)
    }
}

extension MapStorage {
    /// The answer at a finite point, and where it holds.
    fileprivate func stableHit(at worldPoint: Point2D) -> StableHit {
        let window = unsafe lookup.window
        let point = window.quanta(of: worldPoint)
        let (ref, tile) = unsafe lookup.tile(at: worldPoint, point)
        let decision = decision(worldPoint, point, ref, tile)
        let view = answer(decision, worldPoint)
        let winner: UInt32?
        var area: QuantizedBox
        switch decision {
        case .tree: return StableHit(view: view, worldRect: worldPoint.smallestRect)
        case .nobody: (winner, area) = (nil, tile.surroundings)
        case .candidate(let word):
            winner = word & ~LaneFlags.parts.rawValue
            area = certainArea(of: word, around: point, ref, tile)
        }
        var region = StableRegion(area, around: point)
        cut(&region, by: ref, tile, winner)
        cutAround(&region, tile, winner)
        return StableHit(
            view: view, worldRect: window.worldRect(within: region.box, around: worldPoint))
    }
}

extension MapStorage {
    /// Where, around a point that it wins, a candidate's region and those of its ancestors surely are;
    /// empty if only the exact way down tells.
    private func certainArea(
        of word: UInt32, around point: quantized_point, _ ref: MapRef, _ tile: MapTile
    ) -> QuantizedBox {
        let flags = LaneFlags(of: word)
        switch ref.kind {
        case .empty: return .empty
        case .single: return tightArea(of: word, tile) ?? tile.box
        case .block:
            if flags.contains(.inner) { return innerArea(of: word, ref, tile) }
            let isPlain = flags.isSubset(of: [.reused, .loose])
            // Else the exact way down decided, unless a crowd knows of an inner box.
            return (isPlain ? tightArea(of: word, tile) : nil) ?? crowdArea(of: word, ref, tile)
        case .node: return .empty
        }
    }

    /// The same of a candidate in a block's crowd.
    private func crowdArea(of word: UInt32, _ ref: MapRef, _ tile: MapTile) -> QuantizedBox {
        guard let number = crowdNumber(in: ref) else { return .empty }
        return unsafe crowds.with(number) { crowd in
            for index in 0..<crowd.candidates.count where crowd.candidates[index].word == word {
                let inner = crowd.candidates[index].inner
                return inner.isEmpty ? .empty : inner.inset(by: 1).intersection(tile.box)
            }
            return .empty
        } ?? .empty
    }

    /// Where, about a tile, a view's region and those of its ancestors surely are; nil if its box does
    /// not tell.
    private func tightArea(of word: UInt32, _ tile: MapTile) -> QuantizedBox? {
        let slot = word & LaneFlags.payloadMask
        guard unsafe lookup.row(of: slot).pointee.flags.contains(.tightBox) else { return nil }
        // Two quanta inside of the outer box is inside of the inner one.
        return unsafe lookup.box(of: slot).inset(by: 2).intersection(tile.surroundings)
    }

    /// Where in a tile points are well inside of the box in a candidate's lane.
    private func innerArea(of word: UInt32, _ ref: MapRef, _ tile: MapTile) -> QuantizedBox {
        let place = unsafe lane(in: ref) { line, lane in unsafe TileLine.word(line, lane) == word }
        guard let place else { return .empty }
        return unsafe TileLine.innerBox(lookup.line(place.line), place.lane, in: tile)
    }
}

extension MapTile {
    /// The tile with as much again on each side, several times.
    fileprivate var surroundings: QuantizedBox {
        let reach = Int64(2)
        func low(_ start: Int32, _ bits: Int32) -> Int32 {
            Int32(max(Int64(start) - reach << Int64(bits), 0))
        }
        func high(_ start: Int32, _ bits: Int32) -> Int32 {
            Int32(min(Int64(start) + (reach + 1) << Int64(bits), Int64(MapWindow.greatest)))
        }
        return QuantizedBox(
            minX: low(x, xBits), minY: low(y, yBits), maxX: high(x, xBits), maxY: high(y, yBits))
    }
}
