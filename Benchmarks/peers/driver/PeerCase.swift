import HitTesting
import SceneGenerators

/// A scene of a size, and how points are chosen in it.
struct PeerCase {
    /// The kind of scene.
    var kind: SceneKind

    /// How many views it has.
    var views: Int

    /// Whether the points lie along a pointer's path rather than far apart.
    var followsPointer = false

    /// How many points are asked about.
    static let pointCount = 100_000

    /// What a table calls the case.
    var name: String {
        "\(kind.rawValue) \(views)\(followsPointer ? ", pointer path" : "")"
    }

    /// The points, in the world.
    func points(of scene: Scene) -> [Point2D] {
        followsPointer
            ? scene.pointerPath(count: Self.pointCount, seed: 2)
            : scene.queryPoints(count: Self.pointCount, seed: 2)
    }

    /// What is measured unless the command line says otherwise.
    static let all = [
        PeerCase(kind: .realistic, views: 100_000),
        PeerCase(kind: .realistic, views: 1_000_000),
        PeerCase(kind: .realistic, views: 1_000_000, followsPointer: true),
        PeerCase(kind: .scattered, views: 1_000_000),
        PeerCase(kind: .grid, views: 1_000_000),
        PeerCase(kind: .rotated, views: 100_000),
        PeerCase(kind: .rotatedLeaves, views: 100_000),
        PeerCase(kind: .longList, views: 1_000_000),
        PeerCase(kind: .deepChain, views: 20_000),
        PeerCase(kind: .overlapping, views: 10_000),
        PeerCase(kind: .stack, views: 10_000),
        PeerCase(kind: .rotatedChain, views: 500),
    ]

    /// The same, small.
    static let quick = [
        PeerCase(kind: .realistic, views: 10_000),
        PeerCase(kind: .realistic, views: 10_000, followsPointer: true),
        PeerCase(kind: .scattered, views: 10_000),
        PeerCase(kind: .grid, views: 10_000),
        PeerCase(kind: .rotated, views: 10_000),
        PeerCase(kind: .rotatedLeaves, views: 10_000),
        PeerCase(kind: .longList, views: 10_000),
        PeerCase(kind: .deepChain, views: 1_000),
        PeerCase(kind: .overlapping, views: 1_000),
        PeerCase(kind: .stack, views: 1_000),
        PeerCase(kind: .rotatedChain, views: 500),
    ]
}
