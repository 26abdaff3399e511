/// The cells into which a map's window is divided first, fine enough that most are a tile by
/// themselves and so coarse that the lists stay short altogether.
struct MapGrid {
    /// How many entries the cells' lists may have altogether, for each candidate.
    static let entriesPerCandidate = 12

    /// How many entries one of a crowded cell counts as: its box tree takes so much more memory than a
    /// lane.
    private static let crowdWeight = 8

    /// How many cells a small map has: the finer they are, the fewer points are in a step of an edge.
    private static let fewestCells = 32

    /// The window, with the number of cells.
    let window: MapWindow

    /// The numbers of the candidates of each cell, in hit order, up to the first that surely wins it
    /// all; the cells row by row.
    let lists: (numbers: [UInt32], starts: [Int])

    /// Chooses the finest grid of a fitting number of cells whose lists are short enough.
    ///
    /// - Parameters:
    ///   - outlineCount: How many candidates have an outline; those are asked about points mostly by it,
    ///     however fine the cells are.
    init(for candidates: [MapCandidate], outlineCount: Int, _ window: MapWindow) {
        var cells = max((candidates.count * 2 - outlineCount) / 5, Self.fewestCells)
        let limit = Self.entriesPerCandidate * candidates.count + 64
        while true {
            let divided = window.dividing(intoCells: cells)
            let starts = Self.starts(candidates, divided, limit: cells == 1 ? .max : limit)
            if let starts {
                self.window = divided
                lists = (Self.numbers(candidates, divided, starts), starts)
                return
            }
            cells = max(cells / 2, 1)
        }
    }

    /// Where each cell's list starts, and the last one's end; nil if a limit is passed.
    private static func starts(
        _ candidates: [MapCandidate], _ window: MapWindow, limit: Int
    ) -> [Int]? {
        var count = 0
        // Looking at a cell that is closed already costs time too.
        var patience = limit == .max ? .max : limit * 4 + window.cellCount * 4
        var starts = [Int](repeating: 0, count: window.cellCount + 1)
        forEachEntry(candidates, window) { cell, _ in
            starts[cell + 1] += 1
            count += 1
            return count <= limit
        } skipped: {
            patience -= 1
            return patience > 0
        }
        if count > limit || patience <= 0 { return nil }
        let cost = starts.reduce(0) { cost, entries in
            cost + entries * (entries > TileWriter.crowdThreshold ? crowdWeight : 1)
        }
        if cost > limit { return nil }
        for cell in 0..<window.cellCount { starts[cell + 1] += starts[cell] }
        return starts
    }

    /// The lists' entries.
    private static func numbers(
        _ candidates: [MapCandidate], _ window: MapWindow, _ starts: [Int]
    ) -> [UInt32] {
        var ends = starts
        let total = starts[window.cellCount]
        return unsafe [UInt32](unsafeUninitializedCapacity: total) { numbers, count in
            // SAFETY: the same walk counted as many entries for each cell as are written now.
            forEachEntry(candidates, window) { cell, number in
                unsafe numbers[ends[cell]] = number
                ends[cell] += 1
                return true
            } skipped: {
                true
            }
            count = total
        }
    }

    /// Calls a closure for each cell and each candidate that may win points there, and another one
    /// for each cell that is closed already; until one of them answers false.
    @inline(__always)
    private static func forEachEntry(
        _ candidates: [MapCandidate], _ window: MapWindow, _ body: (Int, UInt32) -> Bool,
        skipped: () -> Bool
    ) {
        var closed = [Bool](repeating: false, count: window.cellCount)
        for (number, candidate) in candidates.enumerated() {
            let inner = candidate.inner
            let cells = window.cells(overlapping: candidate.outer)
            for row in cells.rows {
                for column in cells.columns {
                    let cell = Int(window.cell(column: column, row: row))
                    if closed[cell] {
                        if !skipped() { return }
                        continue
                    }
                    if !body(cell, UInt32(truncatingIfNeeded: number)) { return }
                    if inner.surelyCovers(window.tile(column: column, row: row).box) {
                        closed[cell] = true
                    }
                }
            }
        }
    }
}
