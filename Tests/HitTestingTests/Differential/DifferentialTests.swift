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

    /// Runs this short meet every feature and edit, and not always the thousandth that the long run
    /// asks for: a tenth of that is asked here, of both together.
    @Test func `the engines agree, and everything decides some answers`() {
        let small = DifferentialRun.compare(
            pairs: 20_000, seed: 1, threads: 1,
            DifferentialRun.Effort(largestTree: 60, edits: 12, pointsPerStep: 12),
            afterEachStep: Self.checkInvariants)
        let large = DifferentialRun.compare(
            pairs: 6_000, seed: 1_000_000, threads: 1,
            DifferentialRun.Effort(largestTree: 5000, edits: 6, pointsPerStep: 40),
            afterEachStep: Self.checkInvariants)
        #expect(small.report == nil, "\(small.report ?? "")")
        #expect(large.report == nil, "\(large.report ?? "")")
        var table = small.table
        table.add(large.table)
        #expect(table.rarities(oneIn: 10_000) == [], "\(table)")
        #expect(table.pairsOnEdges * 2 >= table.pairs)
    }
}
