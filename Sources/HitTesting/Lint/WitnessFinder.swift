/// Looks for a point of the world at which a hit test answers with a certain view.
struct WitnessFinder {
    let tree: ViewTree

    /// The space that patches are in.
    let space: SweepSpace

    /// The view that has to answer.
    let view: ViewID

    /// How many patches are tried where the largest one does not do.
    private static let attempts = 12

    /// Looks in the patches that a view may get touches in, unless a better place is known.
    func look(in patches: [Patch], _ tally: inout ReachTally) {
        guard let largest = patches.max(by: { $0.innerArea < $1.innerArea }) else { return }
        let area = largest.innerArea * space.areaScale
        if tally.witness != nil && area <= tally.witnessArea { return }
        if let point = confirmed(largest.middle) {
            tally.witness = point
            tally.witnessArea = area
            return
        }
        if tally.witness != nil { return }
        let widest = patches.max { $0.outerArea < $1.outerArea }
        for patch in [widest ?? largest, largest] + patches.prefix(Self.attempts) {
            let corner = patch.box.leastCorner
            let outerMiddle = patch.outline?.outer.polygonCentroid
            for point in [patch.middle, corner, outerMiddle ?? corner, patch.box.middle] {
                guard let point = confirmed(point) else { continue }
                tally.witness = point
                tally.witnessArea = 0
                return
            }
        }
    }

    /// A point of the space as a point of the world, if a hit test there answers with the view.
    private func confirmed(_ point: Point2D) -> Point2D? {
        let worldPoint = worldPoint(point)
        return tree.hitTest(worldPoint) == view ? worldPoint : nil
    }

    /// A point of the space in the world.
    func worldPoint(_ point: Point2D) -> Point2D {
        tree.store.worldPoint(of: point, in: space.root)
    }
}

extension ViewStore {
    /// A point of a view's own space, or of the world's, in the world.
    ///
    /// - Complexity: O(d) in the depth d.
    func worldPoint(of point: Point2D, in slot: UInt32) -> Point2D {
        var point = point
        var slot = slot
        while slot != Self.world && slot != Self.none {
            point = geometry(of: slot).superPoint(of: point)
            slot = parents[slot]
        }
        return point
    }

    /// Points of the world spread over a view's bounds.
    func samplePoints(in slot: UInt32) -> [Point2D] {
        let bounds = records[slot].bounds
        let shares = [0.01, 0.25, 0.5, 0.75, 0.99]
        return shares.flatMap { down in
            shares.map { across in
                let point = Point2D(
                    bounds.minX + bounds.width * across, bounds.minY + bounds.height * down)
                return worldPoint(of: point, in: slot)
            }
        }
    }
}
