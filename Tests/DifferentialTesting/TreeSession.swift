import HitTesting
import SceneGenerators

/// One random tree during a run, with all that is needed to tell how a failure came about.
struct TreeSession {
    /// What makes the tree, its edits and its points.
    let random: RandomTree

    /// The tree as it is now.
    private(set) var grown: GrownTree

    /// The edits so far.
    private var edits: [EditRecipe] = []

    /// Copies made on the way.
    private var copies = CopyWatch()

    /// Points asked about lately.
    private var points: [Point2D] = []

    /// Views hit or edited lately.
    private var hits: [ViewID] = []

    /// Grows the tree.
    init(_ random: RandomTree) {
        self.random = random
        grown = GrownTree(random.recipe)
    }

    /// A random edit, of what has been in sight if possible.
    func randomEdit(_ source: inout RandomSource) -> EditRecipe {
        random.edit(of: grown, recent: hits, &source)
    }

    /// Makes an edit; returns the failure if the tree does not do what it should.
    mutating func apply(_ edit: EditRecipe) -> DifferentialCase? {
        copies.willApply(edit, to: grown, points: points)
        edits.append(edit)
        do {
            _ = try grown.apply(edit)
            if let edited = edit.edited.flatMap({ grown.ids[$0] }) {
                // Half of the views that points are looked for in are to be this one.
                hits.replaceSubrange(
                    0..., with: hits.suffix(6) + Array(repeating: edited, count: 6))
            }
            return nil
        } catch {
            return failure(.edits, .zero)
        }
    }

    /// The failure if the hierarchy is not as it should be.
    ///
    /// Large trees are looked through after every few edits only.
    func structureFailure() -> DifferentialCase? {
        let isSmall = grown.tree.count < 200
        guard isSmall || edits.count % 6 == 5 else { return nil }
        let isWrong =
            grown.structureFailure() != nil || (isSmall && grown.traversalFailure() != nil)
        return isWrong ? failure(.edits, .zero) : nil
    }

    /// The failure if a tree set aside has changed, or the engines disagree about it.
    func otherTreesFailure() -> DifferentialCase? {
        let isWrong = { (point: Point2D) in
            grown.visitedTrees.contains { !$0.enginesAgree(at: point) }
        }
        let point = copies.changedPoint() ?? points.first(where: isWrong)
        return point.map { failure(.otherTrees, $0) }
    }

    /// Compares the engines at random points, and counts.
    mutating func compare(
        _ count: Int, _ source: inout RandomSource, _ table: inout CoverageTable
    ) -> DifferentialCase? {
        let query = QueryRecipe.random(&source)
        let comparison = Comparison(grown, query)
        var asked: [Point2D] = []
        var answers: [ViewID?] = []
        for index in 0..<count {
            let (point, isOnEdge) = random.point(in: grown, recent: hits, &source)
            guard let decision = comparison.answer(at: point) else {
                return failure(.answer, point, query)
            }
            table.count(onEdge: isOnEdge, decidedBy: decision.path.map { _ in decision.features })
            if let path = decision.path { remember(path) }
            asked.append(point)
            answers.append(decision.path?.answer)
            if let (question, point) = other(index, point, decision.path, &source) {
                table.count(other: question.kind)
                if comparison.disagreement(about: question, at: point) != nil {
                    return failure(question, point, query)
                }
            }
        }
        points = asked.suffix(8)
        if !query.hasOptions {
            table.count(other: "batches")
            if let index = batchDifference(asked, answers) { return failure(.batch, asked[index]) }
        }
        return nil
    }

    /// Keeps a view of a path, so that its edges are looked at.
    private mutating func remember(_ path: HitPath) {
        if hits.count >= 24 { hits.removeFirst(12) }
        hits.append(path.steps[(hits.count * 7) % path.steps.count].view)
    }

    /// The question, other than the plain one, that comes with every few points.
    private func other(
        _ index: Int, _ point: Point2D, _ path: HitPath?, _ source: inout RandomSource
    ) -> (Question, Point2D)? {
        switch index % 32 {
        case 0, 9, 17, 25: return (.path, point)
        case 4, 20: return (.views, point)
        case 6: return (.filtered, point)
        case 2, 12, 22:
            if let path, source.chance(0.7) {
                let step = source.pick(path.steps)
                let number = grown.numbers[step.view]
                return number.map { (.answerInView($0), step.localPoint) }
            }
            return grown.anyView(&source).map { (.answerInView($0), point) }
        case 14, 30:
            let ends = [grown.anyView(&source), grown.anyView(&source), nil]
            return (.conversion(from: source.pick(ends), to: source.pick(ends)), point)
        default: return nil
        }
    }

    /// The first point that a batch answers in another way.
    private func batchDifference(_ points: [Point2D], _ answers: [ViewID?]) -> Int? {
        let batch = grown.tree.answers(points)
        return zip(batch, answers).enumerated().first { $0.element.0 != $0.element.1 }?.offset
    }

    /// All that is needed to see a failure again.
    private func failure(
        _ question: Question, _ point: Point2D, _ query: QueryRecipe = .plain
    ) -> DifferentialCase {
        DifferentialCase(
            tree: random.recipe, edits: edits, query: query, question: question, point: point)
    }
}
