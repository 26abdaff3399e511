import DifferentialTesting
import Foundation

/// Compares the engines on random trees for as long as it is told to, and prints what it compared.
///
/// The environment chooses the run: `DIFFERENTIAL_PAIRS` (10,000,000), `DIFFERENTIAL_SEED` (1),
/// `DIFFERENTIAL_THREADS` (one for each processor). The exit code is 1 after a disagreement, or if
/// some feature or kind of edit decided fewer than a thousandth.
@main
enum Differential {
    static func main() {
        let pairs = number("DIFFERENTIAL_PAIRS") ?? 10_000_000
        let seed = UInt64(max(0, number("DIFFERENTIAL_SEED") ?? 1))
        let threads =
            number("DIFFERENTIAL_THREADS") ?? ProcessInfo.processInfo.activeProcessorCount
        let clock = ContinuousClock()
        let start = clock.now
        let outcome = DifferentialRun.compare(
            pairs: pairs, seed: seed, threads: threads,
            DifferentialRun.Effort(largestTree: 5000, edits: 20, pointsPerStep: 60))
        let seconds = max(1, (clock.now - start).components.seconds)
        print(outcome.table)
        print("seed \(seed), \(threads) threads, \(seconds) s,", terminator: " ")
        print("\(outcome.table.pairs / Int(seconds)) pairs a second")
        if let report = outcome.report {
            print(report)
            exit(1)
        }
        let rarities = outcome.table.rarities()
        guard rarities.isEmpty else {
            print("decided fewer than a thousandth: \(rarities.joined(separator: ", "))")
            exit(1)
        }
        compareMaps(pairs: pairs / 8, seed: seed, threads: threads)
        print("0 mismatches")
    }

    /// Compares maps with the recursion, before and after updates; ends the program if one is wrong.
    private static func compareMaps(pairs: Int, seed: UInt64, threads: Int) {
        let outcome = MapRun.compare(
            pairs: pairs, seed: seed, threads: threads,
            DifferentialRun.Effort(largestTree: 5000, edits: 20, pointsPerStep: 60))
        print("maps: \(outcome.pairs) pairs, \(outcome.updates) updates")
        if let report = outcome.report {
            print(report)
            exit(1)
        }
    }

    /// A number from the environment.
    private static func number(_ name: String) -> Int? {
        ProcessInfo.processInfo.environment[name].flatMap { Int($0) }
    }
}
