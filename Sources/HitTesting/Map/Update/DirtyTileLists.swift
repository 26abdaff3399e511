/// Which candidates reach into each of some tiles, up to the first that surely wins all of one.
struct DirtyTileLists {
    /// The candidates' numbers, in hit order, for each tile.
    private(set) var lists: [[UInt32]]

    /// Distributes candidates over tiles.
    ///
    /// - Complexity: O(c · t) for few tiles; for many, O(the candidates' shares of cells).
    init(_ tiles: [MapUpdate.DirtyTile], _ candidates: [MapCandidate], _ window: MapWindow) {
        lists = Array(repeating: [], count: tiles.count)
        if tiles.count <= 8 {
            for index in tiles.indices {
                let box = tiles[index].tile.box
                for (number, candidate) in candidates.enumerated()
                where candidate.outer.overlaps(box) {
                    lists[index].append(UInt32(number))
                    if candidate.inner.surelyCovers(box) { break }
                }
            }
            return
        }
        distribute(candidates, over: tiles, CellRange(around: tiles, window))
    }

    private mutating func distribute(
        _ candidates: [MapCandidate], over tiles: [MapUpdate.DirtyTile], _ range: CellRange
    ) {
        // The tiles of each cell, as chains.
        var firstTile = [Int32](repeating: -1, count: range.count)
        var nextTile = [Int32](repeating: -1, count: tiles.count)
        for (index, dirty) in tiles.enumerated() {
            let cell = range.index(
                column: dirty.tile.x >> range.columnShift, row: dirty.tile.y >> range.rowShift)
            nextTile[index] = firstTile[cell]
            firstTile[cell] = Int32(index)
        }
        var isClosed = [Bool](repeating: false, count: tiles.count)
        for (number, candidate) in candidates.enumerated() {
            range.forEachCell(overlapping: candidate.outer) { cell in
                var index = Int(firstTile[cell])
                while index >= 0 {
                    let box = tiles[index].tile.box
                    if !isClosed[index] && candidate.outer.overlaps(box) {
                        lists[index].append(UInt32(number))
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
    init(around tiles: [MapUpdate.DirtyTile], _ window: MapWindow) {
        var box = QuantizedBox.empty
        for dirty in tiles { box.formUnion(dirty.tile.box) }
        columnShift = 31 - window.columnBits
        rowShift = 31 - window.rowBits
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
