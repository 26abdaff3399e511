import BenchmarkEngines
import Foundation
import HitTesting

/// Prints results as they come, and keeps them for the file.
struct Report {
    /// All rows so far.
    private(set) var measurements: [Measurement] = []

    /// The lines of the tables that are printed last.
    private var mapLines: [String] = []
    private var editLines: [String] = []
    private var updateLines: [String] = []

    /// Whether the table of queries has its header.
    private var hasHeader = false

    private let queryTable = QueryTable()
    private let mapTable = MapTable()
    private let editTable = EditTable()
    private let updateTable = UpdateTable()

    /// Prints the queries of one scene of one size.
    mutating func addQueries(_ rows: [Measurement]) {
        if !hasHeader { print(lines: queryTable.table.header) }
        hasHeader = true
        print(lines: queryTable.lines(rows))
        measurements += rows
    }

    /// Keeps what is to be told of the map of one scene of one size for the end.
    ///
    /// - Parameters:
    ///   - facts: What is told beside times.
    ///   - queries: The queries of the scene, which were added.
    mutating func addMap(_ facts: MapFacts, _ queries: [Measurement]) {
        mapLines.append(mapTable.line(facts, queries))
    }

    /// Keeps the edits of one scene of one size for the end.
    mutating func addEdits(_ rows: [Measurement]) {
        editLines += editTable.lines(rows)
        measurements += rows
    }

    /// Keeps the updates of the map of one scene of one size for the end.
    ///
    /// - Parameters:
    ///   - rows: The updates.
    ///   - rebuild: How long making a new map takes, in nanoseconds.
    mutating func addUpdates(_ rows: [Measurement], rebuild: Double?) {
        updateLines += updateTable.lines(rows, rebuild: rebuild)
        measurements += rows
    }

    /// Prints a remark about the lines above it.
    func remark(_ text: String) {
        print(lines: ["  (\(text))"])
    }

    /// What of the tree's and the map's queries allocates memory, in words; they are not to.
    var allocatingQueries: [String] {
        let engines = [ViewTree.engineName, HitMap.engineName]
        let operations: [Operation] = [.hitTest, .path, .batch]
        return measurements.filter {
            engines.contains($0.engine) && operations.contains($0.operation)
                && $0.allocationsPerCall ?? 0 > 0
        }.map { "\($0.engine) \($0.operation.rawValue) of \($0.scene) \(grouped($0.views))" }
    }

    /// Prints the tables of maps, edits and updates, and what all answers come to.
    func finish() {
        for (table, lines) in [
            (mapTable.table, mapLines), (editTable.table, editLines),
            (updateTable.table, updateLines),
        ] where !lines.isEmpty {
            print(lines: [""] + table.header + lines)
        }
        for query in allocatingQueries { print(lines: ["allocates memory: \(query)"]) }
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
