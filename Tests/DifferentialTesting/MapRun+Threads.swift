import SceneGenerators

extension MapRun {
    /// What a run on several threads came to.
    public struct Outcome: Sendable {
        /// How many pairs of a tree and a point were compared.
        public var pairs = 0

        /// How many maps were brought up to date.
        public var updates = 0

        /// The first failure as a person reads it; nil if there was none.
        public var report: String?
    }

    /// Compares a number of pairs, or until a failure.
    ///
    /// - Parameters:
    ///   - pairs: The number of pairs of a tree and a point.
    ///   - seed: What the trees are made from; each has a seed of its own from here on.
    ///   - threads: How many threads share the work.
    ///   - effort: How much is compared of each tree.
    public static func compare(
        pairs: Int, seed: UInt64, threads: Int, _ effort: DifferentialRun.Effort
    ) -> Outcome {
        let outcomes = withLargeStacks(threads) { thread in
            var run = MapRun(effort)
            var report: String?
            var treeSeed = seed &+ UInt64(thread)
            while run.pairs < pairs / threads && report == nil {
                report = run.report(onTreeOf: treeSeed)
                treeSeed &+= UInt64(threads)
            }
            return Outcome(pairs: run.pairs, updates: run.updates, report: report)
        }
        return outcomes.reduce(into: Outcome()) { all, outcome in
            all.pairs += outcome.pairs
            all.updates += outcome.updates
            all.report = all.report ?? outcome.report
        }
    }

    /// Compares one tree; the failure as a person reads it, made small, or nil.
    public mutating func report(onTreeOf seed: UInt64) -> String? {
        do {
            var source = RandomSource(seed: seed)
            guard let failing = try compareTree(&source) else { return nil }
            let small = Self.shrink(failing)
            let reason = small.failure() ?? "the failure does not happen again"
            return "The map of the tree of seed \(seed) fails: \(reason)\n\n"
                + small.tree.swiftSource
        } catch {
            return "The tree of seed \(seed) has no map: \(error)"
        }
    }
}
