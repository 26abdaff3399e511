/// The cells into which a map's window is divided first, fine enough that most are a tile by
/// themselves and so coarse that the lists stay short altogether.
struct MapGrid {
    /// How many entries the cells' lists may have altogether, for each candidate.
    static let entriesPerCandidate = 12

    /// The window, with the number of cells.
    let window: MapWindow

    /// Chooses the finest grid of a fitting number of cells whose lists are short enough.
    init(for candidates: [MapCandidate], _ window: MapWindow) {
        var cells = max(candidates.count * 4 / 5, 1)
        while true {
            let divided = window.dividing(intoCells: cells)
            let limit = Self.entriesPerCandidate * candidates.count + 64
            if cells == 1 || Self.entryCount(candidates, divided, limit: limit) <= limit {
                self.window = divided
                return
            }
            cells = max(cells / 2, 1)
        }
    }

    /// How many entries the lists of a grid's cells have, counted until a limit is passed.
    private static func entryCount(
        _ candidates: [MapCandidate], _ window: MapWindow, limit: Int
    ) -> Int {
        var count = 0
        // Looking at a cell that is closed already costs time too.
        var patience = limit * 4 + window.cellCount * 4
        forEachEntry(candidates, window) { _, _ in
            count += 1
            return count <= limit
        } skipped: {
            patience -= 1
            return patience > 0
        }
        return patience > 0 ? count : .max
    }

    /// The numbers of the candidates of each cell, in hit order, up to the first that surely wins it
    /// all; the cells row by row.
    func lists(_ candidates: [MapCandidate]) -> (numbers: [UInt32], starts: [Int]) {
        var starts = [Int](repeating: 0, count: window.cellCount + 1)
        Self.forEachEntry(candidates, window) { cell, _ in
            starts[cell + 1] += 1
            return true
        } skipped: {
            true
        }
        for cell in 0..<window.cellCount { starts[cell + 1] += starts[cell] }
        var ends = starts
        var numbers = [UInt32](repeating: 0, count: starts[window.cellCount])
        Self.forEachEntry(candidates, window) { cell, number in
            numbers[ends[cell]] = number
            ends[cell] += 1
            return true
        } skipped: {
            true
        }
        return (numbers, starts)
    }

    /// Calls a closure for each cell and each candidate that may win points there, and another one
    /// for each cell that is closed already; until one of them answers false.
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
                    if !body(cell, UInt32(number)) { return }
                    if inner.surelyCovers(window.tile(column: column, row: row).box) {
                        closed[cell] = true
                    }
                }
            }
        }
    }
}
