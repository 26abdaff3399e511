import HitTesting
import SceneGenerators

extension DifferentialRun {
    /// What a run on several threads came to.
    public struct Outcome: Sendable {
        /// What was compared.
        public var table: CoverageTable

        /// The first failure, made small, and the seed of its tree.
        public var failure: (seed: UInt64, case: DifferentialCase)?

        /// The failure as a person reads it; nil if there was none.
        public var report: String? {
            failure.map { seed, failing in
                let reason = failing.failure() ?? "the failure does not happen again"
                return "The tree of seed \(seed) fails: \(failing.question): \(reason)\n\n"
                    + failing.swiftSource
            }
        }
    }

    /// Compares a number of pairs, or until a failure.
    ///
    /// - Parameters:
    ///   - pairs: The number of pairs of a tree and a point.
    ///   - seed: What the trees are made from; each has a seed of its own from here on.
    ///   - threads: How many threads share the work.
    ///   - effort: How much is compared of each tree.
    ///   - afterEachStep: Called with every new or edited tree.
    public static func compare(
        pairs: Int, seed: UInt64, threads: Int, _ effort: Effort,
        afterEachStep: @escaping @Sendable (ViewTree) -> Void = { _ in }
    ) -> Outcome {
        let outcomes = withLargeStacks(threads) { thread in
            var run = DifferentialRun(effort, afterEachStep: afterEachStep)
            var treeSeed = seed &+ UInt64(thread)
            while run.table.pairs < pairs / threads {
                var source = RandomSource(seed: treeSeed)
                if let failing = run.compareTree(&source) {
                    var shrinker = Shrinker()
                    let failure = (treeSeed, shrinker.shrink(failing))
                    return Outcome(table: run.table, failure: failure)
                }
                treeSeed &+= UInt64(threads)
            }
            return Outcome(table: run.table)
        }
        var table = CoverageTable()
        for outcome in outcomes { table.add(outcome.table) }
        return Outcome(table: table, failure: outcomes.compactMap(\.failure).first)
    }
}
