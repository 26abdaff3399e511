import HitTesting

/// One container with rectangles at random places: ``SceneKind/scattered``.
enum ScatteredScene {
    static func makeTree(views: Int, random: inout SplitMix64) -> ViewTree {
        let sides = 20.0...80.0
        let meanSide = (sides.lowerBound + sides.upperBound) / 2
        /// How many rectangles cover a point, on average.
        let coverage = 0.5
        let worldSide = (Double(views - 1) * meanSide * meanSide / coverage).squareRoot()
        return ViewTree.build(expectedCount: views) { builder in
            let root = builder.addRoot(
                ViewDescription(frame: Rect2D(x: 0, y: 0, width: worldSide, height: worldSide)))
            for _ in 1..<views {
                let width = random.double(in: sides)
                let height = random.double(in: sides)
                let frame = Rect2D(
                    x: random.unit() * (worldSide - width),
                    y: random.unit() * (worldSide - height),
                    width: width, height: height)
                builder.addSubview(ViewDescription(frame: frame), to: root)
            }
        }
    }
}
