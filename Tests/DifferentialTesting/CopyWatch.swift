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

    /// Whether a copy has changed, or its engines disagree, in words.
    func failure() -> String? {
        for (tree, points, answers) in copies {
            let engine = RecursiveEngine(tree)
            for (point, answer) in zip(points, answers)
            where engine.hitTest(point) != answer || tree.hitTest(point) != answer {
                return "a copy of the tree changed its answer at \(point)"
            }
        }
        return nil
    }

    /// Whether the engines disagree about a tree that a subtree visited, in words.
    func visitedFailure(_ grown: GrownTree, _ points: [Point2D]) -> String? {
        for tree in grown.visitedTrees {
            let engine = RecursiveEngine(tree)
            for point in points where engine.hitTest(point) != tree.hitTest(point) {
                return "the engines disagree about another tree at \(point)"
            }
        }
        return nil
    }
}
