import BenchmarkEngines
import HitTesting

/// What is told of a map beside how long things take.
struct MapFacts {
    /// How many views of the tree touches can reach.
    let reachableViews: Int

    /// The memory of the map, in bytes.
    let bytes: Int

    /// Looks at a map.
    ///
    /// - Parameters:
    ///   - map: The map.
    ///   - reachableViews: How many views of its tree touches can reach.
    init(_ map: HitMap, reachableViews: Int) {
        self.reachableViews = reachableViews
        bytes = map.byteCount
    }
}
