import SceneGenerators
import Testing

@testable import HitTesting

@Suite struct NearestViewTests {
    /// A window with cells of 10 by 10 points, 20 apart.
    private static func cells(_ columns: Int, _ rows: Int) -> (tree: ViewTree, cells: [ViewID]) {
        var cells: [ViewID] = []
        let tree = ViewTree.build { builder in
            var layer = ViewDescription(
                frame: Rect2D(
                    x: 0, y: 0, width: 20 * Double(columns), height: 20 * Double(rows)))
            layer.hitBehavior = .passthrough
            let window = builder.addRoot(layer)
            for index in 0..<columns * rows {
                let frame = Rect2D(
                    x: 20 * Double(index % columns), y: 20 * Double(index / columns), width: 10,
                    height: 10)
                cells.append(builder.addSubview(ViewDescription(frame: frame), to: window))
            }
        }
        return (tree, cells)
    }

    private func nearest(
        _ tree: ViewTree, _ x: Double, _ y: Double, within distance: Double,
        where predicate: (ViewID) -> Bool = { _ in true }
    ) -> ViewID? {
        let point = Point2D(x, y)
        let answer = tree.nearestView(to: point, within: distance, where: predicate)
        let expected = RecursiveEngine(tree).nearestView(
            to: point, within: distance, where: predicate)
        #expect(answer == expected)
        return answer
    }

    @Test func `the distance counts, up to the limit and at the limit`() {
        let (tree, cells) = Self.cells(3, 1)
        #expect(nearest(tree, 13, 5, within: 100) == cells[0])
        #expect(nearest(tree, 17, 5, within: 100) == cells[1])
        #expect(nearest(tree, 13, 5, within: 3) == cells[0])
        #expect(nearest(tree, 13, 5, within: 2.9) == nil)
        #expect(nearest(tree, 5, 5, within: 0) == cells[0])
        #expect(nearest(tree, 13, 14, within: 5) == cells[0])
        #expect(nearest(tree, 13, 14, within: 4.9) == nil)
        #expect(nearest(tree, -1e9, 5, within: .infinity) == cells[0])
    }

    @Test func `equally near views count in hit order`() {
        var (tree, cells) = Self.cells(3, 1)
        #expect(nearest(tree, 15, 5, within: 100) == cells[1])
        tree.bringSubviewToFront(cells[0])
        #expect(nearest(tree, 15, 5, within: 100) == cells[0])
        let inner = tree.addSubview(
            ViewDescription(frame: Rect2D(x: 2, y: 0, width: 8, height: 10)), to: cells[0])
        #expect(nearest(tree, 15, 5, within: 100) == inner)
        #expect(nearest(tree, 1, 5, within: 100) == cells[0])
    }

    @Test func `the predicate chooses among many`() {
        let (tree, cells) = Self.cells(40, 40)
        let wanted = cells[17 * 40 + 23]
        #expect(nearest(tree, 3, 3, within: .infinity) { $0 == wanted } == wanted)
        #expect(nearest(tree, 3, 3, within: 100) { $0 == wanted } == nil)
        #expect(nearest(tree, 3, 3, within: .infinity) { _ in false } == nil)
    }

    @Test func `what a superview cuts off is not near`() {
        var tree = ViewTree()
        var panel = ViewDescription(frame: Rect2D(x: 0, y: 0, width: 10, height: 10))
        panel.hitBehavior = .passthrough
        let root = tree.addRoot(panel)
        let view = tree.addSubview(
            ViewDescription(frame: Rect2D(x: 5, y: 0, width: 100, height: 10)), to: root)
        #expect(nearest(tree, 20, 5, within: 9) == nil)
        #expect(nearest(tree, 20, 5, within: 10) == view)
        tree.addSubview(
            ViewDescription(frame: Rect2D(x: 15, y: 0, width: 10, height: 10)), to: root)
        #expect(nearest(tree, 20, 5, within: 10) == view)
    }

    @Test func `points and limits that mean nothing have no answer`() {
        let (tree, _) = Self.cells(2, 1)
        #expect(nearest(tree, .nan, 0, within: 10) == nil)
        #expect(nearest(tree, 0, .infinity, within: 10) == nil)
        #expect(nearest(tree, 0, 0, within: -1) == nil)
        #expect(nearest(tree, 0, 0, within: .nan) == nil)
    }

    @Test func `few views are asked about among a hundred thousand`() {
        let scene = SceneGenerators.Scene(.scattered, views: 100_000, seed: 3)
        for point in scene.queryPoints(count: 50, seed: 4) {
            var asked = 0
            _ = scene.tree.nearestView(to: point, within: .infinity) { _ in
                asked += 1
                return true
            }
            #expect(asked < 50)
        }
    }

    @Test func `few boxes are looked at among a hundred thousand`() {
        let scene = SceneGenerators.Scene(.scattered, views: 100_000, seed: 3)
        for point in scene.queryPoints(count: 50, seed: 4) {
            let area = Box(minX: point.x, minY: point.y, maxX: point.x + 50, maxY: point.y + 50)
            let root = scene.tree.store.slot(of: scene.tree.roots[scene.tree.roots.startIndex])
            var looked = 0
            scene.tree.store.forEachEntry(of: root ?? 0) { box in
                looked += 1
                return !box.isApart(from: area)
            } body: { _, _ in
            }
            #expect(looked < 1_000)
        }
    }
}
