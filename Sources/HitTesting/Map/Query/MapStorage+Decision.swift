import CBoxKernels

/// Who wins a point.
enum MapDecision {
    /// Nobody.
    case nobody
    /// The candidate of a word and a generation.
    case candidate(UInt32, UInt32)
    /// The tree has to be asked.
    case tree
}

extension MapStorage {
    /// The first view of a block that wins a point, from some lanes of a line on, where boxes alone do
    /// not decide.
    @inline(never)
    final func blockDecision(
        _ start: UnsafeMutableRawPointer, _ startLanes: UInt32, _ worldPoint: Point2D,
        _ point: quantized_point, _ tile: MapTile
    ) -> MapDecision {
        unsafe ChainWalk.with(lookup) { walk in
            var line = unsafe start
            var lanes = startLanes
            while true {
                while lanes & 15 != 0 {
                    let lane = lanes.trailingZeroBitCount
                    let word = unsafe TileLine.word(line, lane)
                    let generation = unsafe TileLine.generation(line, lane)
                    let isWellInside = lanes >> UInt32(lane) & 0x100 != 0
                    lanes &= lanes &- 1
                    let flags = LaneFlags(of: word).subtracting(.last)
                    if flags.contains(.inner) && !isWellInside { continue }
                    let isKnown = isWellInside && !flags.contains(.loose)
                    switch isKnown ? .wins : verdict(word, worldPoint, point, &walk) {
                    case .loses: continue
                    case .wins: return .candidate(word, generation)
                    case .unknown: return .tree
                    }
                }
                if unsafe TileLine.isLast(line) { return .nobody }
                unsafe line += 64
                lanes = unsafe TileLine.lanes(line, at: point, in: tile)
            }
        }
    }

    /// The first view of a crowded tile that wins a point.
    @inline(never)
    final func crowdDecision(
        _ number: UInt32, _ worldPoint: Point2D, _ point: quantized_point
    ) -> MapDecision {
        guard let crowd = crowdedTiles[Int(number)] else { return .nobody }
        return unsafe ChainWalk.with(lookup) { walk in
            var isUnknown = false
            let found = crowd.first(around: point) { candidate in
                switch verdict(of: candidate, worldPoint, point, &walk) {
                case .loses: return false
                case .wins: return true
                case .unknown:
                    isUnknown = true
                    return true
                }
            }
            guard let found else { return .nobody }
            if isUnknown { return .tree }
            let candidate = crowd.candidates[found]
            return .candidate(candidate.word, candidate.generation)
        }
    }

    /// What is known of a candidate at a point in its outer box.
    final func verdict(
        of candidate: MapCandidate, _ worldPoint: Point2D, _ point: quantized_point,
        _ walk: inout ChainWalk
    ) -> ChainWalk.Verdict {
        if candidate.inner.surelyContains(point) { return .wins }
        return walk.verdict(on: leaf(candidate.word), worldPoint)
    }

    /// What is known of a lane's view at a point that may be in its box.
    private func verdict(
        _ word: UInt32, _ worldPoint: Point2D, _ point: quantized_point, _ walk: inout ChainWalk
    ) -> ChainWalk.Verdict {
        let flags = LaneFlags(of: word).subtracting(.last)
        if flags.isEmpty {
            // The box in steps of the tile was too coarse; the one in quanta is finer.
            let box = unsafe lookup.box(of: word & LaneFlags.payloadMask)
            if !box.mayContain(point) { return .loses }
            if box.inset(by: 1).surelyContains(point) { return .wins }
        }
        return walk.verdict(on: leaf(word), worldPoint)
    }

    /// The view whose region has to contain the point for a candidate to win.
    final func leaf(_ word: UInt32) -> UInt32 {
        LaneFlags(of: word).contains(.indirect)
            ? indirections[Int(word & LaneFlags.payloadMask)].leaf : word & LaneFlags.payloadMask
    }

    /// What a candidate answers.
    final func answer(_ word: UInt32, _ generation: UInt32) -> ViewID {
        LaneFlags(of: word).contains(.indirect)
            ? indirections[Int(word & LaneFlags.payloadMask)].answer
            : ViewID(slot: word & LaneFlags.payloadMask, generation: generation)
    }

    /// What a decision answers.
    @inline(never)
    final func answer(_ decision: MapDecision, _ worldPoint: Point2D) -> ViewID? {
        switch decision {
        case .nobody: nil
        case .candidate(let word, let generation): answer(word, generation)
        case .tree: treeHit(worldPoint)?.answer
        }
    }

    /// The hit in the tree, for the points that rows do not decide.
    final func treeHit(_ worldPoint: Point2D) -> ViewStore.Hit? {
        guard let tree else {
            preconditionFailure("The map needs its tree to decide about a point, and has none")
        }
        guard let root else { return tree.hit(at: worldPoint, HitTestOptions()) }
        guard let slot = tree.store.slot(of: root),
            !tree.store.records[slot].flags.contains(.unhittable)
        else { return nil }
        let localPoint = tree.store.localPoint(of: worldPoint, in: slot)
        return tree.hit(at: localPoint, in: root, HitTestOptions())
    }
}
