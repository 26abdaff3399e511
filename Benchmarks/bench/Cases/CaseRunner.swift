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
    ///   - withEdits: Whether edits, and updates of maps, are measured too.
    func run(
        _ scene: Scene, points: [Point2D]? = nil, withEdits: Bool, progress: inout Progress,
        report: inout Report
    ) {
        progress.subject = "\(scene.name), \(grouped(scene.tree.count)) views"
        progress.note("preparing")
        let template = TreeTemplate(of: scene.tree)
        let queryPoints = QueryPoints(of: scene, scattered: points, seed: seed)
        let reachableViews = scene.tree.reachableViews
        var engines = CaseEngines(
            of: scene, template, at: queryPoints, timerOverhead: timerOverhead)
        progress.note("queries")
        let queries = engines.measure(within: budget)
        progress.clear()
        report.addQueries(queries)
        engines.remarks.forEach(report.remark)
        if let map = engines.map {
            report.addMap(
                MapFacts(map, reachableViews: reachableViews.count, path: queryPoints.path),
                queries)
        }
        guard withEdits,
            let script = EditScript(
                template, of: scene.tree, reachableViews: reachableViews, path: queryPoints.path,
                seed: seed)
        else { return }
        let comparing = BigStack.holds(RecursiveEngine.self, depth: template.depth)
        progress.note("edits")
        measureEdits(of: scene, template, script, comparing: comparing, report: &report)
        if engines.map != nil {
            progress.note("updates")
            measureUpdates(of: scene, template, script, comparing: comparing, report: &report)
        }
        progress.clear()
    }

    /// Measures edits of the live tree.
    private func measureEdits(
        of scene: Scene, _ template: TreeTemplate, _ script: EditScript, comparing: Bool,
        report: inout Report
    ) {
        var runner = EditRunner(template, script: script, comparing: comparing)
        runner.run(within: budget)
        report.addEdits(
            EditKind.allCases.flatMap { kind in
                runner.records[kind].map {
                    $0.measurements(of: kind, scene: scene.name, views: scene.tree.count)
                } ?? []
            })
    }

    /// Measures updates of a map.
    private func measureUpdates(
        of scene: Scene, _ template: TreeTemplate, _ script: EditScript, comparing: Bool,
        report: inout Report
    ) {
        do throws(HitMapError) {
            var runner = try UpdateRunner(template, script: script)
            try runner.run(within: budget, comparing: comparing)
            report.addUpdates(
                UpdateKind.allCases.compactMap { kind in
                    runner.records[kind]?.measurement(
                        of: kind, scene: scene.name, views: scene.tree.count,
                        timerOverhead: timerOverhead)
                }, rebuild: runner.rebuildTimes.percentile(50))
        } catch {
            report.remark("no updates of a map are measured: \(error)")
        }
    }
}

extension TreeTemplate {
    /// How many levels the tree has.
    var depth: Int {
        var depths: [Int] = []
        depths.reserveCapacity(entries.count)
        for entry in entries { depths.append((entry.superview.map { depths[$0] } ?? 0) + 1) }
        return depths.max() ?? 0
    }
}

extension BigStack {
    /// Whether an engine's recursion fits the stack.
    static func holds<Engine: MeasuredEngine>(_: Engine.Type, depth: Int) -> Bool {
        Engine.stackPerLevel * depth < size / 2
    }
}
