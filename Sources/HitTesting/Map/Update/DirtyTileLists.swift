/// Which candidates reach into each of some tiles, up to the first that surely wins all of one.
struct DirtyTileLists {
    /// The numbers of all tiles' candidates, in hit order for each; their memory is used again.
    private(set) var numbers: [UInt32] = []

    /// Where each tile's numbers start, and the last one's end.
    private var starts: [Int] = []

    /// Where the numbers of a tile's candidates are.
    func part(of tile: Int) -> Range<Int> { starts[tile]..<starts[tile + 1] }

    /// Distributes a range of candidates over tiles.
    ///
    /// - Complexity: O(c · t) for few tiles; for many, O(the candidates' shares of cells).
    mutating func distribute(
        _ candidates: [MapCandidate], _ range: Range<Int>,
        over tiles: ArraySlice<MapUpdate.DirtyTile>, _ window: MapWindow
    ) {
        numbers.removeAll(keepingCapacity: true)
        starts.removeAll(keepingCapacity: true)
        starts.append(0)
        guard tiles.count <= 8 else {
            distribute(candidates, range, over: tiles, in: CellRange(around: tiles, window))
            return
        }
        for dirty in tiles {
            let box = dirty.tile.box
            for number in range where candidates[number].outer.overlaps(box) {
                numbers.append(UInt32(number))
                if candidates[number].inner.surelyCovers(box) { break }
            }
            starts.append(numbers.count)
        }
    }

    /// Counts each tile's candidates, then puts them in their places.
    private mutating func distribute(
        _ candidates: [MapCandidate], _ range: Range<Int>,
        over tiles: ArraySlice<MapUpdate.DirtyTile>, in cells: CellRange
    ) {
        let chains = TileChains(tiles, in: cells)
        var ends = [Int](repeating: 0, count: tiles.count)
        chains.forEachEntry(candidates, range, in: tiles) { tile, _ in ends[tile] += 1 }
        var end = 0
        for tile in 0..<tiles.count {
            end += ends[tile]
            ends[tile] = starts[tile]
            starts.append(end)
        }
        numbers.append(contentsOf: repeatElement(0, count: end))
        chains.forEachEntry(candidates, range, in: tiles) { tile, number in
            numbers[ends[tile]] = number
            ends[tile] += 1
        }
    }
}

/// The tiles of each cell, as chains.
private struct TileChains {
    private var firstTile: [Int32]
    private var nextTile: [Int32]
    private let cells: CellRange

    init(_ tiles: ArraySlice<MapUpdate.DirtyTile>, in cells: CellRange) {
        self.cells = cells
        firstTile = Array(repeating: -1, count: cells.count)
        nextTile = Array(repeating: -1, count: tiles.count)
        for (index, dirty) in tiles.enumerated() {
            let cell = cells.index(of: dirty.tile)
            nextTile[index] = firstTile[cell]
            firstTile[cell] = Int32(index)
        }
    }

    /// Calls a closure for each tile and each candidate that may win points there.
    func forEachEntry(
        _ candidates: [MapCandidate], _ range: Range<Int>,
        in tiles: ArraySlice<MapUpdate.DirtyTile>, _ body: (Int, UInt32) -> Void
    ) {
        var isClosed = [Bool](repeating: false, count: tiles.count)
        for number in range {
            let candidate = candidates[number]
            cells.forEachCell(overlapping: candidate.outer) { cell in
                var index = Int(firstTile[cell])
                while index >= 0 {
                    let box = tiles[tiles.startIndex + index].tile.box
                    if !isClosed[index] && candidate.outer.overlaps(box) {
                        body(index, UInt32(number))
                        if candidate.inner.surelyCovers(box) { isClosed[index] = true }
                    }
                    index = Int(nextTile[index])
                }
            }
        }
    }
}

/// A rectangle of a grid's cells.
private struct CellRange {
    private let window: MapWindow
    private let columns, rows: ClosedRange<Int32>

    /// The cells around some tiles.
    init(around tiles: ArraySlice<MapUpdate.DirtyTile>, _ window: MapWindow) {
        var box = QuantizedBox.empty
        for dirty in tiles { box.formUnion(dirty.tile.box) }
        self.window = window
        (columns, rows) = window.cells(overlapping: box)
    }

    /// How many cells there are.
    var count: Int { columns.count * rows.count }

    /// The number, among these, of the cell that a tile is, or is a part of.
    func index(of tile: MapTile) -> Int {
        index(column: tile.x &>> window.columnShift, row: tile.y &>> window.rowShift)
    }

    private func index(column: Int32, row: Int32) -> Int {
        Int(row - rows.lowerBound) * columns.count + Int(column - columns.lowerBound)
    }

    /// Calls a closure with the number of each cell that a closed box reaches into.
    func forEachCell(overlapping box: QuantizedBox, _ body: (Int) -> Void) {
        let reached = window.cells(overlapping: box)
        guard reached.columns.overlaps(columns) && reached.rows.overlaps(rows) else { return }
        for row in reached.rows.clamped(to: rows) {
            for column in reached.columns.clamped(to: columns) {
                body(index(column: column, row: row))
            }
        }
    }
}
