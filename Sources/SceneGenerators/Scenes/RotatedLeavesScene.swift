import HitTesting

/// Many turned and scaled leaves in three turned containers: ``SceneKind/rotatedLeaves``.
///
/// Whoever asks them one after another converts the point for each: what ``SceneKind/rotated``
/// panels, which end the search after a few parts, do not show.
enum RotatedLeavesScene {
    /// How many containers there are, each in the one before.
    private static let containerCount = 3

    /// How long the sides of leaves are, in points of their container.
    private static let sides = 20.0...80.0

    /// How many leaves cover a point of their container, on average.
    private static let coverage = 0.5

    static func makeTree(views: Int, random: inout SplitMix64) -> ViewTree {
        let leaves = views - 1 - containerCount
        let meanSide = (sides.lowerBound + sides.upperBound) / 2
        let side = (Double(leaves) * meanSide * meanSide / coverage).squareRoot()
        let whole = Rect2D(x: 0, y: 0, width: side, height: side)
        return ViewTree.build(expectedCount: views) { builder in
            func add(_ frame: Rect2D, to superview: ViewID) -> ViewID {
                let geometry = ViewGeometry.randomTurn(of: frame, scale: 0.8...1, using: &random)
                return builder.addSubview(ViewDescription(geometry: geometry), to: superview)
            }
            var container = builder.addRoot(ViewDescription(frame: whole))
            for _ in 0..<containerCount { container = add(whole, to: container) }
            for _ in 0..<leaves {
                let frame = random.frame(widths: sides, heights: sides, in: whole.size)
                _ = add(frame, to: container)
            }
        }
    }
}
