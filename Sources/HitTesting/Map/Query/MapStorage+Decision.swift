import CBoxKernels

/// Who wins a point.
enum MapDecision {
    /// Nobody.
    case nobody
    /// The candidate of a word.
    case candidate(UInt32)
    /// The tree has to be asked.
    case tree
}

extension MapStorage {
    /// The first view of a block that wins a point, where boxes alone may not decide.
    @inline(never)
    final func blockDecision(
        _ ref: MapRef, _ worldPoint: Point2D, _ point: quantized_point, _ tile: MapTile
    ) -> MapDecision {
        let parts = tile.parts(to: point)
        return unsafe ChainWalk.with(lookup) { walk in
            var line = unsafe lookup.line(ref.firstLine)
            for _ in 0..<ref.lineCount {
                let lanes = unsafe tile_line_lanes(line, parts)
                var around = lanes.around
                while around != 0 {
                    let lane = around.trailingZeroBitCount
                    let word = unsafe TileLine.word(line, lane)
                    let isWellInside = (lanes.within &>> UInt32(lane)) & 1 != 0
                    around &= around &- 1
                    let flags = LaneFlags(of: word)
                    if flags.isSuperset(of: .crowd) {
                        return decision(in: word & LaneFlags.payloadMask, worldPoint, point, &walk)
                    }
                    if flags.contains(.inner) && !isWellInside { continue }
                    let isKnown = isWellInside && !flags.contains(.loose)
                    switch isKnown ? .wins : verdict(word, worldPoint, point, &walk) {
                    case .loses: continue
                    case .wins: return .candidate(word)
                    case .unknown: return .tree
                    }
                }
                unsafe line += 64
            }
            return .nobody
        }
    }

    /// The first view of a crowd that wins a point.
    private func decision(
        in number: UInt32, _ worldPoint: Point2D, _ point: quantized_point,
        _ walk: inout ChainWalk
    ) -> MapDecision {
        unsafe crowds.with(number) { crowd in
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
            return isUnknown ? .tree : .candidate(crowd.candidates[found].word)
        } ?? .nobody
    }

    /// What is known of a candidate at a point in its outer box.
    final func verdict(
        of candidate: MapCandidate, _ worldPoint: Point2D, _ point: quantized_point,
        _ walk: inout ChainWalk
    ) -> ChainWalk.Verdict {
        if candidate.inner.surelyContains(point) { return .wins }
        return verdict(onLeaf: leaf(candidate.word), worldPoint, point, &walk)
    }

    /// What is known of a lane's view at a point that may be in its box.
    private func verdict(
        _ word: UInt32, _ worldPoint: Point2D, _ point: quantized_point, _ walk: inout ChainWalk
    ) -> ChainWalk.Verdict {
        let flags = LaneFlags(of: word)
        if flags.isSubset(of: .reused) {
            // The box in steps of the tile was too coarse; the one in quanta is finer.
            let box = unsafe lookup.box(of: word & LaneFlags.payloadMask)
            if !box.mayContain(point) { return .loses }
            if box.inset(by: 1).surelyContains(point) { return .wins }
            return verdict(onEdgeOf: word & LaneFlags.payloadMask, box, worldPoint, &walk)
        }
        return verdict(onLeaf: leaf(word), worldPoint, point, &walk)
    }

    /// Whether a view's region and those of its superviews contain a point: what its outline says, if
    /// it has one that knows, or the exact way down.
    @inline(__always)
    private func verdict(
        onLeaf leaf: UInt32, _ worldPoint: Point2D, _ point: quantized_point,
        _ walk: inout ChainWalk
    ) -> ChainWalk.Verdict {
        let side = unsafe lookup.outlineSide(of: leaf, point)
        if side != 0 { return side > 0 ? .wins : .loses }
        let box = unsafe lookup.box(of: leaf)
        if !box.mayContain(point) { return .loses }
        return verdict(onEdgeOf: leaf, box, worldPoint, &walk)
    }

    /// What the edges of a view's box say of a point, where they are known exactly, or the way down.
    private func verdict(
        onEdgeOf leaf: UInt32, _ box: QuantizedBox, _ worldPoint: Point2D,
        _ walk: inout ChainWalk
    ) -> ChainWalk.Verdict {
        if let isInside = unsafe lookup.alignedBoxContains(worldPoint, box, of: leaf) {
            return isInside ? .wins : .loses
        }
        return walk.verdict(on: leaf, worldPoint)
    }

    /// The view whose region has to contain the point for a candidate to win.
    final func leaf(_ word: UInt32) -> UInt32 {
        LaneFlags(of: word).contains(.indirect)
            ? unsafe indirections[word & LaneFlags.payloadMask].leaf : word & LaneFlags.payloadMask
    }

    /// What a candidate answers.
    final func answer(_ word: UInt32) -> ViewID {
        unsafe LaneFlags(of: word).contains(.indirect)
            ? unsafe indirections[word & LaneFlags.payloadMask].answer
            : lookup.id(ofWord: word)
    }

    /// What a decision answers.
    @inline(never)
    final func answer(_ decision: MapDecision, _ worldPoint: Point2D) -> ViewID? {
        switch decision {
        case .nobody: nil
        case .candidate(let word): answer(word)
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
