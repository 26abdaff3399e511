import HitTesting

/// A pointer that asks a map only when it leaves the rectangle in which the last answer holds.
public final class StablePointer: MeasuredEngine {
    /// `map`: the map answers, if not each time.
    public static var engineName: String { HitMap.engineName }

    /// Nothing: a map has no levels to go down.
    public static var stackPerLevel: Int { 0 }

    /// How often the map was asked.
    public private(set) var queries = 0

    private let map: HitMap
    private var latest: StableHit?

    /// A pointer that has not asked yet.
    public init(over map: HitMap) {
        self.map = map
    }

    /// The view that gets a touch at a point of the world.
    public func answer(at worldPoint: Point2D) -> ViewID? {
        if let latest, latest.worldRect.contains(worldPoint) { return latest.view }
        queries += 1
        let hit = map.stableHitTest(worldPoint)
        latest = hit
        return hit?.view
    }
}
