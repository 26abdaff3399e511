/// Which candidates reach into each of some tiles, up to the first that surely wins all of one.
struct DirtyTileLists {
    /// The numbers of all tiles' candidates, in hit order for each; their memory is used again.
    private var numbers: [UInt32] = []

    /// Where each tile's numbers start, and the last one's end.
    private var starts: [Int] = []

    /// The candidates of a tile.
    subscript(tile: Int) -> ArraySlice<UInt32> { numbers[starts[tile]..<starts[tile + 1]] }

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
            let cell = cells.index(
                column: dirty.tile.x >> cells.columnShift, row: dirty.tile.y >> cells.rowShift)
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
    let columnShift, rowShift: Int32
    private let left, top, columns, rows: Int32

    /// The cells around some tiles.
    init(around tiles: ArraySlice<MapUpdate.DirtyTile>, _ window: MapWindow) {
        var box = QuantizedBox.empty
        for dirty in tiles { box.formUnion(dirty.tile.box) }
        columnShift = window.columnShift
        rowShift = window.rowShift
        left = box.minX >> columnShift
        top = box.minY >> rowShift
        columns = (box.maxX >> columnShift) - left + 1
        rows = (box.maxY >> rowShift) - top + 1
    }

    /// How many cells there are.
    var count: Int { Int(columns) * Int(rows) }

    /// The number of a cell of the grid.
    func index(column: Int32, row: Int32) -> Int {
        Int(row - top) * Int(columns) + Int(column - left)
    }

    /// Calls a closure with the number of each cell that a closed box reaches into.
    func forEachCell(overlapping box: QuantizedBox, _ body: (Int) -> Void) {
        let firstColumn = max(box.minX >> columnShift, left)
        let lastColumn = min(box.maxX >> columnShift, left + columns - 1)
        let firstRow = max(box.minY >> rowShift, top)
        let lastRow = min(box.maxY >> rowShift, top + rows - 1)
        guard firstColumn <= lastColumn && firstRow <= lastRow else { return }
        for row in firstRow...lastRow {
            for column in firstColumn...lastColumn { body(index(column: column, row: row)) }
        }
    }
}
