import HitTesting

/// The picture's rectangle in cells, with the view that gets a touch in each.
///
/// The tree is asked for the middle of each cell. Edges of upright rectangles lie between cells, so
/// that among them the answers are exact; where a view is rotated or curved, cells are as small as a
/// pixel of the picture.
struct HitCells: Sendable {
    /// The cells' edges from left to right; one more than there are columns.
    let columnEdges: [Double]

    /// The cells' edges from top to bottom; one more than there are rows.
    let rowEdges: [Double]

    /// The numbers of the views that answer, row by row; nil where none does.
    let answers: [Int?]

    /// Whether every cell has one answer all over.
    let isExact: Bool

    /// Asks the tree.
    init(of scene: PictureScene, _ resolution: HitMapResolution) {
        let cuts = CellCuts(of: scene, resolution)
        columnEdges = cuts.columnEdges
        rowEdges = cuts.rowEdges
        isExact = cuts.isExact
        let columns = Self.middles(between: columnEdges)
        let middles = Self.middles(between: rowEdges).flatMap { y in
            columns.map { x in Point2D(x, y) }
        }
        let hits = [ViewID?](capacity: middles.count) {
            scene.tree.hitTest(middles.span, into: &$0)
        }
        answers = hits.map { scene.number(of: $0) }
    }

    /// The middles of neighbouring edges.
    private static func middles(between edges: [Double]) -> [Double] {
        zip(edges, edges.dropFirst()).map { first, second in first + (second - first) / 2 }
    }

    /// The number of columns.
    var columnCount: Int { columnEdges.count - 1 }

    /// The middle of a cell, the point that the tree was asked for.
    func middle(of cell: Int) -> Point2D {
        let (row, column) = cell.quotientAndRemainder(dividingBy: columnCount)
        let (left, right) = (columnEdges[column], columnEdges[column + 1])
        let (top, bottom) = (rowEdges[row], rowEdges[row + 1])
        return Point2D(left + (right - left) / 2, top + (bottom - top) / 2)
    }

    /// The rectangle of a block of cells.
    func rect(ofColumns columns: Range<Int>, rows: Range<Int>) -> Rect2D {
        Rect2D(
            minX: columnEdges[columns.lowerBound], minY: rowEdges[rows.lowerBound],
            maxX: columnEdges[columns.upperBound], maxY: rowEdges[rows.upperBound])
    }
}
