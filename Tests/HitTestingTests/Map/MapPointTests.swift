import HitTesting
import Testing

/// Points that are no places, or are far away.
@Suite struct MapPointTests {
    private static let extremes = [
        Double.nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude,
        1e300, -1e18, 1e9, -1e5, .leastNonzeroMagnitude, -0.0, 200,
    ]

    @Test func `extreme points have the recursion's answers`() throws {
        let mapped = try MappedScene()
        let judge = RecursiveEngine(mapped.scene.tree)
        for x in Self.extremes {
            for y in Self.extremes {
                #expect(mapped.map.hitTest(Point2D(x, y)) == judge.hitTest(Point2D(x, y)))
                #expect(mapped.map.hitPath(Point2D(x, y)) == judge.hitPath(Point2D(x, y)))
            }
        }
    }

    @Test func `points that are not finite have no answer even where a region is everywhere`()
        throws
    {
        var mapped = try MappedScene()
        mapped.scene.tree.setHitRegion(.everywhere, of: mapped.scene["window"])
        let map = try HitMap(mapped.scene.tree)
        let judge = RecursiveEngine(mapped.scene.tree)
        for x in Self.extremes {
            for y in Self.extremes {
                let worldPoint = Point2D(x, y)
                #expect(map.hitTest(worldPoint) == judge.hitTest(worldPoint))
                #expect((map.hitTest(worldPoint) == nil) == !worldPoint.isFinite)
            }
        }
    }

    @Test func `outside of everything nothing answers`() throws {
        let mapped = try MappedScene()
        for worldPoint in [
            Point2D(-0.001, 400), Point2D(400, 400), Point2D(200, -1), Point2D(200, 800),
            Point2D(1e12, 1e12),
        ] {
            #expect(mapped.map.hitTest(worldPoint) == nil)
        }
        #expect(mapped.map.hitTest(Point2D(399.999, 799.999)) != nil)
    }

    @Test(arguments: [1e15, -1e15, 1e290, 1e-290, 1e-300])
    func `windows at extreme places and of extreme sizes`(scale: Double) throws {
        var tree = ViewTree()
        let side = abs(scale)
        let window = tree.addRoot(
            ViewDescription(frame: Rect2D(x: scale, y: 0, width: side, height: side)))
        let view = tree.addSubview(
            ViewDescription(
                frame: Rect2D(x: side / 4, y: side / 4, width: side / 2, height: side / 2)),
            to: window)
        let map = try HitMap(tree)
        let judge = RecursiveEngine(tree)
        #expect(map.hitTest(Point2D(scale + side / 2, side / 2)) == view)
        #expect(map.hitTest(Point2D(scale + side / 8, side / 2)) == window)
        for column in -2...10 {
            for row in -2...10 {
                let exact = Point2D(
                    scale + side * Double(column) / 8, side * Double(row) / 8)
                for worldPoint in [exact, Point2D(exact.x.nextDown, exact.y.nextUp)] {
                    #expect(map.hitTest(worldPoint) == judge.hitTest(worldPoint))
                }
            }
        }
    }
}
