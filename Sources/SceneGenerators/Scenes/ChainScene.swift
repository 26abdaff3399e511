import HitTesting

/// Each view has one subview: ``SceneKind/deepChain`` and ``SceneKind/rotatedChain``.
enum ChainScene {
    /// The side of the outermost view, in points.
    private static let outerSide = 1_000.0

    /// The side of the innermost view, in points.
    private static let innerSide = 200.0

    /// A chain of views that lie evenly inside one another.
    static func makeTree(views: Int) -> ViewTree {
        makeTree(views: views, transform: .identity)
    }

    /// A chain of views, each turned by about two degrees within the one before.
    static func makeRotatedTree(views: Int) -> ViewTree {
        makeTree(views: views, transform: AffineTransform2D(halfAngleTangent: 0.0175))
    }

    private static func makeTree(views: Int, transform: AffineTransform2D) -> ViewTree {
        ViewTree.build(expectedCount: views) { builder in
            var side = outerSide
            var innermost = builder.addRoot(
                ViewDescription(frame: Rect2D(x: 0, y: 0, width: side, height: side)))
            for index in 1..<views {
                let middle = Point2D(side / 2, side / 2)
                let progress = Double(index) / Double(views - 1)
                side = outerSide + (innerSide - outerSide) * progress
                var geometry = ViewGeometry(
                    frame: Rect2D(
                        x: middle.x - side / 2, y: middle.y - side / 2, width: side, height: side))
                geometry.transform = transform
                innermost = builder.addSubview(ViewDescription(geometry: geometry), to: innermost)
            }
        }
    }
}
