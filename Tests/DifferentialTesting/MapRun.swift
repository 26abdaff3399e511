import HitTesting
import SceneGenerators

/// Compares maps with the recursion on random trees without closures, before and after updates.
public struct MapRun {
    /// How many pairs of a tree and a point were compared.
    public private(set) var pairs = 0

    /// How many maps were brought up to date.
    public private(set) var updates = 0

    private let effort: DifferentialRun.Effort

    /// Prepares a run.
    public init(_ effort: DifferentialRun.Effort) {
        self.effort = effort
    }

    /// Makes one tree, edits it, and compares after every update.
    ///
    /// - Parameter source: Where all choices come from.
    /// - Returns: The first disagreement, or nil.
    public mutating func compareTree(_ source: inout RandomSource) throws -> MapCase? {
        let random = RandomTree(from: &source, atMost: effort.largestTree, asksClosures: false)
        let interval = source.pick([1, 1, 1, 2, 5])
        var watch = try MapWatch(GrownTree(random.recipe), updateInterval: interval)
        var edits: [EditRecipe] = []
        var hits: [ViewID] = []
        func failure(_ point: Point2D) -> MapCase {
            MapCase(
                tree: DifferentialCase(
                    tree: random.recipe, edits: edits, query: .plain, question: .answer,
                    point: point), updateInterval: interval)
        }
        for step in 0...effort.edits * random.editFactor {
            if step > 0 {
                let edit = random.edit(of: watch.grown, recent: hits, &source)
                edits.append(edit)
                if try watch.apply(edit) != nil { return failure(.zero) }
                if step % interval == 0 { updates += 1 }
            }
            let affordable = 40_000 / (watch.grown.tree.count + 1)
            let count = max(8, min(effort.pointsPerStep / random.editFactor, affordable))
            var points: [Point2D] = []
            for _ in 0..<count {
                let point = random.point(in: watch.grown, recent: hits, &source).point
                points.append(point)
                if try watch.disagreement(at: point) != nil { return failure(point) }
                if let view = watch.grown.tree.hitTest(point) {
                    if hits.count >= 24 { hits.removeFirst(12) }
                    hits.append(view)
                }
            }
            pairs += count
            if step % 8 == 0, let (point, _) = try watch.newMapDisagreement(at: points) {
                return failure(point)
            }
        }
        return nil
    }

    /// Makes a failing case as small as it can.
    public static func shrink(_ failing: MapCase) -> MapCase {
        var shrinker = Shrinker(attempts: 5_000) { candidate in
            MapCase(tree: candidate, updateInterval: failing.updateInterval).failure() != nil
        }
        return MapCase(
            tree: shrinker.shrink(failing.tree), updateInterval: failing.updateInterval)
    }
}
