import HitTesting

extension HitCells {
    /// The cells of equal value as few rectangles, by value; cells without a value are left out.
    ///
    /// - Parameter values: One value per cell, row by row.
    func rectangles<Value: Hashable>(of values: [Value?]) -> [Value: [Rect2D]] {
        var rectangles: [Value: [Rect2D]] = [:]
        var open: [Run<Value>: Int] = [:]
        for row in 0..<rowEdges.count - 1 {
            var stillOpen: [Run<Value>: Int] = [:]
            for run in runs(of: values[row * columnCount..<(row + 1) * columnCount]) {
                stillOpen[run] = open.removeValue(forKey: run) ?? row
            }
            close(open, at: row, into: &rectangles)
            open = stillOpen
        }
        close(open, at: rowEdges.count - 1, into: &rectangles)
        return rectangles.mapValues { $0.sorted(by: Self.comesFirst) }
    }

    /// Neighbouring cells of one row that have one value.
    private struct Run<Value: Hashable>: Hashable {
        let columns: Range<Int>
        let value: Value
    }

    /// The runs of a row.
    private func runs<Value: Hashable>(of row: ArraySlice<Value?>) -> [Run<Value>] {
        var runs: [Run<Value>] = []
        var start = row.startIndex
        while start < row.endIndex {
            var end = start + 1
            while end < row.endIndex && row[end] == row[start] { end += 1 }
            if let value = row[start] {
                let columns = start - row.startIndex..<end - row.startIndex
                runs.append(Run(columns: columns, value: value))
            }
            start = end
        }
        return runs
    }

    /// Makes rectangles of runs that the next row does not repeat.
    private func close<Value: Hashable>(
        _ runs: [Run<Value>: Int], at row: Int, into rectangles: inout [Value: [Rect2D]]
    ) {
        for (run, firstRow) in runs {
            rectangles[run.value, default: []].append(
                rect(ofColumns: run.columns, rows: firstRow..<row))
        }
    }

    /// From top to bottom, then from left to right: the same order in every run of the program.
    private static func comesFirst(_ first: Rect2D, _ second: Rect2D) -> Bool {
        (first.minY, first.minX) < (second.minY, second.minX)
    }
}
