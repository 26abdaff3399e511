import BenchmarkEngines
import HitTesting

/// What is told of a map beside how long things take.
struct MapFacts {
    /// How many views of the tree touches can reach.
    let reachableViews: Int

    /// The memory of the map, in bytes.
    let bytes: Int

    /// The share of the moves along a pointer's path that stay in the last answer's rectangle.
    let stayShare: Double

    /// Looks at a map.
    ///
    /// - Parameters:
    ///   - map: The map.
    ///   - reachableViews: How many views of its tree touches can reach.
    ///   - path: A pointer's path, in world space.
    init(_ map: HitMap, reachableViews: Int, path: [Point2D]) {
        self.reachableViews = reachableViews
        bytes = map.byteCount
        let pointer = StablePointer(over: map)
        for worldPoint in path { _ = pointer.answer(at: worldPoint) }
        stayShare = 1 - Double(pointer.queries) / Double(path.count)
    }
}
