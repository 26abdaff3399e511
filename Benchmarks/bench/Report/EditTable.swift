import BenchmarkEngines
import HitTesting

/// The table of edits: a line for each scene, size and kind of edit.
struct EditTable {
    /// How the lines are laid out.
    let table = TextTable(columns: [
        .init("scene", width: 13, isLeftAligned: true),
        .init("views", width: 10),
        .init("edit", width: 28, isLeftAligned: true),
        .init("edit alone", width: 10),
        .init("edit and", "a query", width: 8),
        .init("faster than", "recursion", width: 11),
        .init("allocs", "/edit", width: 6),
        .init("mismatches", width: 10),
        .init("of answers", width: 10),
    ])

    /// The lines of one scene of one size.
    func lines(_ measurements: [Measurement]) -> [String] {
        EditKind.allCases.enumerated().compactMap { position, kind in
            let live = measurements.first {
                $0.operation == kind.withQuery && $0.engine == ViewTree.engineName
            }
            let alone = measurements.first { $0.operation == kind.alone }
            guard let live, let alone else { return nil }
            let cells: [String?] = [
                position == 0 ? live.scene : "",
                position == 0 ? grouped(live.views) : "",
                kind.title,
                formatted(nanoseconds: alone.nanoseconds),
                formatted(nanoseconds: live.nanoseconds),
                live.ratioToRecursive.map { formatted(speedUp: 1 / $0) },
                live.allocationsPerCall.map(formatted(count:)),
                live.compared > 0 ? grouped(live.mismatches) : nil,
                live.compared > 0 ? grouped(live.compared) : nil,
            ]
            return table.line(cells.map { $0 ?? "-" })
        }
    }
}
