/// A grid of cells stretched over a view's bounds; touches count where the cell is set.
///
/// The cell of a point is column `⌊(x − minX) / (maxX − minX) · columns⌋`, evaluated left to right
/// and capped at the last one, and likewise the row, counted from the top.
public struct HitMask: Hashable, Sendable {
    /// The number of cells in a row.
    public let columns: Int

    /// The number of rows, from the top.
    public let rows: Int

    /// The cells, row by row, sixty-four to a word, the lowest bit first.
    let words: [UInt64]

    /// Creates a mask from its cells, row by row from the top.
    ///
    /// - Precondition: Both counts are positive, and `cells` holds `columns · rows` values.
    public init(columns: Int, rows: Int, cells: some Collection<Bool>) {
        precondition(columns > 0 && rows > 0, "A mask needs cells, and is \(columns) x \(rows)")
        precondition(
            cells.count == columns * rows,
            "A mask of \(columns) x \(rows) needs \(columns * rows) cells, and got \(cells.count)")
        self.columns = columns
        self.rows = rows
        var words = [UInt64](repeating: 0, count: (columns * rows + 63) / 64)
        for (index, isSet) in cells.enumerated() where isSet {
            words[index / 64] |= 1 << UInt64(index % 64)
        }
        self.words = words
    }

    /// Whether a cell is set.
    ///
    /// - Precondition: The column and the row exist.
    public subscript(column column: Int, row row: Int) -> Bool {
        precondition(
            0..<columns ~= column && 0..<rows ~= row,
            "Cell (\(column), \(row)) is not in a mask of \(columns) x \(rows)")
        let index = row * columns + column
        return words[index / 64] >> UInt64(index % 64) & 1 == 1
    }
}
