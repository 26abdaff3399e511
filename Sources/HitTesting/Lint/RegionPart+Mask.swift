extension RegionPart {
    /// A mask as rectangles of set cells, exactly: runs of a row, joined with equal ones below.
    static func mask(_ mask: HitMask, over bounds: Rect2D, _ slot: UInt32) -> [RegionPart] {
        let box = HalfOpenBox(bounds)
        if box.isEmpty { return [] }
        let (width, height) = (bounds.maxX - bounds.minX, bounds.maxY - bounds.minY)
        guard width.isFinite && height.isFinite else { return [RegionPart(box: box, doubt: slot)] }
        let columnEdges = edges(from: bounds.minX, to: bounds.maxX, cells: mask.columns)
        let rowEdges = edges(from: bounds.minY, to: bounds.maxY, cells: mask.rows)
        var parts: [RegionPart] = []
        // The parts that reach down to the present row, by their first and last columns.
        var open: [ColumnRun: Int] = [:]
        for row in 0..<mask.rows where rowEdges[row] < rowEdges[row + 1] {
            var stillOpen: [ColumnRun: Int] = [:]
            for run in runs(of: mask, row: row)
            where columnEdges[run.first] < columnEdges[run.end] {
                if let index = open[run] {
                    parts[index].box.maxY = rowEdges[row + 1]
                    stillOpen[run] = index
                    continue
                }
                stillOpen[run] = parts.count
                parts.append(
                    RegionPart(
                        box: HalfOpenBox(
                            minX: columnEdges[run.first], minY: rowEdges[row],
                            maxX: columnEdges[run.end], maxY: rowEdges[row + 1])))
            }
            open = stillOpen
        }
        return parts
    }

    /// Set cells of a row, side by side.
    private struct ColumnRun: Hashable {
        let first, end: Int
    }

    /// The runs of set cells of a row.
    private static func runs(of mask: HitMask, row: Int) -> [ColumnRun] {
        var runs: [ColumnRun] = []
        var first: Int?
        for column in 0...mask.columns {
            let isSet = column < mask.columns && mask[column: column, row: row]
            if isSet {
                first = first ?? column
            } else if let start = first {
                runs.append(ColumnRun(first: start, end: column))
                first = nil
            }
        }
        return runs
    }

    /// The least double of each cell along an axis, by the arithmetic that finds a point's cell, and
    /// the end of the last cell.
    private static func edges(from low: Double, to high: Double, cells: Int) -> [Edge] {
        var edges = [Edge(low)]
        for cell in 1..<max(cells, 1) {
            let guess = low + (high - low) * (Double(cell) / Double(cells))
            let edge = Double.least(near: guess) {
                ($0 - low) / (high - low) * Double(cells) >= Double(cell)
            }
            edges.append(Edge(exact: min(max(edge, low), high), nominal: guess))
        }
        return edges + [Edge(high)]
    }
}
