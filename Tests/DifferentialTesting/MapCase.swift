import HitTesting
import SceneGenerators

/// A tree without closures, edits, and how often maps of it are brought up to date on the way.
public struct MapCase {
    /// The tree, the edits, and the point at which a map is wrong.
    public var tree: DifferentialCase

    /// A map is brought up to date after every so many edits.
    public var updateInterval: Int

    /// Makes the tree, edits it, and says how a map's answer differs from the recursion's; nil if none
    /// does.
    public func failure() -> String? {
        do {
            var watch = try MapWatch(GrownTree(tree.tree), updateInterval: updateInterval)
            for edit in tree.edits {
                if let failure = try watch.apply(edit) { return failure }
            }
            return try watch.disagreement(at: tree.point)
        } catch {
            return "\(error)"
        }
    }
}

/// A tree that is edited, a map that follows, and maps set aside on the way.
struct MapWatch {
    /// The tree as it is now.
    private(set) var grown: GrownTree

    /// The map that is brought up to date.
    private var map: HitMap

    /// The judge of the state that the map is of.
    private var judge: RecursiveEngine

    /// A map set aside, and the tree that it is of.
    private var kept: (map: HitMap, tree: ViewTree)?

    private let updateInterval: Int
    private var editCount = 0

    /// Starts with a new map.
    init(_ grown: GrownTree, updateInterval: Int) throws {
        self.grown = grown
        self.updateInterval = updateInterval
        map = try HitMap(grown.tree)
        judge = RecursiveEngine(grown.tree)
    }

    /// Makes an edit, and brings the map up to date if it is time.
    mutating func apply(_ edit: EditRecipe) throws -> String? {
        _ = try grown.apply(edit)
        editCount += 1
        guard editCount % updateInterval == 0 else { return nil }
        if editCount / updateInterval % 4 == 1 { kept = (map, judge.tree) }
        try map.update(from: grown.tree)
        map.checkInvariants()
        judge = RecursiveEngine(grown.tree)
        return map.version == grown.tree.version ? nil : "the map is not of the tree's version"
    }

    /// How the maps' answers at a point differ from the recursion's, in words; nil if none does.
    func disagreement(at point: Point2D) throws -> String? {
        let expected = judge.hitPath(point)
        let answers = [
            ("the map", map.hitTest(point), expected?.answer),
            ("its path", map.hitPath(point)?.answer, expected?.answer),
            (
                "a map set aside", kept?.map.hitTest(point),
                kept.flatMap { RecursiveEngine($0.tree).hitTest(point) }
            ),
        ]
        for (name, came, expected) in answers where came != expected {
            return "\(name) at \(point): expected \(text(expected)), came \(text(came))"
        }
        if let failure = instability(at: point, expected?.answer) { return failure }
        if map.hitPath(point).map(ExactPath.init) != expected.map(ExactPath.init) {
            return "the path at \(point): expected \(expected as Any), "
                + "came \(map.hitPath(point) as Any)"
        }
        return nil
    }

    /// A point of a stable hit's rectangle that has another answer, in words; nil if none is found.
    private func instability(at point: Point2D, _ expected: ViewID?) -> String? {
        guard let hit = map.stableHitTest(point) else { return nil }
        let rect = hit.worldRect
        guard hit.view == expected && rect.contains(point) else {
            return "the stable hit at \(point) is \(hit)"
        }
        let xs = [rect.minX, rect.minX + rect.width / 2, rect.maxX.nextDown]
        let ys = [rect.minY, rect.minY + rect.height / 2, rect.maxY.nextDown]
        for x in xs {
            for y in ys {
                let other = Point2D(x: x, y: y)
                guard rect.contains(other) else { continue }
                let answer = judge.hitTest(other)
                if answer != expected {
                    return "the stable hit at \(point), \(hit), does not hold at \(other)"
                }
            }
        }
        return nil
    }

    /// How a new map's answer at a point differs from the recursion's; nil if it does not.
    func newMapDisagreement(at points: [Point2D]) throws -> (Point2D, String)? {
        let map = try HitMap(grown.tree)
        let judge = RecursiveEngine(grown.tree)
        for point in points where map.hitTest(point) != judge.hitTest(point) {
            return (
                point,
                "a new map at \(point): expected \(text(judge.hitTest(point))), "
                    + "came \(text(map.hitTest(point)))"
            )
        }
        return nil
    }

    private func text(_ view: ViewID?) -> String {
        view.map { view in grown.numbers[view].map { "v[\($0)]" } ?? "\(view)" } ?? "nil"
    }
}
