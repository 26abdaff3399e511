/// Takes CSV apart, a row at a time, without copying: RFC 4180, plus line feeds alone as line ends.
struct CSVTokenizer {
    /// One cell of the current row.
    struct Cell {
        /// Where its content lies, without the quotation marks around it.
        var range: Range<Int>

        /// Whether the content holds quotation marks, each written twice.
        var hasDoubledMarks = false
    }

    /// What ``readRow(in:isComplete:)`` came upon.
    enum Outcome {
        /// A row, now in `cells`.
        case row

        /// The text ends within a row, and more of it is to come.
        case incomplete

        /// The text ends.
        case end
    }

    /// Where the next row begins, as a byte offset.
    var position = 0

    /// The cells of the current row.
    private(set) var cells: [Cell] = []

    /// The bytes of the current row, without its line end.
    private(set) var row = 0..<0

    /// Reads the next row; lines with nothing but blanks are skipped.
    ///
    /// - Parameters:
    ///   - bytes: The text.
    ///   - isComplete: Whether nothing follows the text; otherwise a row needs its line feed.
    /// - Throws: ``LocatedProblem`` for quotation marks or carriage returns out of place.
    mutating func readRow(
        in bytes: Span<UInt8>, isComplete: Bool
    ) throws(LocatedProblem) -> Outcome {
        while position < bytes.count {
            let start = position
            cells.removeAll(keepingCapacity: true)
            var cursor = start
            var isAtLineEnd = false
            while !isAtLineEnd {
                if cursor < bytes.count && bytes[cursor] == .quotationMark {
                    guard let cell = try readQuotedCell(in: bytes, at: &cursor, isComplete) else {
                        return .incomplete
                    }
                    cells.append(cell)
                } else {
                    cells.append(Cell(range: try readPlainCell(in: bytes, at: &cursor)))
                }
                // The cell ends at a comma, at a line end, or where the text ends.
                if cursor < bytes.count && bytes[cursor] == .comma {
                    cursor += 1
                } else {
                    isAtLineEnd = true
                }
            }
            guard let next = try lineEnd(in: bytes, at: cursor, isComplete) else {
                return .incomplete
            }
            position = next
            row = start..<cursor
            if !isBlankRow(in: bytes) { return .row }
        }
        return .end
    }

    /// Reads up to the comma or line end after an unquoted cell.
    private func readPlainCell(
        in bytes: Span<UInt8>, at cursor: inout Int
    ) throws(LocatedProblem) -> Range<Int> {
        let start = cursor
        while cursor < bytes.count {
            let byte = bytes[cursor]
            if byte == .comma || byte == .lineFeed || byte == .carriageReturn { break }
            guard byte != .quotationMark else {
                throw LocatedProblem(
                    .syntax(
                        """
                        a quotation mark inside an unquoted cell; put the cell in quotation marks \
                        and write the mark twice
                        """), at: cursor)
            }
            cursor += 1
        }
        return start..<cursor
    }

    /// Reads a cell in quotation marks, and them; nil if the text ends first and more is to come.
    private func readQuotedCell(
        in bytes: Span<UInt8>, at cursor: inout Int, _ isComplete: Bool
    ) throws(LocatedProblem) -> Cell? {
        let opening = cursor
        var cell = Cell(range: opening + 1..<opening + 1)
        cursor += 1
        while cursor < bytes.count {
            guard bytes[cursor] == .quotationMark else {
                cursor += 1
                continue
            }
            if cursor + 1 < bytes.count && bytes[cursor + 1] == .quotationMark {
                cell.hasDoubledMarks = true
                cursor += 2
                continue
            }
            if cursor + 1 == bytes.count && !isComplete { return nil }
            cell.range = opening + 1..<cursor
            cursor += 1
            let isAtCellEnd =
                cursor == bytes.count || bytes[cursor] == .comma || bytes[cursor] == .lineFeed
                || bytes[cursor] == .carriageReturn
            guard isAtCellEnd else {
                throw LocatedProblem(
                    .syntax("a comma or the line's end must follow the closing quotation mark"),
                    at: cursor)
            }
            return cell
        }
        guard !isComplete else {
            throw LocatedProblem(
                .syntax("the quotation mark that opens here is never closed"), at: opening)
        }
        return nil
    }

    /// Where the next line begins, given where this one's end does; nil if that is still to come.
    private func lineEnd(
        in bytes: Span<UInt8>, at offset: Int, _ isComplete: Bool
    ) throws(LocatedProblem) -> Int? {
        guard offset < bytes.count else { return isComplete ? offset : nil }
        if bytes[offset] == .lineFeed { return offset + 1 }
        guard offset + 1 < bytes.count || isComplete else { return nil }
        guard offset + 1 < bytes.count && bytes[offset + 1] == .lineFeed else {
            throw LocatedProblem(
                .syntax("a carriage return without a line feed; put the cell in quotation marks"),
                at: offset)
        }
        return offset + 2
    }

    /// Whether the current row is a line of nothing but blanks.
    private func isBlankRow(in bytes: Span<UInt8>) -> Bool {
        cells.count == 1 && bytes.trimmed(row).isEmpty
    }
}

extension CSVTokenizer.Cell {
    /// Appends the cell's text, each doubled quotation mark as one.
    func append(from bytes: Span<UInt8>, to text: inout [UInt8]) {
        var position = range.lowerBound
        while position < range.upperBound {
            text.append(bytes[position])
            position += hasDoubledMarks && bytes[position] == .quotationMark ? 2 : 1
        }
    }

    /// The cell's text.
    func text(in bytes: Span<UInt8>) -> String {
        guard hasDoubledMarks else { return bytes.text(range) }
        var text: [UInt8] = []
        append(from: bytes, to: &text)
        return String(decoding: text, as: UTF8.self)
    }
}
