import HitTesting
import SceneGenerators

/// Remembers what copies of a tree answered when they were made.
struct CopyWatch {
    /// A copy and its answers then.
    private var copies: [(tree: ViewTree, points: [Point2D], answers: [ViewID?])] = []

    /// Takes note of a copy that is about to be made.
    mutating func willApply(_ edit: EditRecipe, to grown: GrownTree, points: [Point2D]) {
        guard case .copy = edit, copies.count < 3 else { return }
        let engine = RecursiveEngine(grown.tree)
        copies.append((grown.tree, points, points.map { engine.hitTest($0) }))
    }

    /// The first point at which a copy has changed its answer, or its engines disagree.
    func changedPoint() -> Point2D? {
        for (tree, points, answers) in copies {
            let engine = RecursiveEngine(tree)
            for (point, answer) in zip(points, answers)
            where engine.hitTest(point) != answer || tree.hitTest(point) != answer {
                return point
            }
        }
        return nil
    }
}
