import DifferentialTesting
import SceneGenerators
import Testing

#if DEBUG
    @testable import HitTesting
#else
    import HitTesting
#endif

/// The live engine against the recursive one on random trees; `scripts/differential.sh` does more.
@Suite struct DifferentialTests {
    /// Fails if a structure of the tree breaks one of its rules; only debug builds can tell.
    @Sendable static func checkInvariants(_ tree: ViewTree) {
        #if DEBUG
            tree.checkInvariants()
        #endif
    }

    @Test func `the engines agree on small trees, and everything decides some answers`() {
        let outcome = DifferentialRun.compare(
            pairs: 40_000, seed: 1, threads: 1,
            DifferentialRun.Effort(largestTree: 60, edits: 40, pointsPerStep: 12),
            afterEachStep: Self.checkInvariants)
        #expect(outcome.report == nil, "\(outcome.report ?? "")")
        #expect(outcome.table.rarities() == [], "\(outcome.table)")
        #expect(outcome.table.pairsOnEdges * 2 >= outcome.table.pairs)
    }

    @Test func `the engines agree on large trees`() {
        let outcome = DifferentialRun.compare(
            pairs: 12_000, seed: 1_000_000, threads: 1,
            DifferentialRun.Effort(largestTree: 5000, edits: 12, pointsPerStep: 60),
            afterEachStep: Self.checkInvariants)
        #expect(outcome.report == nil, "\(outcome.report ?? "")")
    }
}
