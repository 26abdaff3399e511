import SceneGenerators
import Testing

@testable import HitTesting

/// Points on the very edges of views that lie at simple fractions of a point, which a map decides without
/// walking down to them, and points right beside.
@Suite struct AlignedEdgeTests {
    /// All corners of the views' frames in the world, and what is an ulp beside them.
    private func probes(_ tree: ViewTree) -> [Point2D] {
        var points: [Point2D] = []
        tree.forEachView { view in
            let bounds = tree.bounds(of: view)
            for corner in [
                Point2D(bounds.minX, bounds.minY), Point2D(bounds.maxX, bounds.maxY),
                Point2D(bounds.center.x, bounds.maxY), Point2D(bounds.minX, bounds.center.y),
            ] {
                guard let point = tree.convert(corner, from: view, to: nil) else { continue }
                points += [
                    point, Point2D(point.x.nextDown, point.y), Point2D(point.x, point.y.nextUp),
                    Point2D(point.x.nextUp, point.y.nextDown),
                ]
            }
        }
        return points
    }

    private func expectSameAnswers(_ map: HitMap, _ tree: ViewTree) {
        let recursion = RecursiveEngine(tree)
        for point in probes(tree) {
            #expect(map.hitTest(point) == recursion.hitTest(point), "at \(point)")
        }
    }

    @Test(arguments: [0, 0.5, 0x1p-6, 1.0 / 3, 1e9])
    func `edges count to the side that they count to in the tree`(offset: Double) throws {
        let scene = SceneGenerators.Scene(.realistic, views: 400, seed: 4)
        var tree = scene.tree
        var map = try HitMap(tree)
        expectSameAnswers(map, tree)
        // What was aligned no longer is, or lies elsewhere.
        for container in tree.subviews(of: try #require(tree.roots.first)) {
            let frame = tree.frame(of: container)
            tree.setFrame(
                Rect2D(
                    x: frame.minX + offset, y: frame.minY - offset, width: frame.width,
                    height: frame.height), of: container)
        }
        try map.update(from: tree)
        expectSameAnswers(map, tree)
        expectSameAnswers(try HitMap(tree), tree)
    }

    @Test func `most ways down in a layout are aligned`() throws {
        let scene = SceneGenerators.Scene(.realistic, views: 2_000, seed: 4)
        let map = try HitMap(scene.tree)
        var (aligned, decided) = (0, 0)
        for point in probes(scene.tree) where AlignedCoordinate.isAligned(point) {
            aligned += 1
            guard let view = map.hitTest(point) else { continue }
            let box = map.storage.lookup.box(of: view.slot)
            let contains = map.storage.lookup.alignedBoxContains(point, box, of: view.slot)
            if contains == true { decided += 1 }
            #expect(contains != false)
        }
        #expect(aligned > 1_000)
        #expect(decided * 2 > aligned)
    }
}
