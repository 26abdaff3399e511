import HitTesting

/// One container with siblings nearly as large as itself: ``SceneKind/overlapping``.
enum OverlappingScene {
    static func makeTree(views: Int, random: inout SplitMix64) -> ViewTree {
        let side = 1_000.0
        return ViewTree.build(expectedCount: views) { builder in
            let root = builder.addRoot(
                ViewDescription(frame: Rect2D(x: 0, y: 0, width: side, height: side)))
            for _ in 1..<views {
                let width = side * random.double(in: 0.9...0.999)
                let height = side * random.double(in: 0.9...0.999)
                let frame = Rect2D(
                    x: random.unit() * (side - width), y: random.unit() * (side - height),
                    width: width, height: height)
                builder.addSubview(ViewDescription(frame: frame), to: root)
            }
        }
    }
}
