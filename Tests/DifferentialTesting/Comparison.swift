import HitTesting
import SceneGenerators

/// Asks both engines the same question of the same tree.
struct Comparison {
    /// The tree.
    let grown: GrownTree

    /// The options of the queries.
    let query: QueryRecipe

    /// The same as options.
    private let options: HitTestOptions

    /// The same again, but that the views reached are noted.
    private let tracingOptions: HitTestOptions

    /// The views that let nothing through and were passed over in the last query traced.
    private let passedOver = PassedOver()

    /// The judge.
    private let recursive: RecursiveEngine

    /// Prepares questions about a tree as it is now.
    init(_ grown: GrownTree, _ query: QueryRecipe) {
        self.grown = grown
        self.query = query
        options = query.options(in: grown)
        recursive = RecursiveEngine(grown.tree)
        let tree = grown.tree
        let passedOver = passedOver
        tracingOptions = query.options(in: grown) { view in
            if case .transparent = tree.hitBehavior(of: view) { passedOver.views.append(view) }
        }
    }

    /// The path that both engines find, and what decided it; nil if they disagree.
    func answer(at point: Point2D) -> (path: HitPath?, features: FeatureSet)? {
        passedOver.views.removeAll(keepingCapacity: true)
        let path = recursive.hitPath(point, options: tracingOptions)
        guard grown.tree.hitTest(point, options: options) == path?.answer else { return nil }
        guard let path else { return (nil, []) }
        var features = FeatureSet(of: path.answer, in: grown.tree)
        for step in path.steps { features.formUnion(FeatureSet(of: step.view, in: grown.tree)) }
        for view in passedOver.views { features.formUnion(FeatureSet(of: view, in: grown.tree)) }
        if path.steps[0].view != grown.tree.roots.last {
            features.insert(FeatureSet(.behindWindow))
        }
        if path.steps.count > 40 { features.insert(FeatureSet(.deep)) }
        let isAmongMany = path.steps.contains { step in
            grown.tree.superview(of: step.view).map { grown.tree.subviews(of: $0).count > 64 }
                ?? false
        }
        if isAmongMany { features.insert(FeatureSet(.amongMany)) }
        return (path, features)
    }

    /// The disagreement of the engines about a point, in words; nil if they agree.
    func disagreement(about question: Question, at point: Point2D) -> String? {
        let tree = grown.tree
        switch question {
        case .answer:
            return difference(
                recursive.hitTest(point, options: options),
                tree.hitTest(point, options: options), name)
        case .batch:
            return difference(recursive.hitTest(point), tree.answers([point])[0], name)
        case .path:
            return difference(
                recursive.hitPath(point, options: options).map(ExactPath.init),
                tree.hitPath(point, options: options).map(ExactPath.init)
            ) { $0.map(text) ?? "nil" }
        case .views:
            return difference(
                recursive.views(at: point, options: options),
                tree.views(at: point, options: options)
            ) { $0.map(name).joined(separator: " ") }
        case .filtered:
            let filter = options.filter ?? { _ in .include }
            return difference(
                recursive.hitTest(point, where: filter), tree.hitTest(point, where: filter), name)
        case .answerInView(let number):
            guard let view = grown.ids[number] else { return nil }
            return difference(
                recursive.hitTest(point, in: view, options: options),
                tree.hitTest(point, in: view, options: options), name)
        case .conversion(let source, let target):
            let source = source.flatMap { grown.ids[$0] }
            let target = target.flatMap { grown.ids[$0] }
            return difference(
                ReferenceConversion(tree).convert(point, from: source, to: target)
                    .map(ExactPoint.init),
                tree.convert(point, from: source, to: target).map(ExactPoint.init)
            ) { $0.map(\.point.description) ?? "nil" }
        case .otherTrees, .edits:
            // Found while the edits are made.
            return nil
        }
    }

    /// Nil if both answers are the same.
    private func difference<Answer: Equatable>(
        _ expected: Answer, _ came: Answer, _ text: (Answer) -> String
    ) -> String? {
        expected == came ? nil : "expected \(text(expected)), came \(text(came))"
    }

    /// A view by its number, which means more than an id.
    private func name(_ view: ViewID?) -> String {
        view.map { view in grown.numbers[view].map { "v[\($0)]" } ?? "a removed view" } ?? "nil"
    }

    /// A path with its local points.
    private func text(_ path: ExactPath) -> String {
        let steps = path.steps.map { "\(name($0.view)) \($0.localPoint.point)" }
        return "\(name(path.answer)) by \(steps.joined(separator: ", "))"
    }
}

/// The views that let nothing through and were passed over.
private final class PassedOver {
    /// The views.
    var views: [ViewID] = []
}

extension ViewTree {
    /// Whether the engines give the same plain answer at a point.
    func enginesAgree(at point: Point2D) -> Bool {
        RecursiveEngine(self).hitTest(point) == hitTest(point)
    }

    /// The answers of a batch.
    func answers(_ points: [Point2D]) -> [ViewID?] {
        [ViewID?](capacity: points.count) { hitTest(points.span, into: &$0) }
    }
}

/// A point compared by its bits: NaN equals NaN, and 0 does not equal -0.
struct ExactPoint: Equatable {
    /// The point.
    let point: Point2D

    static func == (first: ExactPoint, second: ExactPoint) -> Bool {
        first.point.x.bitPattern == second.point.x.bitPattern
            && first.point.y.bitPattern == second.point.y.bitPattern
    }
}

/// A path whose points are compared by their bits.
struct ExactPath: Equatable {
    /// One view and its local point.
    struct Step: Equatable {
        let view: ViewID
        let localPoint: ExactPoint
    }

    /// The answer.
    let answer: ViewID

    /// The views from the root to the one that decided.
    let steps: [Step]

    /// Takes over a path.
    init(_ path: HitPath) {
        answer = path.answer
        steps = path.steps.map {
            Step(view: $0.view, localPoint: ExactPoint(point: $0.localPoint))
        }
    }
}
