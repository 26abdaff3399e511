import HitTesting

/// Reads a table of points, a batch at a time, in memory of constant size.
///
/// The table is CSV; its first line names at least `x` and `y`. Other columns are carried through
/// unchanged, byte for byte. Points are in the world: the space in which roots' frames are written.
///
///     var reader = try PointTableReader(named: path) { try nextBytesOfTheFile() }
///     var answers = PointTableAnswers(to: reader, ids: dump.ids)
///     while let batch = try reader.nextBatch() {
///         answers.append(batch.points.map { dump.tree.hitTest($0) }, to: batch)
///     }
public struct PointTableReader {
    /// Some rows of a table.
    public struct Batch: Sendable {
        /// The points, in the order of the rows.
        public internal(set) var points: [Point2D] = []

        /// The rows as they stand, one after the other, without line ends.
        var text: [UInt8] = []

        /// Where each row ends in `text`.
        var ends: [Int] = []
    }

    /// The first line as it stands, without its line end.
    let header: [UInt8]

    /// The name of the column that answers go to: `id`, or `hit` where the table has an `id` already.
    public let answerColumn: String

    private var rows: CSVRowStream

    /// The number of columns, and which hold the coordinates.
    private let columnCount, xColumn, yColumn: Int

    /// Creates a reader and reads the first line.
    ///
    /// - Parameters:
    ///   - source: What errors call the table.
    ///   - nextChunk: Gives the next bytes of the table, of any length; none at the end.
    /// - Throws: ``ViewDumpError`` if the first line does not name the columns; what `nextChunk`
    ///   throws.
    public init(named source: String, nextChunk: @escaping () throws -> [UInt8]) throws {
        var rows = try CSVRowStream(named: source, nextChunk: nextChunk)
        guard try rows.readRow() else {
            throw rows.error(
                LocatedProblem(
                    .syntax("the table is empty; its first line must name the columns x and y"),
                    at: 0))
        }
        let buffer = rows.buffer
        let names = rows.cells.map { cell in
            let bytes = buffer.span
            return bytes.text(bytes.trimmed(cell.range))
        }
        xColumn = try Self.column("x", among: names, rows)
        yColumn = try Self.column("y", among: names, rows)
        columnCount = names.count
        answerColumn = names.contains("id") ? "hit" : "id"
        header = Array(buffer[rows.row])
        self.rows = rows
    }

    /// Reads the next rows; nil at the end.
    ///
    /// - Parameter limit: How many rows at most.
    /// - Throws: ``ViewDumpError`` at the first row that is wrong; what the source of bytes throws.
    /// - Complexity: O(n) in the length of the rows.
    public mutating func nextBatch(limit: Int = 4096) throws -> Batch? {
        var batch = Batch()
        while batch.points.count < limit, try rows.readRow() {
            let cells = rows.cells
            guard cells.count == columnCount else {
                throw rows.error(
                    LocatedProblem(
                        .cellCount(expected: columnCount, found: cells.count),
                        at: rows.row.lowerBound))
            }
            let buffer = rows.buffer
            do {
                let bytes = buffer.span
                batch.points.append(
                    Point2D(
                        try FieldText.number("x", in: bytes, cells[xColumn].range),
                        try FieldText.number("y", in: bytes, cells[yColumn].range)))
            } catch {
                throw rows.error(error)
            }
            batch.text.append(contentsOf: buffer[rows.row])
            batch.ends.append(batch.text.count)
        }
        return batch.points.isEmpty ? nil : batch
    }

    /// Which of the columns has a name, that has to be there once.
    private static func column(
        _ name: String, among names: [String], _ rows: CSVRowStream
    ) throws -> Int {
        guard let index = names.firstIndex(of: name) else {
            throw rows.error(LocatedProblem(.missingColumn(name), at: rows.row.lowerBound))
        }
        if let second = names[(index + 1)...].firstIndex(of: name) {
            throw rows.error(
                LocatedProblem(.repeatedColumn(name), at: rows.cells[second].range.lowerBound))
        }
        return index
    }
}

extension PointTableReader {
    /// Reads all points of a table that is in memory.
    ///
    /// - Throws: ``ViewDumpError`` at the first thing that is wrong.
    public static func points(of table: [UInt8], named source: String) throws -> [Point2D] {
        var rest: [UInt8]? = table
        var reader = try PointTableReader(named: source) {
            defer { rest = nil }
            return rest ?? []
        }
        return try reader.nextBatch(limit: .max)?.points ?? []
    }
}
