import HitTesting
import SceneGenerators

/// Makes a failing case as small as it can, so that a person can read it.
public struct Shrinker {
    /// How many more cases may be tried.
    private var attemptsLeft: Int

    /// Whether a case still fails.
    private let fails: (DifferentialCase) -> Bool

    /// Creates a shrinker.
    ///
    /// - Parameters:
    ///   - attempts: The most cases to try.
    ///   - fails: Whether a case fails; by default, whether the engines disagree about it.
    public init(
        attempts: Int = 20_000,
        fails: @escaping (DifferentialCase) -> Bool = { $0.failure() != nil }
    ) {
        attemptsLeft = attempts
        self.fails = fails
    }

    /// The smallest failing case found; the case itself if it does not fail.
    public mutating func shrink(_ original: DifferentialCase) -> DifferentialCase {
        var best = original
        guard fails(best) else { return best }
        var size = Int.max
        while best.size < size && attemptsLeft > 0 {
            size = best.size
            drop(\.edits, from: &best)
            drop(\.tree.entries, from: &best)
            lift(&best)
            simplifyEntries(&best)
            simplifyEdits(&best)
            for simplify in DifferentialCase.querySimplifications {
                var candidate = best
                simplify(&candidate)
                take(candidate, for: &best)
            }
        }
        return best
    }

    /// Takes a candidate if it fails too.
    @discardableResult
    private mutating func take(
        _ candidate: DifferentialCase, for best: inout DifferentialCase
    ) -> Bool {
        guard attemptsLeft > 0 else { return false }
        attemptsLeft -= 1
        guard fails(candidate) else { return false }
        best = candidate
        return true
    }

    /// Leaves out runs of elements: long ones first, then shorter ones, then single ones.
    private mutating func drop<Element>(
        _ elements: WritableKeyPath<DifferentialCase, [Element]>, from best: inout DifferentialCase
    ) {
        var length = max(1, best[keyPath: elements].count / 2)
        while true {
            // From the end, where nothing depends on what is dropped.
            var end = best[keyPath: elements].count
            while end > 0 {
                var candidate = best
                let start = max(0, end - length)
                candidate[keyPath: elements].removeSubrange(start..<end)
                take(candidate, for: &best)
                end = start
            }
            if length == 1 { return }
            length /= 2
        }
    }

    /// Leaves out single views between a view and those below.
    private mutating func lift(_ best: inout DifferentialCase) {
        var index = 0
        while index < best.tree.entries.count {
            var candidate = best
            let entry = candidate.tree.entries.remove(at: index)
            for other in candidate.tree.entries.indices
            where candidate.tree.entries[other].superview == entry.view.number {
                candidate.tree.entries[other].superview = entry.superview
            }
            if !take(candidate, for: &best) { index += 1 }
        }
    }

    /// Gives views the plainest properties that will do.
    private mutating func simplifyEntries(_ best: inout DifferentialCase) {
        for index in best.tree.entries.indices {
            var candidate = best
            candidate.tree.entries[index].level = 0
            if best.tree.entries[index].level != 0 { take(candidate, for: &best) }
            for simplify in ViewRecipe.simplifications {
                var candidate = best
                if simplify(&candidate.tree.entries[index].view) { take(candidate, for: &best) }
            }
        }
    }

    /// Gives the views that edits add the plainest properties that will do.
    private mutating func simplifyEdits(_ best: inout DifferentialCase) {
        for index in best.edits.indices {
            for simplify in ViewRecipe.simplifications {
                guard case .add(var view, let place) = best.edits[index] else { break }
                var candidate = best
                if simplify(&view) {
                    candidate.edits[index] = .add(view, place)
                    take(candidate, for: &best)
                }
            }
        }
    }
}

extension DifferentialCase {
    /// How much there is to read: views, their unusual properties, edits.
    var size: Int {
        tree.entries.reduce(edits.count * 10) { $0 + 10 + $1.view.oddities }
    }

    /// Ways to ask with fewer options, under plainer rules, about a rounder point.
    static let querySimplifications: [@Sendable (inout DifferentialCase) -> Void] = [
        { $0.tree.usesBuilder = false },
        { $0.tree.rules = .uiKit },
        { $0.query = .plain },
        { $0.query.event = nil },
        { $0.query.filterSeed = nil },
        { $0.query.handlerSeed = nil },
        { $0.question = .answer },
        { $0.point.x.round() },
        { $0.point.y.round() },
    ]
}
