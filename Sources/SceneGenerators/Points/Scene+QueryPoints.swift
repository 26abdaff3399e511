import HitTesting

extension Scene {
    /// Points to ask about, in world space: in turn one anywhere in the world, and the centre of a
    /// random leaf.
    ///
    /// Points anywhere find the gaps between views; the centres of leaves make sure that small views
    /// deep in the tree are asked about as often as large ones near the root. A leaf whose centre
    /// lies outside the world (a row that is scrolled away) gives way to another; after eight of
    /// them the point is one anywhere.
    ///
    /// - Parameters:
    ///   - count: How many points.
    ///   - seed: Any number; it decides which points.
    /// - Complexity: O(count · depth).
    public func queryPoints(count: Int, seed: UInt64) -> [Point2D] {
        var random = SplitMix64(seed: seed)
        var knownCenters: [ViewID: Point2D?] = [:]
        return (0..<count).map { index in
            let center =
                index % 2 == 1 ? leafCenter(known: &knownCenters, using: &random) : nil
            return center ?? random.point(in: world)
        }
    }

    /// The centre of a random leaf in world space, or nil if those tried lie outside the world.
    private func leafCenter(
        known: inout [ViewID: Point2D?], using random: inout SplitMix64
    ) -> Point2D? {
        let attempts = 8
        for _ in 0..<attempts where !leaves.isEmpty {
            let leaf = leaves[random.index(below: leaves.count)]
            let center =
                known[leaf] ?? tree.convert(tree.bounds(of: leaf).center, from: leaf, to: nil)
            known[leaf] = .some(center)
            if let center, world.contains(center) { return center }
        }
        return nil
    }
}
