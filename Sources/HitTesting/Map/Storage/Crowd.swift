import CBoxKernels

/// What comes after the first lanes of a tile whose list is long, and would stay long if the tile were
/// divided: a box tree finds the first candidate around a point.
@safe
struct Crowd: ~Copyable {
    /// The candidates in hit order, and the tree of their boxes; the first have the greatest orders.
    private let tree: BoxTree
    let candidates: PlainValues<MapCandidate>
    private let tile: MapTile

    /// Makes the tree of some candidates.
    init(_ candidates: [MapCandidate], in tile: MapTile) {
        self.candidates = PlainValues(candidates)
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
        tree = BoxTree(packing: entries, places: &places)
    }

    deinit {
        candidates.deallocate()
    }

    /// The number of the first candidate around a point that a closure accepts.
    @inline(__always)
    func first(
        around point: quantized_point, where accept: (MapCandidate) -> Bool
    ) -> Int? {
        var visits: UInt32 = 0
        let relative = FloatPoint(
            x: Float(point.x &- tile.x), y: Float(point.y &- tile.y))
        let found = tree.last(
            containing: relative, above: -1, below: .max, visits: &visits
        ) { index in
            let candidate = candidates[Int(index)]
            return candidate.outer.mayContain(point) && accept(candidate)
        }
        return found.map { Int($0.slot) }
    }

    /// The memory of the candidates and their tree, in bytes.
    var byteCount: Int {
        tree.byteCount + candidates.count * MemoryLayout<MapCandidate>.stride
    }
}
