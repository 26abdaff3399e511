/// Reads CSV from a source of bytes, row by row, keeping only the bytes it needs.
struct CSVRowStream {
    /// What errors call the source.
    let source: String

    /// Gives the next bytes; none at the end.
    private let nextChunk: () throws -> [UInt8]

    /// Bytes that have been given; what has been read of them is dropped when more are needed.
    private(set) var buffer: [UInt8] = []

    /// The number of the buffer's first line.
    private var firstLine = 1

    /// Whether all bytes have been given.
    private var isComplete = false

    private var tokenizer = CSVTokenizer()

    /// Creates a stream at the beginning of a source.
    init(named source: String, nextChunk: @escaping () throws -> [UInt8]) throws {
        self.source = source
        self.nextChunk = nextChunk
        // A byte order mark must not be cut in two.
        while buffer.count < 3 && !isComplete { try refill() }
        tokenizer.position = buffer.span.byteOrderMarkLength
    }

    /// The cells of the current row, as ranges of the buffer.
    var cells: [CSVTokenizer.Cell] { tokenizer.cells }

    /// The current row, as a range of the buffer.
    var row: Range<Int> { tokenizer.row }

    /// Reads the next row; false at the end.
    ///
    /// - Throws: ``ViewDumpError``, or what the source throws.
    mutating func readRow() throws -> Bool {
        while true {
            switch try readBufferedRow() {
            case .row: return true
            case .end where isComplete: return false
            case .end, .incomplete: try refill()
            }
        }
    }

    /// Reads the next row, if all of it is in the buffer.
    private mutating func readBufferedRow() throws(ViewDumpError) -> CSVTokenizer.Outcome {
        // A reference of its own, because the tokenizer changes while it looks into the buffer.
        let buffer = self.buffer
        do {
            return try tokenizer.readRow(in: buffer.span, isComplete: isComplete)
        } catch {
            throw self.error(error)
        }
    }

    /// A problem at an offset of the buffer, placed in the source.
    func error(_ problem: LocatedProblem) -> ViewDumpError {
        problem.error(in: buffer.span, of: source, firstLine: firstLine)
    }

    /// Drops what has been read, and gets more: as much again as is left, so that a long row, which is
    /// read anew from its beginning, takes no longer than its length.
    private mutating func refill() throws {
        for position in 0..<tokenizer.position where buffer[position] == .lineFeed {
            firstLine += 1
        }
        buffer.removeSubrange(0..<tokenizer.position)
        tokenizer.position = 0
        let wanted = 2 * buffer.count
        repeat {
            let chunk = try nextChunk()
            isComplete = chunk.isEmpty
            buffer.append(contentsOf: chunk)
        } while buffer.count < wanted && !isComplete
    }
}
