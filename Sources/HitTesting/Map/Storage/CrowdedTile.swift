import CBoxKernels

/// A tile whose list is long and would stay long if it were divided: a box tree finds the first
/// candidate around a point.
@safe
final class CrowdedTile: Sendable {
    /// The candidates in hit order, and the tree of their boxes; the first have the greatest orders.
    nonisolated(unsafe) let tree: BoxTree
    let candidates: [MapCandidate]
    private let tile: MapTile

    /// Makes the tree of some candidates.
    init(_ candidates: [MapCandidate], in tile: MapTile) {
        self.candidates = candidates
        self.tile = tile
        var places = Column<UInt32>(minimumCapacity: candidates.count)
        places.append(repeating: 0, count: candidates.count)
        var entries: [BoxTree.Entry] = []
        entries.reserveCapacity(candidates.count)
        for (index, candidate) in candidates.enumerated() {
            // Quanta pass through the same rounding as those of points: none is rejected wrongly.
            let box = FloatBox(
                minX: Float(candidate.outer.minX &- tile.x),
                minY: Float(candidate.outer.minY &- tile.y),
                maxX: Float(candidate.outer.maxX &- tile.x),
                maxY: Float(candidate.outer.maxY &- tile.y))
            entries.append(
                BoxTree.Entry(
                    box: box, order: Int32(candidates.count - index), child: UInt32(index)))
        }
        unsafe tree = BoxTree(packing: entries, places: &places)
    }

    /// The number of the first candidate around a point that a closure accepts.
    @inline(__always)
    func first(
        around point: quantized_point, where accept: (MapCandidate) -> Bool
    ) -> Int? {
        var visits: UInt32 = 0
        let relative = FloatPoint(
            x: Float(point.x &- tile.x), y: Float(point.y &- tile.y))
        // SAFETY: the tree is not changed after it was made.
        let found = unsafe tree.last(
            containing: relative, above: -1, below: .max, visits: &visits
        ) { index in
            let candidate = candidates[Int(index)]
            return candidate.outer.mayContain(point) && accept(candidate)
        }
        return found.map { Int($0.slot) }
    }

    /// The memory of the candidates and their tree, in bytes.
    var byteCount: Int {
        unsafe tree.byteCount + candidates.count * MemoryLayout<MapCandidate>.stride
    }
}
