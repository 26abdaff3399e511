import HitTesting
import SceneGenerators

/// One question about one point of one tree after some edits: all that a failure needs.
public struct DifferentialCase: Sendable {
    /// The tree at first.
    public var tree: TreeRecipe

    /// The edits, in order.
    public var edits: [EditRecipe]

    /// The options of the query.
    public var query: QueryRecipe

    /// What is asked.
    public var question: Question

    /// The point it is asked about.
    public var point: Point2D

    /// Creates a case.
    public init(
        tree: TreeRecipe, edits: [EditRecipe], query: QueryRecipe, question: Question,
        point: Point2D
    ) {
        self.tree = tree
        self.edits = edits
        self.query = query
        self.question = question
        self.point = point
    }

    /// Grows the tree, edits it, asks, and says in words what went wrong; nil if nothing did.
    public func failure() -> String? {
        var grown = GrownTree(tree)
        var copies = CopyWatch()
        var failure = grown.structureFailure()
        for edit in edits {
            do {
                copies.willApply(edit, to: grown, points: [point])
                _ = try grown.apply(edit)
                failure = failure ?? grown.structureFailure()
            } catch {
                failure = failure ?? error.description
            }
        }
        switch question {
        case .edits: return failure
        case .otherTrees:
            if copies.changedPoint() != nil { return "a copy of the tree changed its answer" }
            let isVisitedWrong = grown.visitedTrees.contains { !$0.enginesAgree(at: point) }
            return isVisitedWrong ? "the engines disagree about another tree" : nil
        default: return Comparison(grown, query).disagreement(about: question, at: point)
        }
    }
}
