import HitTesting

/// Rows and columns of equal cells: where the cell of an index lies.
struct FlatGrid {
    /// How many cells lie side by side.
    let columns: Int

    /// How many cells lie one below the other.
    let rows: Int

    /// The size of one cell, in points.
    let cell: Size2D

    /// Creates a grid of so many columns and rows.
    init(columns: Int, rows: Int, cell: Size2D) {
        self.columns = columns
        self.rows = rows
        self.cell = cell
    }

    /// Creates a grid with room for so many cells, about as wide as it is high, and few more.
    init(cells: Int, cell: Size2D) {
        let aspect = cell.height / cell.width
        let mostColumns = max(1, Int((Double(cells) * aspect).squareRoot().rounded(.up)))
        let rows = (cells + mostColumns - 1) / mostColumns
        self.init(columns: (cells + rows - 1) / rows, rows: rows, cell: cell)
    }

    /// The size of all cells together.
    var size: Size2D {
        Size2D(width: Double(columns) * cell.width, height: Double(rows) * cell.height)
    }

    /// The rectangle of a cell, counted along the rows from the upper left.
    func frame(of index: Int) -> Rect2D {
        Rect2D(
            x: Double(index % columns) * cell.width, y: Double(index / columns) * cell.height,
            width: cell.width, height: cell.height)
    }
}
