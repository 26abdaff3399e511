import BenchmarkEngines
import HitTesting

/// Measures what it costs to bring a map up to date, and compares its answers after updates with the
/// recursion's over the tree as it is then.
struct UpdateRunner {
    /// The tree that is edited; nothing else refers to its storage.
    private var edited: EditedTree

    /// Its map.
    private var map: HitMap

    /// Writes the edits.
    private var script: EditScript

    /// What was measured.
    private(set) var records: [UpdateKind: UpdateRecord] = [:]

    /// What making the map from nothing took, in nanoseconds, once a round.
    private(set) var rebuildTimes: [Double] = []

    /// How long the updates of one kind may take in one round, in nanoseconds.
    private static let turn = 4e6

    /// How many updates of one kind there are in one round at most.
    private static let mostUpdates = 256

    /// Of so many rounds, the map is also made from nothing.
    private static let rebuilds = 3

    /// Prepares to edit the tree of a template.
    ///
    /// - Throws: ``HitMapError``, if there is no map of it.
    init(_ template: TreeTemplate, script: EditScript) throws(HitMapError) {
        edited = EditedTree(template)
        map = try HitMap(edited.tree)
        self.script = script
    }

    /// Measures all kinds of update, in turns.
    ///
    /// - Parameter comparing: Whether the recursion can be asked.
    mutating func run(within budget: Budget, comparing: Bool) throws(HitMapError) {
        let kinds = UpdateKind.allCases.filter { $0 != .scroll || script.viewport != nil }
        let allowance = budget.updateChecks / Double(kinds.count * budget.editRounds)
        for round in 0..<budget.editRounds {
            for kind in kinds {
                var record = records[kind, default: UpdateRecord()]
                let worldPoints = try update(kind, record: &record)
                if comparing { compare(at: worldPoints, within: allowance, record: &record) }
                records[kind] = record
            }
            if round < Self.rebuilds { try rebuild() }
        }
    }

    /// Edits and updates as often as fits a turn, at least once; returns where something changed.
    private mutating func update(
        _ kind: UpdateKind, record: inout UpdateRecord
    ) throws(HitMapError) -> [Point2D] {
        var spent = 0.0
        var updates = 0
        var worldPoints: [Point2D] = []
        while updates == 0 || (spent < Self.turn && updates < Self.mostUpdates) {
            let steps = script.next(kind, number: record.durations.count)
            let reader = kind == .leafShared ? map : nil
            let answersBefore = reader.map { reader in
                steps.map { reader.hitTest($0.worldPoint) }
            }
            for step in steps { edited.apply(step.step) }
            let timed = try timeUpdate()
            record.durations.append(timed.nanoseconds)
            record.allocations += timed.allocations
            spent += timed.nanoseconds
            updates += 1
            worldPoints += steps.map(\.worldPoint)
            if let reader, let answersBefore {
                record.compared += steps.count
                record.mismatches += zip(steps, answersBefore).count { step, answer in
                    reader.hitTest(step.worldPoint) != answer
                }
            }
        }
        record.roundMeans.append(spent / Double(updates))
        return worldPoints
    }

    /// Brings the map up to date, and returns what that took.
    private mutating func timeUpdate() throws(HitMapError) -> TimedCalls {
        let allocations = AllocationMeter.allocations
        let start = nanosecondsNow()
        try map.update(from: edited.tree)
        let end = nanosecondsNow()
        return TimedCalls(
            nanoseconds: Double(end - start),
            allocations: AllocationMeter.allocations - allocations)
    }

    /// Makes the map from nothing, as an update would if it knew nothing.
    private mutating func rebuild() throws(HitMapError) {
        let start = nanosecondsNow()
        let made = try HitMap(edited.tree)
        rebuildTimes.append(Double(nanosecondsNow() - start))
        precondition(made.version == map.version, "A new map is of the version of the updated one")
    }

    /// Asks the map and the recursion until the allowance is spent, at least once.
    private func compare(
        at worldPoints: [Point2D], within allowance: Double, record: inout UpdateRecord
    ) {
        let judge = RecursiveEngine(edited.tree)
        let start = nanosecondsNow()
        for worldPoint in worldPoints.reversed() {
            record.compared += 1
            if map.hitTest(worldPoint) != judge.hitTest(worldPoint) { record.mismatches += 1 }
            if Double(nanosecondsNow() - start) > allowance { break }
        }
    }
}
