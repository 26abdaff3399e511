import HitTesting
import SceneGenerators

/// The points that all engines are asked about, in world space.
struct QueryPoints {
    /// Points far apart, for single calls and batches.
    let scattered: [Point2D]

    /// A pointer's path.
    let path: [Point2D]

    /// So many that the views they touch do not all stay in the processor's caches.
    private static let count = 16_384

    /// Makes the points of a scene.
    ///
    /// - Parameters:
    ///   - scene: Where the points lie.
    ///   - scattered: Points to use instead of random ones.
    ///   - seed: Decides the random ones.
    init(of scene: Scene, scattered: [Point2D]?, seed: UInt64) {
        var random = SplitMix64(seed: seed)
        self.scattered = scattered ?? scene.queryPoints(count: Self.count, seed: random.next())
        path = scene.pointerPath(count: Self.count, seed: random.next())
    }
}
