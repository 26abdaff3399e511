import HitTesting

/// One container with rectangles at random places: ``SceneKind/scattered``.
enum ScatteredScene {
    static func makeTree(views: Int, random: inout SplitMix64) -> ViewTree {
        let sides = 20.0...80.0
        let meanSide = (sides.lowerBound + sides.upperBound) / 2
        /// How many rectangles cover a point, on average.
        let coverage = 0.5
        let worldSide = (Double(views - 1) * meanSide * meanSide / coverage).squareRoot()
        let world = Rect2D(x: 0, y: 0, width: worldSide, height: worldSide)
        return ViewTree.build(expectedCount: views) { builder in
            let root = builder.addRoot(ViewDescription(frame: world))
            for _ in 1..<views {
                let frame = random.frame(widths: sides, heights: sides, in: world.size)
                builder.addSubview(ViewDescription(frame: frame), to: root)
            }
        }
    }
}
