import HitTesting

/// A view tree to measure or test with, and where its world and its leaves are.
///
///     let scene = Scene(.realistic, views: 100_000, seed: 1)
///     for point in scene.queryPoints(count: 1_000, seed: 2) {
///         _ = scene.tree.hitTest(point)
///     }
///
/// The same kind, number of views and seed give the same tree and the same points on every machine.
public struct Scene: Sendable {
    /// What a person calls the scene.
    public let name: String

    /// The views.
    public let tree: ViewTree

    /// The rectangle around all roots, in world space, in points.
    public let world: Rect2D

    /// The views without subviews, in paint order.
    public let leaves: [ViewID]

    /// Creates a scene from any tree, such as one read from a file.
    ///
    /// - Complexity: O(n).
    public init(name: String, tree: ViewTree) {
        self.name = name
        self.tree = tree
        world = tree.roots.reduce(Rect2D.zero) { $0.union(tree.frame(of: $1)) }
        var leaves: [ViewID] = []
        tree.forEachView { view in
            if tree.subviews(of: view).isEmpty { leaves.append(view) }
        }
        self.leaves = leaves
    }

    /// Makes a scene of a kind.
    ///
    /// - Parameters:
    ///   - kind: What the tree is like.
    ///   - views: How many views the tree has; see ``SceneKind/minimumViews`` and
    ///     ``SceneKind/fixedViews``.
    ///   - seed: Any number; it decides everything that is random.
    /// - Complexity: O(n).
    public init(_ kind: SceneKind, views: Int, seed: UInt64) {
        self.init(name: kind.rawValue, tree: kind.makeTree(views: views, seed: seed))
    }
}
