/// A problem at a byte of the text being read; becomes a ``ViewDumpError`` where the source is known.
struct LocatedProblem: Error {
    /// Where it is, as a byte offset into the text.
    var offset: Int

    /// In JSON, the path of the value.
    var path: String?

    /// What is wrong.
    var problem: ViewDumpError.Problem

    /// Creates a problem from its place.
    init(_ problem: ViewDumpError.Problem, at offset: Int, path: String? = nil) {
        self.problem = problem
        self.offset = offset
        self.path = path
    }

    /// Creates the problem of a value that is not of its kind.
    init(
        _ field: String, is range: Range<Int>, of bytes: Span<UInt8>, mustBe expected: String
    ) {
        self.init(
            .invalidValue(field: field, text: bytes.text(range), expected: expected),
            at: range.lowerBound)
    }

    /// The same with line and column in place of the offset.
    ///
    /// - Parameters:
    ///   - bytes: The text that the offset counts in, from the beginning of a line.
    ///   - source: What the file is called.
    ///   - firstLine: The number of the text's first line.
    func error(
        in bytes: Span<UInt8>, of source: String, firstLine: Int = 1
    ) -> ViewDumpError {
        let position = TextPosition(of: offset, in: bytes, firstLine: firstLine)
        return ViewDumpError(
            source: source, line: position.line, column: position.column, path: path,
            problem: problem)
    }
}
