import CBoxKernels

extension HitMap {
    /// The way of a touch: from the root down to the view whose behaviour answered, each with the
    /// point in its own space, and the answer itself.
    ///
    /// - Parameter worldPoint: A point in the windows' superspace, the screen, in points; in the
    ///   superview's space of the map's root, if that is not a window.
    /// - Returns: nil if no view answers.
    /// - Complexity: As ``hitTest(_:)-(Point2D)``, plus O(d) for the path, which is allocated.
    public func hitPath(_ worldPoint: Point2D) -> HitPath? {
        guard worldPoint.isFinite, let hit = storage.hit(at: worldPoint) else { return nil }
        let lookup = unsafe storage.lookup
        var slots: [UInt32] = []
        var slot = hit.slot
        while slot != ViewStore.world {
            slots.append(slot)
            slot = unsafe lookup.row(of: slot).pointee.parent
        }
        var point = worldPoint
        let steps = slots.reversed().map { slot in
            point = lookup.localPoint(of: point, in: slot)
            let generation = lookup.generation(of: slot)
            return HitPath.Step(
                view: ViewID(slot: slot, generation: generation), localPoint: point)
        }
        return HitPath(answer: hit.answer, steps: steps)
    }
}

extension MapStorage {
    /// The view whose behaviour answers a touch at a finite point, and its answer.
    func hit(at worldPoint: Point2D) -> ViewStore.Hit? {
        let point = unsafe lookup.window.quanta(of: worldPoint)
        let (ref, tile) = unsafe lookup.tile(at: worldPoint, point)
        switch decision(worldPoint, point, ref, tile) {
        case .nobody: return nil
        case .tree: return treeHit(worldPoint)
        case .candidate(let word):
            let isIndirect = LaneFlags(of: word).contains(.indirect)
            let payload = word & LaneFlags.payloadMask
            return ViewStore.Hit(
                slot: isIndirect ? unsafe indirections[payload].decider : payload,
                answer: answer(word))
        }
    }

    /// Who wins a finite point whose tile is known.
    func decision(
        _ worldPoint: Point2D, _ point: quantized_point, _ ref: MapRef, _ tile: MapTile
    ) -> MapDecision {
        switch ref.kind {
        case .empty: return .nobody
        case .single: return .candidate(ref.word)
        case .block: return blockDecision(ref, worldPoint, point, tile)
        case .node:
            preconditionFailure("A node was taken for a tile, and only leads to its parts")
        }
    }
}
