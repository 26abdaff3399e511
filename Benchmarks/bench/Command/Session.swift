import Foundation
import HitTesting
import SceneGenerators

/// One run of the benchmark.
struct Session {
    /// What the command line asks for.
    private let arguments: Arguments

    /// Measures one scene of one size.
    private let runner: CaseRunner

    /// Shows what is going on.
    private var progress = Progress()

    /// Prints and keeps the results.
    private var report = Report()

    init(_ arguments: Arguments) {
        self.arguments = arguments
        runner = CaseRunner(
            budget: arguments.isQuick ? .quick : .full, timerOverhead: measureTimerOverhead(),
            seed: arguments.seed)
    }

    /// Measures what was asked for, and returns whether all answers agree and no query of ours allocates.
    mutating func run() throws(InputError) -> Bool {
        let file = try arguments.treeFile.map { path throws(InputError) in
            try MeasuredFile(treeFile: path, pointsFile: arguments.pointsFile)
        }
        report.print(lines: preamble)
        if let file {
            runner.run(
                file.scene, points: file.points, withEdits: true, progress: &progress,
                report: &report)
        } else {
            runScenes()
        }
        report.finish()
        if let path = arguments.jsonFile { try writeJSON(to: path) }
        return report.mismatches == 0 && report.allocatingQueries.isEmpty
    }

    private mutating func runScenes() {
        let isChosen = !arguments.scenes.isEmpty
        for kind in isChosen ? arguments.scenes : SceneKind.allCases {
            for views in sizes(of: kind) {
                progress.subject = "\(kind.rawValue), \(grouped(views)) views"
                progress.note("making the scene")
                runner.run(
                    Scene(kind, views: views, seed: arguments.seed),
                    withEdits: isChosen || kind.showsEdits, progress: &progress, report: &report)
            }
        }
    }

    private func sizes(of kind: SceneKind) -> [Int] {
        guard let views = arguments.views else { return kind.sizes(quick: arguments.isQuick) }
        return [kind.fixedViews ?? views]
    }

    private func writeJSON(to path: String) throws(InputError) {
        do {
            try report.writeJSON(to: path)
        } catch {
            throw InputError(
                "cannot write \(path): \(reason(of: error))", status: InputError.cannotCreate)
        }
    }

    /// What was measured, where and how.
    private var preamble: [String] {
        var lines = [
            "seed       \(arguments.seed)",
            "revision   \(Machine.revision ?? "not in a git repository")",
            "processor  \(Machine.processor)",
            "compiler   \(Machine.compiler)",
            "heap       \(AllocationMeter.source ?? "not counted on this system")",
        ]
        #if DEBUG
            lines.append(
                "WARNING    a debug build: the times mean nothing; use swift run -c release")
        #endif
        lines.append("")
        return lines
    }
}
