/// The table of updates of maps: a line for each scene, size and kind of update.
struct UpdateTable {
    /// How the lines are laid out.
    let table = TextTable(columns: [
        .init("scene", width: 13, isLeftAligned: true),
        .init("views", width: 10),
        .init("update of a map after", width: 28, isLeftAligned: true),
        .init("update", "alone", width: 8),
        .init("p99", width: 8),
        .init("faster than", "a new map", width: 11),
        .init("allocs", "/update", width: 7),
        .init("mismatches", width: 10),
        .init("of answers", width: 10),
    ])

    /// The lines of one scene of one size.
    ///
    /// - Parameters:
    ///   - measurements: The updates.
    ///   - rebuild: How long making a new map takes, in nanoseconds.
    func lines(_ measurements: [Measurement], rebuild: Double?) -> [String] {
        var lines: [String] = []
        for kind in UpdateKind.allCases {
            guard let row = measurements.first(where: { $0.operation == kind.operation }) else {
                continue
            }
            let cells: [String?] = [
                lines.isEmpty ? row.scene : "",
                lines.isEmpty ? grouped(row.views) : "",
                kind.title,
                formatted(nanoseconds: row.nanoseconds),
                row.p99.map(formatted(nanoseconds:)),
                rebuild.map { formatted(speedUp: $0 / row.nanoseconds) },
                row.allocationsPerCall.map(formatted(count:)),
                row.compared > 0 ? grouped(row.mismatches) : nil,
                row.compared > 0 ? grouped(row.compared) : nil,
            ]
            lines.append(table.line(cells.map { $0 ?? "-" }))
        }
        return lines
    }
}
