import Testing

@testable import ViewDumps

@Suite("CSV: cells")
struct CSVTokenizerTests {
    /// The rows of a text, cell by cell.
    private func rows(_ text: String) throws -> [[String]] {
        let bytes = Array(text.utf8)
        var tokenizer = CSVTokenizer()
        var rows: [[String]] = []
        while case .row = try tokenizer.readRow(in: bytes.span, isComplete: true) {
            rows.append(tokenizer.cells.map { $0.text(in: bytes.span) })
        }
        return rows
    }

    @Test(
        "are what RFC 4180 says",
        arguments: [
            ("a,b\nc,d\n", [["a", "b"], ["c", "d"]]), ("a,b\r\nc,d", [["a", "b"], ["c", "d"]]),
            ("a,\n", [["a", ""]]), (",\n", [["", ""]]), ("\"a\"\n", [["a"]]), ("\"\"\n", [[""]]),
            ("\"a,b\",c", [["a,b", "c"]]), ("\"a\"\"b\",\"\"\"\"", [["a\"b", "\""]]),
            ("\"a\nb\",c\nd,e", [["a\nb", "c"], ["d", "e"]]), ("\"a\r\nb\"\r\n", [["a\r\nb"]]),
            ("a\n\n \n\t\r\nb\n", [["a"], ["b"]]), ("", []), ("\n\n", []),
            (" a , b ", [[" a ", " b "]]),
        ])
    func cells(text: String, expected: [[String]]) throws {
        #expect(try rows(text) == expected)
    }

    @Test(
        "have their marks in place",
        arguments: [
            ("a\"b", 1), ("\"a\"b", 3), ("\"a\" ,b", 3), ("\"a", 0), ("x,\"a\"\"", 2), ("a\rb", 1),
            ("a\r", 1),
            (" \"a\"", 1),
        ])
    func misplaced(text: String, offset: Int) throws {
        #expect {
            try rows(text)
        } throws: { error in
            (error as? LocatedProblem)?.offset == offset
        }
    }

    @Test("are the same however the text is cut into chunks")
    func chunks() throws {
        let text = "a,\"b\"\"\r\n\",c\r\n\r\n\"\",\"\",\n1,2,3\n,\"x\",\"\"\"\"\"\""
        let whole = try rows(text)
        let bytes = Array(text.utf8)
        for size in 1...bytes.count {
            var rest = bytes[...]
            var stream = try CSVRowStream(named: "test") {
                defer { rest = rest.dropFirst(size) }
                return Array(rest.prefix(size))
            }
            var rows: [[String]] = []
            while try stream.readRow() {
                let buffer = stream.buffer
                rows.append(stream.cells.map { $0.text(in: buffer.span) })
            }
            #expect(rows == whole, "in chunks of \(size)")
        }
    }
}
