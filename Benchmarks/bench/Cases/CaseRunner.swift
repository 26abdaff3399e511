import BenchmarkEngines
import HitTesting
import SceneGenerators

/// Measures everything about one scene of one size.
struct CaseRunner {
    /// How long it may take.
    let budget: Budget

    /// What reading the clock costs, in nanoseconds.
    let timerOverhead: Double

    /// Decides which points are asked about and which views are edited.
    let seed: UInt64

    /// Measures a scene, and reports.
    ///
    /// - Parameters:
    ///   - scene: The tree, and where its points lie.
    ///   - points: Points to ask about instead of random ones.
    ///   - withEdits: Whether edits are measured too.
    func run(
        _ scene: Scene, points: [Point2D]? = nil, withEdits: Bool, progress: inout Progress,
        report: inout Report
    ) {
        progress.subject = "\(scene.name), \(grouped(scene.tree.count)) views"
        progress.note("preparing")
        let template = TreeTemplate(of: scene.tree)
        let queryPoints = QueryPoints(of: scene, scattered: points, seed: seed)
        let depth = template.depth
        let queries = measureQueries(
            of: scene, template, depth: depth, at: queryPoints, progress: progress)
        progress.clear()
        report.addQueries(queries.measurements)
        queries.remarks.forEach(report.remark)
        guard withEdits,
            let script = EditScript(template, of: scene.tree, path: queryPoints.path, seed: seed)
        else { return }
        progress.note("edits")
        var runner = EditRunner(
            template, script: script, comparing: BigStack.holds(RecursiveEngine.self, depth: depth))
        runner.run(within: budget)
        report.addEdits(
            EditKind.allCases.flatMap { kind in
                runner.records[kind].map {
                    $0.measurements(of: kind, scene: scene.name, views: scene.tree.count)
                } ?? []
            })
        progress.clear()
    }

    /// Measures the queries of all engines, and what it takes to build them.
    private func measureQueries(
        of scene: Scene, _ template: TreeTemplate, depth: Int, at points: QueryPoints,
        progress: Progress
    ) -> (measurements: [Measurement], remarks: [String]) {
        var runner = QueryRunner()
        var builds: [Measurement] = []
        var remarks: [String] = []
        if BigStack.holds(RecursiveEngine.self, depth: depth) {
            runner.add(RecursiveEngine(scene.tree), at: points)
        } else {
            remarks.append(
                leftOut(RecursiveEngine.self, "\(grouped(depth)) levels overflow its stack"))
        }
        if BigStack.holds(ClassTree.self, depth: depth) {
            do throws(UnsupportedView) {
                let built = try measureBuild { () throws(UnsupportedView) in try ClassTree(template)
                }
                builds.append(built.measurement(of: scene))
                runner.add(built.engine, at: points)
            } catch {
                remarks.append(leftOut(ClassTree.self, "the tree has \(error.feature)"))
            }
        } else {
            remarks.append(leftOut(ClassTree.self, "\(grouped(depth)) levels overflow its stack"))
        }
        runner.add(scene.tree, at: points)
        runner.addBatches(of: scene.tree, at: points)
        builds.append(measureBuild { template.makeTree().tree }.measurement(of: scene))
        progress.note("queries")
        runner.run(within: budget)
        var queries = runner.measurements(
            of: scene.name, views: scene.tree.count, timerOverhead: timerOverhead)
        for index in queries.indices {
            queries[index].bytesPerView =
                builds.first { $0.engine == queries[index].engine }?.bytesPerView
        }
        return (queries + builds, remarks)
    }

    private func leftOut<Engine: MeasuredEngine>(_: Engine.Type, _ reason: String) -> String {
        "\(Engine.engineName) is left out: \(reason)"
    }
}

extension TreeTemplate {
    /// How many levels the tree has.
    fileprivate var depth: Int {
        var depths: [Int] = []
        depths.reserveCapacity(entries.count)
        for entry in entries { depths.append((entry.superview.map { depths[$0] } ?? 0) + 1) }
        return depths.max() ?? 0
    }
}

extension BigStack {
    /// Whether an engine's recursion fits the stack.
    fileprivate static func holds<Engine: MeasuredEngine>(_: Engine.Type, depth: Int) -> Bool {
        Engine.stackPerLevel * depth < size / 2
    }
}
