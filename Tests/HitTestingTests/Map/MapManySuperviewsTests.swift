import HitTesting
import SceneGenerators
import Testing

/// Updates that meet the places of more superviews than a map remembers at a time.
@Suite struct MapManySuperviewsTests {
    /// A thousand leaves with three superviews each: few enough changes for the tree's record of them.
    @Test(arguments: [0, 700])
    func `leaves of three thousand containers move`(chainLength: Int) throws {
        var leaves: [ViewID] = []
        var tree = ViewTree.build { builder in
            let world = ViewDescription(frame: Rect2D(x: 0, y: 0, width: 1_000, height: 10_000))
            var content = builder.addRoot(world)
            for _ in 0..<chainLength { content = builder.addSubview(world, to: content) }
            for row in 0..<1_000 {
                let frame = Rect2D(x: 5, y: Double(row) * 10, width: 900, height: 10)
                var container = builder.addSubview(ViewDescription(frame: frame), to: content)
                for _ in 0..<2 {
                    let inner = Rect2D(x: 5, y: 0, width: 800, height: 10)
                    container = builder.addSubview(ViewDescription(frame: inner), to: container)
                }
                let leaf = Rect2D(x: 100, y: 1, width: 40, height: 8)
                leaves.append(builder.addSubview(ViewDescription(frame: leaf), to: container))
            }
        }
        var map = try HitMap(tree)
        var random = SplitMix64(seed: 1)
        for leaf in leaves {
            var center = tree.center(of: leaf)
            center.x += Double(1 + random.index(below: 30))
            tree.setCenter(center, of: leaf)
        }
        try map.update(from: tree)
        map.checkInvariants()
        for leaf in leaves {
            let middle = try #require(
                tree.convert(tree.center(of: leaf), from: tree.superview(of: leaf), to: nil))
            #expect(map.hitTest(middle) == leaf)
            #expect(map.hitTest(Point2D(middle.x - 21, middle.y)) != leaf)
        }
    }
}
