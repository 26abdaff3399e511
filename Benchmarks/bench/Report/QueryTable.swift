import BenchmarkEngines
import HitTesting

/// The table of queries: a line for each scene, size and engine.
struct QueryTable {
    /// How the lines are laid out.
    let table = TextTable(columns: [
        .init("scene", width: 13, isLeftAligned: true),
        .init("views", width: 10),
        .init("engine", width: 9, isLeftAligned: true),
        .init("a query", width: 8),
        .init("p99", width: 8),
        .init("faster than", "recursion", width: 11),
        .init("classes", width: 9),
        .init("along", "a path", width: 8),
        .init("in a", "batch", width: 8),
        .init("allocs", "/query", width: 6),
        .init("bytes", "/view", width: 5),
        .init("build", width: 8),
        .init("mismatches", width: 10),
        .init("of answers", width: 10),
    ])

    /// The lines of one scene of one size.
    func lines(_ measurements: [Measurement]) -> [String] {
        var engines: [String] = []
        for row in measurements where !engines.contains(row.engine) { engines.append(row.engine) }
        return engines.enumerated().map { position, engine in
            let rows = measurements.filter { $0.engine == engine }
            return table.line(
                cells(of: engine, rows, isFirst: position == 0, among: measurements))
        }
    }

    private func cells(
        of engine: String, _ rows: [Measurement], isFirst: Bool, among all: [Measurement]
    ) -> [String] {
        func row(_ operation: Operation) -> Measurement? {
            rows.first { $0.operation == operation }
        }
        func speedUp(over other: String) -> String? {
            let otherTime = all.first { $0.engine == other && $0.operation == .hitTest }
            guard let time = row(.hitTest), let otherTime else { return nil }
            return formatted(speedUp: otherTime.nanoseconds / time.nanoseconds)
        }
        let compared = rows.reduce(0) { $0 + $1.compared }
        let mismatches = rows.reduce(0) { $0 + $1.mismatches }
        let isCompared = compared > 0
        let cells: [String?] = [
            isFirst ? rows[0].scene : "",
            isFirst ? grouped(rows[0].views) : "",
            engine,
            row(.hitTest).map { formatted(nanoseconds: $0.nanoseconds) },
            row(.hitTest)?.p99.map(formatted(nanoseconds:)),
            speedUp(over: RecursiveEngine.engineName),
            speedUp(over: ClassTree.engineName),
            row(.path).map { formatted(nanoseconds: $0.nanoseconds) },
            row(.batch).map { formatted(nanoseconds: $0.nanoseconds) },
            row(.hitTest)?.allocationsPerCall.map(formatted(count:)),
            row(.build)?.bytesPerView.map(grouped),
            row(.build).map { formatted(nanoseconds: $0.nanoseconds) },
            isCompared ? grouped(mismatches) : nil,
            isCompared ? grouped(compared) : nil,
        ]
        return cells.map { $0 ?? "-" }
    }
}
