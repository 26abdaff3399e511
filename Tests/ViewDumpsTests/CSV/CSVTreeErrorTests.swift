import HitTesting
import Testing

@testable import ViewDumps

@Suite("CSV: errors")
struct CSVTreeErrorTests {
    private static let header = "id,parent,x,y,width,height"

    @Test(
        "of the first line",
        arguments: [
            ("id,parent,x,y,width,heigth\n", 1, 21, .unknownColumn("heigth")),
            ("id,parent,x,y,width,height,x\n", 1, 28, .repeatedColumn("x")),
            ("id,x,y,width,height\n", 1, 1, .missingColumn("parent")),
            ("id,parent,x,y,width\n", 1, 1, .missingColumn("height")),
            ("id,parent,y,width,height\n", 1, 1, .missingColumn("x")),
            ("id,parent,x,y,width,height,Hidden\n", 1, 28, .unknownColumn("Hidden")),
        ] as [(String, Int, Int, ViewDumpError.Problem)])
    func firstLine(text: String, line: Int, column: Int, problem: ViewDumpError.Problem) {
        #expect(throws: Self.error(line, column, problem)) { try viewDump(text) }
    }

    @Test(
        "of rows",
        arguments: [
            ("r,,0,0,9", 2, 1, .cellCount(expected: 6, found: 5)),
            ("r,,0,0,9,9,9", 2, 1, .cellCount(expected: 6, found: 7)),
            ("r,,0,0,9,9\nr,,0,0,9,9", 3, 1, .duplicateID("r")),
            ("1,,0,0,9,9\n,,0,0,9,9", 3, 1, .duplicateID("1")),
            ("r,q,0,0,9,9", 2, 3, .unknownSuperview("q", of: "r")),
            ("r,r,0,0,9,9", 2, 3, .unknownSuperview("r", of: "r")),
            ("r, ,0,0,9,9", 2, 3, .unknownSuperview(" ", of: "r")),
            ("ö,,0,0,,9", 2, 1, .missingValue("width")), ("r,,0,,9,9", 2, 1, .missingValue("y")),
        ] as [(String, Int, Int, ViewDumpError.Problem)])
    func rows(text: String, line: Int, column: Int, problem: ViewDumpError.Problem) {
        #expect(throws: Self.error(line, column, problem)) {
            try viewDump("\(Self.header)\n\(text)\n")
        }
    }

    @Test(
        "of values",
        arguments: [
            ("alpha", "1,5", "\"1,5\""), ("alpha", "0x1", nil), ("x", "1 2", nil),
            ("x", "Infinity", nil),
            ("hidden", "true", nil), ("hidden", "2", nil), ("interactive", "yes", nil),
            ("clips", "01", nil), ("region", "circle", nil), ("region", "Bounds", nil),
            ("region", "inset:1;2;3", nil), ("region", "inset:1;2;3;4;5", nil),
            ("region", "inset:", nil),
            ("region", "inset", nil), ("region", "rounded:", nil), ("region", "rounded:1;2", nil),
            ("region", "rects:1;2;3", nil), ("region", "rects:1;2;3;4|", nil),
            ("region", "rects:1;2;3;x", nil),
            ("region", "polygon:nonzero:", nil), ("region", "polygon:nonzero:1;2;3", nil),
            ("region", "polygon:evenodd:1;2|", nil), ("region", "polygon:odd:1;2;3;4", nil),
            ("region", "{\"mask\": [\"1\"]}", "\"{\"\"mask\"\": [\"\"1\"\"]}\""),
            ("behavior", "redirect", nil),
            ("behavior", "none", nil), ("level", "nan", nil), ("level", "high", nil),
        ] as [(String, String, String?)])
    func values(column: String, value: String, quoted: String?) throws {
        let columns = ["parent", "x", "y", "width", "height"].filter { $0 != column } + [column]
        let cells = ["", "0", "0", "9", "9"].prefix(columns.count - 1) + [quoted ?? value]
        #expect {
            try viewDump(columns.joined(separator: ",") + "\n" + cells.joined(separator: ","))
        } throws: { error in
            guard let error = error as? ViewDumpError, error.line == 2 else { return false }
            guard case .invalidValue(let field, _, _) = error.problem else { return false }
            return field.contains(column)
        }
    }

    @Test("one coordinate of the centre alone")
    func halfCenter() {
        #expect(throws: ViewDumpError.self) {
            try viewDump("parent,x,y,width,height,centerX,centerY\n,0,0,9,9,1,\n")
        }
        #expect(throws: ViewDumpError.self) {
            try viewDump("parent,x,y,width,height,centerX,centerY\n,0,0,9,9,,1\n")
        }
    }

    @Test("a level of a view that is no root")
    func level() {
        #expect(throws: Self.error(3, 13, .levelOfSubview("v"))) {
            try viewDump("\(Self.header),level\nr,,0,0,9,9,1\nv,r,0,0,9,9,0\n")
        }
    }

    @Test("a redirection that names no view: of the first line that has one, at the id")
    func redirection() {
        #expect(throws: Self.error(3, 22, .unknownRedirectTarget("q"))) {
            try viewDump("\(Self.header),behavior\nr,,0,0,9,9,\nv,r,0,0,9,9,redirect:q\n")
        }
        #expect(throws: Self.error(2, 21, .unknownRedirectTarget(""))) {
            try viewDump("\(Self.header),behavior\nr,,0,0,9,9,redirect:\n")
        }
    }

    @Test("the line counts lines within quotation marks, the column characters")
    func position() {
        #expect(throws: Self.error(5, 4, .unknownSuperview("q", of: "ö\nb"))) {
            try viewDump("\u{FEFF}\(Self.header)\r\n\"r\na\",,0,0,9,9\r\n\"ö\nb\",q,0,0,9,9")
        }
        #expect(throws: Self.error(2, 3, .unknownSuperview("q", of: "ö"))) {
            try viewDump("\(Self.header)\nö,q,0,0,9,9")
        }
    }

    @Test("bytes that are not UTF-8")
    func invalidUTF8() {
        #expect(throws: Self.error(2, 2, .invalidUTF8)) {
            try viewDump(Array("\(Self.header)\nr".utf8) + [0xFF, 0x2C])
        }
    }

    @Test("name the file, the place and the value")
    func description() throws {
        let error = #expect(throws: ViewDumpError.self) {
            try viewDump("\(Self.header)\nr,,0,zero,9,9")
        }
        #expect(
            error?.description
                == "test:2:6: y is 'zero', and must be a number such as 12, -0.5 or 1e-3, or nan, inf, -inf"
        )
    }

    /// An error in the file that the tests read.
    private static func error(
        _ line: Int, _ column: Int, _ problem: ViewDumpError.Problem
    ) -> ViewDumpError {
        ViewDumpError(source: "test", line: line, column: column, path: nil, problem: problem)
    }
}
