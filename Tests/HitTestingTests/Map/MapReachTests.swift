import HitTesting
import SceneGenerators
import Testing

/// What a map costs and answers where trees are extreme.
@Suite struct MapReachTests {
    @Test func `nothing in the tree, nothing in the map`() throws {
        var tree = ViewTree()
        var map = try HitMap(tree)
        #expect(map.hitTest(.zero) == nil)
        #expect(map.hitPath(.zero) == nil)
        let root = tree.addRoot(ViewDescription(frame: Rect2D(x: 5, y: 5, width: 10, height: 10)))
        try map.update(from: tree)
        #expect(map.hitTest(Point2D(5, 5)) == root)
        #expect(map.hitTest(Point2D(4.999, 5)) == nil)
        tree.remove(root)
        try map.update(from: tree)
        #expect(map.hitTest(Point2D(5, 5)) == nil)
    }

    /// In debug builds, whose checks make building slow, there are a tenth of the rows.
    @Test func `a list of a million rows of which fifteen are in sight costs kilobytes`() throws {
        #if DEBUG
            let rows = 100_000
        #else
            let rows = 1_000_000
        #endif
        var (scroller, lastRow): (ViewID?, ViewID?)
        var tree = ViewTree.build(expectedCount: rows + 2) { builder in
            let window = builder.addRoot(
                ViewDescription(frame: Rect2D(x: 0, y: 0, width: 400, height: 800)))
            let list = builder.addSubview(
                ViewDescription(frame: Rect2D(x: 0, y: 100, width: 400, height: 600)), to: window)
            for row in 0..<rows {
                lastRow = builder.addSubview(
                    ViewDescription(
                        frame: Rect2D(x: 0, y: Double(row) * 40, width: 400, height: 40)), to: list)
            }
            scroller = list
        }
        let list = try #require(scroller)
        var map = try HitMap(tree)
        #expect(map.byteCount < 300_000)
        #expect(map.hitTest(Point2D(10, 699)).map { tree.index(of: $0) } == 14)
        for row in [rows / 2, 0, rows - 15] {
            tree.setBoundsOrigin(Point2D(0, Double(row) * 40), of: list)
            try map.update(from: tree)
            #expect(map.hitTest(Point2D(10, 100)).map { tree.index(of: $0) } == row)
        }
        #expect(map.hitTest(Point2D(399, 699)) == lastRow)
        #expect(map.byteCount < 400_000)
    }

    /// In debug builds there are a quarter of the views.
    @Test func `a chain of a hundred thousand`() throws {
        #if DEBUG
            let count = 25_000
        #else
            let count = 100_000
        #endif
        var views: [ViewID] = []
        var tree = ViewTree.build(expectedCount: count) { builder in
            for index in 0..<count {
                // Every view leaves a strip of the one before.
                let width = 1e6 - Double(index)
                let description = ViewDescription(
                    frame: Rect2D(x: 0, y: 0, width: width, height: 10))
                views.append(
                    views.last.map { builder.addSubview(description, to: $0) }
                        ?? builder.addRoot(description))
            }
        }
        var map = try HitMap(tree)
        #expect(map.hitTest(Point2D(999_999.5, 5)) == views[0])
        #expect(map.hitTest(Point2D(980_000.5, 5)) == views[19_999])
        #expect(map.hitTest(Point2D(0, 0)) == views[count - 1])
        #expect(map.hitPath(Point2D(980_000.5, 5))?.steps.count == 20_000)
        tree.setHidden(true, of: views[22_000])
        try map.update(from: tree)
        #expect(map.hitTest(Point2D(0, 0)) == views[21_999])
        #expect(map.hitTest(Point2D(980_000.5, 5)) == views[19_999])
    }

    @Test func `children outside of a view that follows them`() throws {
        var scene = Scene()
        scene.add("card", 100, 100, 100, 100) { $0.hitRegion = .boundsOrSubviews }
        scene.add("tag", 80, -30, 60, 40, in: "card")
        scene.add("hint", -60, 80, 80, 80, in: "card") { $0.hitBehavior = .passthrough }
        scene.add("box", 30, 30, 40, 40, in: "card") { $0.hitRegion = .boundsOrSubviews }
        scene.add("dot", 100, 50, 20, 20, in: "box")
        scene.add("ghost", -90, -90, 50, 50, in: "card") { $0.isHidden = true }
        let map = try HitMap(scene.tree)
        func hit(_ x: Double, _ y: Double) -> String? {
            let answer = scene.hit(x, y)
            #expect(scene.name(of: map.hitTest(Point2D(x, y))) == answer)
            return answer
        }
        #expect(hit(230, 80) == "tag")
        #expect(hit(60, 250) == "card")
        #expect(hit(235, 190) == "dot")
        #expect(hit(20, 20) == "window")
        for x in stride(from: 0.0, to: 400, by: 5) {
            for y in stride(from: 0.0, to: 300, by: 5) { _ = hit(x, y) }
        }
    }
}
