import Foundation

/// Prints results as they come, and keeps them for the file.
struct Report {
    /// All rows so far.
    private(set) var measurements: [Measurement] = []

    /// The lines of the table of edits, which is printed last.
    private var editLines: [String] = []

    /// Whether the table of queries has its header.
    private var hasHeader = false

    private let queryTable = QueryTable()
    private let editTable = EditTable()

    /// Prints the queries of one scene of one size.
    mutating func addQueries(_ rows: [Measurement]) {
        if !hasHeader { print(lines: queryTable.table.header) }
        hasHeader = true
        print(lines: queryTable.lines(rows))
        measurements += rows
    }

    /// Keeps the edits of one scene of one size for the end.
    mutating func addEdits(_ rows: [Measurement]) {
        editLines += editTable.lines(rows)
        measurements += rows
    }

    /// Prints a remark about the lines above it.
    func remark(_ text: String) {
        print(lines: ["  (\(text))"])
    }

    /// Prints the table of edits and what all answers come to.
    func finish() {
        if !editLines.isEmpty {
            print(lines: [""] + editTable.table.header + editLines)
        }
        let compared = measurements.reduce(0) { $0 + $1.compared }
        print(lines: ["", "\(grouped(compared)) answers compared with the recursion's, \(verdict)"])
    }

    /// How many answers differ from the recursion's.
    var mismatches: Int { measurements.reduce(0) { $0 + $1.mismatches } }

    private var verdict: String {
        mismatches == 0 ? "none differs" : "\(grouped(mismatches)) DIFFER"
    }

    /// Prints lines at once, so that they can be watched through a pipe.
    func print(lines: [String]) {
        let text = lines.map { $0 + "\n" }.joined()
        FileHandle.standardOutput.write(Data(text.utf8))
    }

    /// Writes all rows to a file, as one array.
    func writeJSON(to path: String) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        try encoder.encode(measurements).write(to: URL(fileURLWithPath: path))
    }
}
