import HitTesting

/// Writes the answers to a table of points: the table's own columns, and the id of the view hit.
public struct PointTableAnswers {
    private let ids: ViewDumpIDs

    /// The text that is ready and has not been taken.
    private var output: [UInt8]

    /// Begins with the first line: the table's own, and the name of the column for the answers.
    public init(to table: PointTableReader, ids: ViewDumpIDs) {
        self.ids = ids
        output = table.header
        output.append(.comma)
        output.append(contentsOf: table.answerColumn.utf8)
        output.append(.lineFeed)
    }

    /// Adds the rows of a batch, each with its answer: a view's id, or nothing.
    ///
    /// - Precondition: There is an answer for each point of the batch.
    public mutating func append(_ answers: [ViewID?], to batch: PointTableReader.Batch) {
        precondition(
            answers.count == batch.points.count,
            "There are \(answers.count) answers to \(batch.points.count) points")
        var start = 0
        for (end, view) in zip(batch.ends, answers) {
            output.append(contentsOf: batch.text[start..<end])
            output.append(.comma)
            if let id = view.flatMap({ ids.utf8(of: $0) }) { CSVText.append(id, to: &output) }
            output.append(.lineFeed)
            start = end
        }
    }

    /// Takes the text that is ready.
    public mutating func takeText() -> [UInt8] {
        defer { output.removeAll(keepingCapacity: true) }
        return output
    }
}
