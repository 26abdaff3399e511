/// A straight cut, along an axis, that divides regions into two lots.
struct PartitionCut {
    /// Where the cut is.
    let coordinate: Edge

    /// Whether the cut is vertical, between lesser and greater x.
    let isVertical: Bool

    /// How many edges are looked at in each direction.
    private static let sampleCount = 48

    /// Finds a cut along an edge of a region that leaves clearly fewer regions on each side.
    ///
    /// - Parameters:
    ///   - bounds: What is to be cut.
    ///   - live: The regions to count, by index.
    init?(of bounds: HalfOpenBox, among live: [Int], of regions: [PlacedRegion]) {
        var best: (cost: Int, coordinate: Edge, isVertical: Bool)?
        for isVertical in [true, false] {
            for coordinate in Self.candidates(bounds, live, regions, isVertical: isVertical) {
                var (low, high) = (0, 0)
                for index in live {
                    let box = regions[index].box
                    let (from, to) = isVertical ? (box.minX, box.maxX) : (box.minY, box.maxY)
                    if from < coordinate { low += 1 }
                    if to > coordinate { high += 1 }
                }
                let isUseful = max(low, high) * 20 <= live.count * 17
                let cost = low + high
                if isUseful && cost < best?.cost ?? .max { best = (cost, coordinate, isVertical) }
            }
        }
        guard let best else { return nil }
        (coordinate, isVertical) = (best.coordinate, best.isVertical)
    }

    /// Edges of regions near the quartiles of a sample.
    private static func candidates(
        _ bounds: HalfOpenBox, _ live: [Int], _ regions: [PlacedRegion], isVertical: Bool
    ) -> [Edge] {
        let (low, high) =
            isVertical ? (bounds.minX, bounds.maxX) : (bounds.minY, bounds.maxY)
        var edges: [Edge] = []
        for sample in Swift.stride(from: 0, to: live.count, by: max(1, live.count / sampleCount)) {
            let box = regions[live[sample]].box
            for edge in isVertical ? [box.minX, box.maxX] : [box.minY, box.maxY]
            where edge > low && edge < high { edges.append(edge) }
        }
        if edges.isEmpty { return [] }
        edges.sort()
        return [2, 3, 4, 5, 6].map { edges[edges.count * $0 / 8] }
    }

    /// The patches on either side; those across are cut.
    func halves(of patches: [Patch]) -> (low: [Patch], high: [Patch]) {
        var (below, above) = (HalfOpenBox.everything, HalfOpenBox.everything)
        if isVertical {
            (below.maxX, above.minX) = (coordinate, coordinate)
        } else {
            (below.maxY, above.minY) = (coordinate, coordinate)
        }
        return (
            patches.compactMap { $0.intersection(below) },
            patches.compactMap { $0.intersection(above) }
        )
    }
}
