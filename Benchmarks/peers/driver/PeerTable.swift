import Foundation

/// The table of one case.
struct PeerTable {
    let title: String
    let rows: [PeerRow]

    /// The table as text.
    var text: String {
        let map = rows.first { $0.name == PeerRow.map }?.nanoseconds ?? 0
        let tree = rows.first { $0.name == PeerRow.liveEngine }?.nanoseconds ?? 0
        let header = [
            "engine", "a query", "p99", "engine / map", "engine / tree", "built in", "answers",
            "version",
        ]
        let lines = rows.map { row -> [String] in
            guard row.reason == nil, let nanoseconds = row.nanoseconds else {
                return [row.name, "-", "-", "-", "-", "-", row.reason ?? "", row.version]
            }
            return [
                row.name, duration(nanoseconds), row.p99.map(duration) ?? "-",
                ratio(nanoseconds / map), ratio(nanoseconds / tree),
                row.buildNanoseconds.map(duration) ?? "-", answers(row), row.version,
            ]
        }
        let all = [header] + lines
        let widths = header.indices.map { column in all.map { $0[column].count }.max() ?? 0 }
        return ([title] + all.map { line(cells: $0, widths) }).joined(separator: "\n") + "\n"
    }

    private func line(cells: [String], _ widths: [Int]) -> String {
        cells.indices.map { column in
            let padding = String(repeating: " ", count: widths[column] - cells[column].count)
            // Words to the left, numbers to the right.
            return column == 0 || column >= 6 ? cells[column] + padding : padding + cells[column]
        }.joined(separator: "  ").trimmingCharacters(in: .whitespaces)
    }

    private func answers(_ row: PeerRow) -> String {
        row.mismatches == 0
            ? "\(row.compared) the same" : "\(row.mismatches) of \(row.compared) differ"
    }

    private func ratio(_ value: Double) -> String {
        String(format: value < 10 ? "%.2f" : value < 100 ? "%.1f" : "%.0f", value)
    }

    private func duration(_ nanoseconds: Double) -> String {
        if nanoseconds < 1e4 { return String(format: "%.0f ns", nanoseconds) }
        if nanoseconds < 1e7 { return String(format: "%.1f us", nanoseconds / 1e3) }
        if nanoseconds < 1e9 { return String(format: "%.1f ms", nanoseconds / 1e6) }
        return String(format: "%.1f s", nanoseconds / 1e9)
    }
}
