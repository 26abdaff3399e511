import CBoxKernels

/// A tile whose list is long and would stay long if it were divided: a box tree finds the first
/// candidate around a point.
@safe
final class CrowdedTile: @unchecked Sendable {
    // Unchecked, because the candidates are in memory of the tile's own, which is not changed.
    /// The candidates in hit order, and the tree of their boxes; the first have the greatest orders.
    nonisolated(unsafe) let tree: BoxTree
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
        unsafe tree = BoxTree(packing: entries, places: &places)
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

/// The crowded tiles of a map, by number.
///
/// Queries find them through addresses beside the references, and count none.
@safe
struct CrowdedTiles: ~Copyable {
    private var tiles: [CrowdedTile?] = []
    private var freeNumbers: [UInt32] = []
    private var addresses = unsafe Column<Unmanaged<CrowdedTile>?>()

    /// Makes an empty list.
    init() {}

    /// Makes a copy that shares the tiles.
    init(copying other: borrowing CrowdedTiles) {
        tiles = other.tiles
        freeNumbers = other.freeNumbers
        unsafe addresses = Column(copying: other.addresses)
    }

    /// Adds a tile; returns its number.
    mutating func add(_ tile: CrowdedTile) -> UInt32 {
        let address = unsafe Unmanaged.passUnretained(tile)
        if let number = freeNumbers.popLast() {
            tiles[Int(number)] = tile
            unsafe addresses[number] = address
            return number
        }
        tiles.append(tile)
        unsafe addresses.append(address)
        return UInt32(tiles.count - 1)
    }

    /// Takes a tile away.
    mutating func remove(_ number: UInt32) {
        tiles[Int(number)] = nil
        unsafe addresses[number] = nil
        freeNumbers.append(number)
    }

    /// Calls a closure with a tile; nil if there is none of the number.
    @inline(__always)
    func with<Result>(_ number: UInt32, _ body: (CrowdedTile) -> Result) -> Result? {
        // SAFETY: the list holds the tile for as long as its address stands beside it.
        unsafe addresses[number].map { unsafe $0._withUnsafeGuaranteedRef(body) }
    }

    /// The memory of the tiles, in bytes.
    var byteCount: Int { tiles.reduce(0) { $0 + ($1?.byteCount ?? 0) } }
}
