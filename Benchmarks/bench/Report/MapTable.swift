import BenchmarkEngines
import HitTesting

/// The table of what only maps can do: a line for each scene and size.
struct MapTable {
    /// How the lines are laid out.
    let table = TextTable(columns: [
        .init("scene", width: 13, isLeftAligned: true),
        .init("views", width: 10),
        .init("in reach", width: 10),
        .init("a map's", "memory", width: 8),
        .init("bytes", "/view", width: 6),
        .init("bytes per", "view in reach", width: 13),
        .init("batch on", "all cores", width: 9),
        .init("faster than", "one core", width: 11),
        .init("a move with", "stability", width: 11),
        .init("moves that", "stayed", width: 10),
        .init("cold:", "recursion", width: 9),
        .init("", "tree", width: 8),
        .init("", "map", width: 8),
    ])

    /// The line of one scene of one size.
    func line(_ facts: MapFacts, _ measurements: [Measurement]) -> String {
        func time(_ operation: Operation, of engine: String = HitMap.engineName) -> Double? {
            measurements.first { $0.operation == operation && $0.engine == engine }?.nanoseconds
        }
        func formattedTime(
            _ operation: Operation, of engine: String = HitMap.engineName
        ) -> String? { time(operation, of: engine).map(formatted(nanoseconds:)) }
        let parallelGain = time(.batch).flatMap { batch in
            time(.batchAllCores).map { formatted(speedUp: batch / $0) }
        }
        let views = measurements.first?.views ?? 0
        let cells: [String?] = [
            measurements.first?.scene,
            grouped(views),
            grouped(facts.reachableViews),
            formatted(bytes: facts.bytes),
            formatted(count: Double(facts.bytes) / Double(max(1, views))),
            formatted(count: Double(facts.bytes) / Double(max(1, facts.reachableViews))),
            formattedTime(.batchAllCores),
            parallelGain,
            formattedTime(.stablePath),
            formatted(percent: facts.stayShare),
            formattedTime(.hitTestCold, of: RecursiveEngine.engineName),
            formattedTime(.hitTestCold, of: ViewTree.engineName),
            formattedTime(.hitTestCold),
        ]
        return table.line(cells.map { $0 ?? "-" })
    }
}
