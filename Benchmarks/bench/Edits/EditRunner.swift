import BenchmarkEngines
import HitTesting

/// Measures what edits cost, on a tree that nothing else refers to, and compares the answers after
/// them with the recursion's, over a second tree that is edited alike.
struct EditRunner {
    /// The tree whose edits and queries are measured.
    private var edited: EditedTree

    /// The tree that the recursion is asked about, if it can be.
    private var reference: EditedTree?

    /// Writes the edits.
    private var script: EditScript

    /// What was measured.
    private(set) var records: [EditKind: EditRecord] = [:]

    /// How many edits of one kind there are in one round; even, so that what is hidden is shown again.
    private var stepsPerRound = 256

    /// How long the edits of one kind may take in one round, queries included, in nanoseconds.
    private static let turn = 20e6

    /// Prepares to edit the tree of a template.
    init(_ template: TreeTemplate, script: EditScript, comparing: Bool) {
        edited = EditedTree(template)
        reference = comparing ? EditedTree(template) : nil
        self.script = script
    }

    /// Measures all kinds of edit, in turns, after one turn to warm up.
    mutating func run(within budget: Budget) {
        fitStepsToTurn()
        for kind in EditKind.allCases { _ = applyAlone(kind) }
        for round in 1...budget.editRounds {
            // How long the recursion may have taken for one kind, all rounds so far together.
            let allowance =
                budget.editChecks / Double(EditKind.allCases.count) * Double(round)
                / Double(budget.editRounds)
            for kind in EditKind.allCases {
                var record = records[kind, default: EditRecord()]
                applyAndAsk(
                    script.next(kind, count: stepsPerRound), allowance: allowance,
                    record: &record)
                records[kind] = record
            }
            for kind in EditKind.allCases {
                records[kind, default: EditRecord()].alone.append(applyAlone(kind))
            }
        }
    }

    /// Makes the rounds shorter where a query takes long, as in a very deep chain.
    private mutating func fitStepsToTurn() {
        let steps = script.next(.hide, count: 2)
        let time = edited.timeEditsAndQueries(steps).timed.nanoseconds / Double(steps.count)
        for step in steps { reference?.apply(step.step) }
        stepsPerRound = min(256, max(4, Int(Self.turn / time) / 2 * 2))
    }

    /// Makes edits of one kind to both trees, and returns what one took on average.
    private mutating func applyAlone(_ kind: EditKind) -> Double {
        let steps = script.next(kind, count: stepsPerRound).map(\.step)
        for step in steps { reference?.apply(step) }
        return edited.timeEdits(steps)
    }

    /// Makes edits, asks after each, and compares answers while the allowance lasts.
    private mutating func applyAndAsk(
        _ steps: [EditScript.Step], allowance: Double, record: inout EditRecord
    ) {
        let (answers, timed) = edited.timeEditsAndQueries(steps)
        record.allocations += timed.allocations
        record.steps += steps.count
        record.withQuery.append(timed.nanoseconds / Double(steps.count))
        guard let (asked, expected) = reference?.askRecursion(steps, allowance, &record) else {
            return
        }
        let answersToCompare = edited.numbers(of: asked.map { answers[$0] })
        record.compared += expected.count
        record.mismatches += zip(answersToCompare, expected).count { $0 != $1 }
    }
}

extension EditedTree {
    /// Makes edits, and returns what one took on average, in nanoseconds.
    fileprivate mutating func timeEdits(_ steps: [EditStep]) -> Double {
        let start = nanosecondsNow()
        for step in steps { apply(step) }
        let end = nanosecondsNow()
        return Double(end - start) / Double(steps.count)
    }

    /// Makes edits and asks after each; returns the answers and what all of it took.
    fileprivate mutating func timeEditsAndQueries(
        _ steps: [EditScript.Step]
    ) -> (answers: [ViewID?], timed: TimedCalls) {
        var answers = [ViewID?](repeating: nil, count: steps.count)
        let allocations = AllocationMeter.allocations
        let start = nanosecondsNow()
        for index in steps.indices {
            apply(steps[index].step)
            answers[index] = tree.hitTest(steps[index].worldPoint)
        }
        let end = nanosecondsNow()
        let timed = TimedCalls(
            nanoseconds: Double(end - start),
            allocations: AllocationMeter.allocations - allocations)
        return (answers, timed)
    }

    /// Makes edits and asks the recursion after some of them, evenly spread, at least once in all.
    ///
    /// - Returns: Which edits it was asked after, and the numbers of its answers.
    fileprivate mutating func askRecursion(
        _ steps: [EditScript.Step], _ allowance: Double, _ record: inout EditRecord
    ) -> (asked: [Int], numbers: [Int?]) {
        var asked: [Int] = []
        var answers: [ViewID?] = []
        var next = 0
        for (index, step) in steps.enumerated() {
            let start = nanosecondsNow()
            apply(step.step)
            guard index == next else { continue }
            guard record.referenceTime < allowance else { continue }
            answers.append(RecursiveEngine(tree).hitTest(step.worldPoint))
            let time = Double(nanosecondsNow() - start)
            asked.append(index)
            record.referenceTime += time
            let remaining = max(1, allowance - record.referenceTime)
            next = index + max(1, Int(Double(steps.count - index) * time / remaining))
        }
        return (asked, numbers(of: answers))
    }
}
