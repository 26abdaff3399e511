import HitTesting
import SceneGenerators

/// Compares the live engine with the recursive one on random trees, after every step of random edits.
public struct DifferentialRun {
    /// How much is compared of each tree.
    public struct Effort: Sendable {
        /// The most views that a tree is made of.
        public var largestTree: Int

        /// The edits of each tree.
        public var edits: Int

        /// The points after each step; fewer on trees of thousands of views.
        public var pointsPerStep: Int

        /// Creates an effort.
        public init(largestTree: Int, edits: Int, pointsPerStep: Int) {
            self.largestTree = largestTree
            self.edits = edits
            self.pointsPerStep = pointsPerStep
        }
    }

    /// How much is compared of each tree.
    public let effort: Effort

    /// What has been compared.
    public private(set) var table = CoverageTable()

    /// Called with the tree when it is new and after every edit: the place to check invariants.
    private let afterEachStep: (ViewTree) -> Void

    /// Prepares a run.
    public init(_ effort: Effort, afterEachStep: @escaping (ViewTree) -> Void = { _ in }) {
        self.effort = effort
        self.afterEachStep = afterEachStep
    }

    /// Makes one tree, edits it, and compares after every step.
    ///
    /// - Parameter source: Where all choices come from.
    /// - Returns: The first disagreement, not yet simplified, or nil.
    public mutating func compareTree(_ source: inout RandomSource) -> DifferentialCase? {
        let takesBytes = source.hasBytes
        let random = RandomTree(from: &source, atMost: effort.largestTree)
        var session = TreeSession(random)
        table.trees += 1
        table.views += random.recipe.entries.count
        var kind: String?
        for step in 0...effort.edits * random.editFactor {
            if step > 0 {
                if takesBytes && !source.hasBytes { break }
                let edit = session.randomEdit(&source)
                kind = edit.kind
                table.edits += 1
                if let failure = session.apply(edit) { return failure }
            }
            if let failure = session.structureFailure() { return failure }
            afterEachStep(session.grown.tree)
            let pairs = table.pairs
            // On trees of thousands of views the judge needs its time.
            let affordable = 40_000 / (session.grown.tree.count + 1)
            let points = max(8, min(effort.pointsPerStep / random.editFactor, affordable))
            if let failure = session.compare(points, &source, &table) { return failure }
            if let kind { table.count(table.pairs - pairs, after: kind) }
        }
        return session.otherTreesFailure()
    }
}
