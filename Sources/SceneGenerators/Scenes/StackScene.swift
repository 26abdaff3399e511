import HitTesting

/// One container with siblings about one middle, each a little smaller than the one behind it:
/// ``SceneKind/stack``.
///
/// Where the frontmost one does not reach, a recursion tries all that do not either: what
/// ``SceneKind/overlapping`` siblings, of which the first takes nearly every touch, do not show.
enum StackScene {
    /// The side of the frontmost sibling, as a share of its container's.
    private static let leastShare = 0.5

    static func makeTree(views: Int) -> ViewTree {
        let side = 1_000.0
        return ViewTree.build(expectedCount: views) { builder in
            let root = builder.addRoot(
                ViewDescription(frame: Rect2D(x: 0, y: 0, width: side, height: side)))
            for index in 1..<views {
                let margin = (1 - leastShare) / 2 * side * Double(index) / Double(views)
                let frame = Rect2D(
                    x: margin, y: margin, width: side - 2 * margin, height: side - 2 * margin)
                builder.addSubview(ViewDescription(frame: frame), to: root)
            }
        }
    }
}
