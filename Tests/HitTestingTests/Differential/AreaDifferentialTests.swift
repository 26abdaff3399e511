import DifferentialTesting
import HitTesting
import SceneGenerators
import Testing

/// Random trees, edited, and random areas: the live engine against the definition.
@Suite struct AreaDifferentialTests {
    @Test(arguments: [1, 2, 3, 4])
    func `rectangles and nearest views agree with the definition`(part: UInt64) {
        let failures = withLargeStack {
            var failures: [String] = []
            for seed in part * 1_000..<part * 1_000 + 25 {
                var comparison = AreaComparison(seed: seed)
                failures += comparison.failures()
            }
            return failures
        }
        #expect(failures.isEmpty, "\(failures.prefix(3).joined(separator: "\n"))")
    }

    @Test func `the comparison meets all kinds of answers`() {
        let counts = withLargeStack {
            var counts = AreaComparison.Counts()
            for seed in UInt64(1)..<40 {
                var comparison = AreaComparison(seed: seed)
                _ = comparison.failures()
                counts.add(comparison.counts)
            }
            return counts
        }
        #expect(counts.partialSelections > 100)
        #expect(counts.containedViews > 100)
        #expect(counts.nearAnswers > 100)
        #expect(counts.containingAnswers > 100)
    }
}

/// One tree's comparisons.
private struct AreaComparison {
    /// How many comparisons had answers worth comparing.
    struct Counts {
        var partialSelections = 0
        var containedViews = 0
        var nearAnswers = 0
        var containingAnswers = 0

        mutating func add(_ other: Counts) {
            partialSelections += other.partialSelections
            containedViews += other.containedViews
            nearAnswers += other.nearAnswers
            containingAnswers += other.containingAnswers
        }
    }

    private let seed: UInt64
    private let random: RandomTree
    private var grown: GrownTree
    private var source: RandomSource
    private(set) var counts = Counts()

    init(seed: UInt64) {
        self.seed = seed
        source = RandomSource(seed: seed)
        random = RandomTree(from: &source, atMost: 400)
        grown = GrownTree(random.recipe)
    }

    /// Compares the engines over areas of the tree, after every few edits, in words.
    mutating func failures() -> [String] {
        var failures: [String] = []
        for step in 0..<6 {
            if step > 0 {
                for _ in 0..<3 { _ = try? grown.apply(random.edit(of: grown, &source)) }
            }
            for _ in 0..<12 {
                if let failure = compareRect() { failures.append("seed \(seed): \(failure)") }
                if let failure = compareNearest() { failures.append("seed \(seed): \(failure)") }
            }
        }
        return failures
    }

    /// A point near a view, on its edge or anywhere.
    private mutating func point() -> Point2D {
        random.point(in: grown, recent: [], &source).point
    }

    /// A rectangle between two points, or around a view.
    private mutating func rect() -> Rect2D {
        if source.chance(0.3), let number = grown.anyView(&source), let view = grown.ids[number],
            grown.tree.contains(view),
            let rect = grown.tree.convert(grown.tree.bounds(of: view), from: view, to: nil)
        {
            return rect
        }
        let first = point()
        let second = point()
        return Rect2D(
            x: first.x, y: first.y, width: second.x - first.x, height: second.y - first.y)
    }

    private mutating func compareRect() -> String? {
        let rect = rect()
        let engine = RecursiveEngine(grown.tree)
        for mode in [RectSelection.intersecting, .contained] {
            let expected = engine.views(in: rect, mode: mode)
            let came = grown.tree.views(in: rect, mode: mode)
            if expected != came {
                return "\(mode) \(rect): expected \(names(expected)), came \(names(came))"
            }
            if mode == .contained {
                counts.containedViews += expected.count
            } else if !expected.isEmpty && expected.count < grown.tree.count {
                counts.partialSelections += 1
            }
        }
        return nil
    }

    private mutating func compareNearest() -> String? {
        let point = point()
        let distance = source.pick([0, 1, 10, 100, 1_000, 1e6, .infinity])
        let divisor = source.pick([1, 1, 2, 5])
        let numbers = grown.numbers
        let predicate = { (view: ViewID) in (numbers[view] ?? 0).isMultiple(of: divisor) }
        let expected = RecursiveEngine(grown.tree).nearestView(
            to: point, within: distance, where: predicate)
        let came = grown.tree.nearestView(to: point, within: distance, where: predicate)
        if let expected {
            if grown.tree.nearestView(to: point, within: 0, where: predicate) == expected {
                counts.containingAnswers += 1
            } else {
                counts.nearAnswers += 1
            }
        }
        return expected == came
            ? nil
            : """
            nearest to \(point) within \(distance), one in \(divisor): \
            expected \(names([expected])), came \(names([came]))
            """
    }

    private func names(_ views: [ViewID?]) -> String {
        views.map { $0.flatMap { grown.numbers[$0] }.map { "\($0)" } ?? "nil" }
            .joined(separator: " ")
    }
}
