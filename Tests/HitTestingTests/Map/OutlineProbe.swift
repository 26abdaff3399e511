import HitTesting
import SceneGenerators
import Testing

/// Asks the outlines of a map about points, and the exact way down whether they are right.
struct OutlineProbe {
    /// The tree.
    let tree: ViewTree

    /// A map of the tree.
    let map: HitMap

    /// How many answers there were, and how many of them say something.
    struct Answers {
        /// All.
        var count = 0
        /// Those that say something.
        var knownCount = 0
    }

    /// Makes a map of a tree.
    init(_ tree: ViewTree) throws {
        self.init(tree, try HitMap(tree))
    }

    /// Starts with a map that was made before.
    init(_ tree: ViewTree, _ map: HitMap) {
        self.tree = tree
        self.map = map
    }

    /// Expects that no outline of some views is wrong about points on their edges and an ulp beside;
    /// returns the answers.
    @discardableResult
    func expectTruthOnEdges(
        of views: [ViewID], count: Int = 60, sourceLocation: SourceLocation = #_sourceLocation
    ) -> Answers {
        expectTruth(of: views, count: count, sourceLocation) { points, view, source in
            points.worldPoint(onEdgeOf: view, &source)
        }
    }

    /// Expects that no outline of some views is wrong about points in their bounds and around them;
    /// returns the answers.
    @discardableResult
    func expectTruthNear(
        _ views: [ViewID], count: Int = 60, sourceLocation: SourceLocation = #_sourceLocation
    ) -> Answers {
        expectTruth(of: views, count: count, sourceLocation) { points, view, source in
            points.worldPoint(near: view, &source)
        }
    }

    private func expectTruth(
        of views: [ViewID], count: Int, _ sourceLocation: SourceLocation,
        _ worldPoint: (EdgePoints, ViewID, inout RandomSource) -> Point2D
    ) -> Answers {
        var answers = Answers()
        var source = RandomSource(seed: 1)
        let points = EdgePoints(tree)
        for target in views {
            for _ in 0..<count {
                let point = worldPoint(points, target, &source)
                for view in views where point.x.isFinite && point.y.isFinite {
                    answers.count += 1
                    guard let answer = map.outline(of: view, contains: point) else { continue }
                    answers.knownCount += 1
                    if answer != isInside(point, view) {
                        Issue.record(
                            "The outline of \(view) says \(answer) of \(point)",
                            sourceLocation: sourceLocation)
                        return answers
                    }
                }
            }
        }
        return answers
    }

    /// Whether the regions down to a view contain a point of the world, level by level.
    private func isInside(_ worldPoint: Point2D, _ view: ViewID) -> Bool {
        let superview = tree.superview(of: view)
        if let superview, !isInside(worldPoint, superview) { return false }
        guard let localPoint = tree.convert(worldPoint, from: nil, to: view) else { return false }
        return tree.contains(localPoint, in: view, options: HitTestOptions())
    }
}
