import HitTesting

/// Answers batches of points about one tree, by one engine or by what is quickest.
struct BatchAnswers {
    /// The engines that can answer.
    enum Engine: String, CaseIterable {
        case tree, map, recursive
    }

    private let tree: ViewTree
    private let engine: Engine?
    private var map: HitMap?

    /// How many points the tree answers before making a map has paid.
    ///
    /// A map takes about half a microsecond a view, and saves some 0.2 a point: whoever has asked this many
    /// points may well ask as many more.
    private var pointsBeforeMap: Int

    /// Prepares to answer.
    ///
    /// - Parameter engine: The engine; nil for the tree, and after many points a map.
    init(_ tree: ViewTree, by engine: Engine?) {
        self.tree = tree
        self.engine = engine
        pointsBeforeMap = engine == .map ? 0 : tree.count * 2
    }

    /// The views that get touches at points.
    mutating func hits(_ points: [Point2D]) -> [ViewID?] {
        if engine == .recursive {
            let engine = RecursiveEngine(tree)
            return points.map { engine.hitTest($0) }
        }
        if engine != .tree && map == nil && pointsBeforeMap <= 0 {
            // A tree that a map cannot be made of, because it asks closures, answers itself.
            map = try? HitMap(tree)
            pointsBeforeMap = .max
        }
        guard let map else {
            pointsBeforeMap -= points.count
            return [ViewID?](capacity: points.count) { tree.hitTest(points.span, into: &$0) }
        }
        return [ViewID?](capacity: points.count) { map.hitTest(points.span, into: &$0) }
    }
}
