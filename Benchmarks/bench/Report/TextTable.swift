/// Columns of text for a terminal, printed a line at a time.
struct TextTable {
    /// One column.
    struct Column {
        /// What stands above the column, one text a line.
        let title: [String]

        /// How many characters the column has; longer cells push the rest of their line aside.
        let width: Int

        /// Whether cells begin at the column's left edge; numbers end at its right one.
        let isLeftAligned: Bool

        init(_ title: String..., width: Int, isLeftAligned: Bool = false) {
            self.title = title
            self.width = width
            self.isLeftAligned = isLeftAligned
        }
    }

    /// The columns, from the left.
    let columns: [Column]

    /// The lines above the table, the last of them underlining.
    var header: [String] {
        let height = columns.map(\.title.count).max() ?? 0
        let titles = (0..<height).map { row in
            line(
                columns.map { column in
                    let blank = height - column.title.count
                    return row < blank ? "" : column.title[row - blank]
                })
        }
        let rule = columns.map { String(repeating: "-", count: $0.width) }
        return titles + [rule.joined(separator: " ")]
    }

    /// One line of the table.
    func line(_ cells: [String]) -> String {
        precondition(
            cells.count == columns.count,
            "A line needs \(columns.count) cells, and got \(cells.count)")
        var line = zip(columns, cells).map { column, cell in
            let padding = String(repeating: " ", count: max(0, column.width - cell.count))
            return column.isLeftAligned ? cell + padding : padding + cell
        }.joined(separator: " ")
        while line.last == " " { line.removeLast() }
        return line
    }
}
