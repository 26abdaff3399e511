import Testing

@testable import HitTesting

/// Searches that have to come back: wide containers whose subviews answer nil.
@Suite struct BacktrackingTests {
    private func wide(
        count: Int, _ frame: (Int) -> Rect2D, behavior: HitBehavior
    ) -> (tree: ViewTree, root: ViewID) {
        var tree = ViewTree()
        let root = tree.addRoot(
            ViewDescription(frame: Rect2D(x: 0, y: 0, width: 1000, height: 1000)))
        for index in 0..<count {
            var description = ViewDescription(frame: frame(index))
            description.hitBehavior = behavior
            tree.addSubview(description, to: root)
        }
        return (tree, root)
    }

    @Test func everyOverlayLetsTheTouchThrough() {
        let (tree, root) = wide(
            count: 3000, { _ in Rect2D(x: 0, y: 0, width: 1000, height: 1000) },
            behavior: .passthrough)
        #expect(tree.hitTest(Point2D(500, 500)) == root)
    }

    @Test func theLastOfManyOverlaysHasAButton() {
        var (tree, root) = wide(
            count: 3000, { _ in Rect2D(x: 0, y: 0, width: 1000, height: 1000) },
            behavior: .passthrough)
        guard let overlay = tree.subviews(of: root).first else { return }
        let button = tree.addSubview(
            ViewDescription(frame: Rect2D(x: 10, y: 10, width: 44, height: 44)), to: overlay)
        #expect(tree.hitTest(Point2D(20, 20)) == button)
        #expect(tree.hitTest(Point2D(200, 20)) == root)
        #expect(tree.views(at: Point2D(20, 20)) == [button, root])
    }

    /// The frontmost sibling is as large as the container, so siblings are looked at in order; of an
    /// uncommon kind it is not decided about before.
    @Test(arguments: [HitBehavior.normal, .absorbing, .transparent, .passthrough])
    func theFrontmostOfManySiblingsIsAsked(behavior: HitBehavior) throws {
        var (tree, root) = wide(
            count: 100, { _ in Rect2D(x: 0, y: 0, width: 1000, height: 1000) }, behavior: .normal)
        let front = try #require(tree.subviews(of: root).last)
        let second = try #require(tree.subviews(of: root).dropLast().last)
        let button = tree.addSubview(
            ViewDescription(frame: Rect2D(x: 10, y: 10, width: 44, height: 44)), to: front)
        tree.setHitBehavior(behavior, of: front)
        for point in [Point2D(20, 20), Point2D(200, 20)] {
            #expect(tree.hitTest(point) == RecursiveEngine(tree).hitTest(point))
        }
        switch behavior {
        case .normal: #expect(tree.hitTest(Point2D(20, 20)) == button)
        case .absorbing: #expect(tree.hitTest(Point2D(20, 20)) == front)
        default: #expect(tree.hitTest(Point2D(200, 20)) == second)
        }
    }

    /// Few overlays contain the point, so looking at siblings in order gives up and the box tree is
    /// searched again, below the last one found.
    @Test func sparseOverlaysAreFoundOneAfterTheOther() {
        let (tree, root) = wide(
            count: 4000,
            { index in
                index.isMultiple(of: 500)
                    ? Rect2D(x: 0, y: 0, width: 1000, height: 1000)
                    : Rect2D(x: Double(index % 60) * 16, y: 900, width: 10, height: 10)
            }, behavior: .passthrough)
        var copy = tree
        let overlays = Array(tree.subviews(of: root)).enumerated()
            .filter { $0.offset.isMultiple(of: 500) }.map(\.element)
        for overlay in overlays { copy.setHitBehavior(.normal, of: overlay) }
        #expect(tree.hitTest(Point2D(500, 500)) == root)
        #expect(copy.views(at: Point2D(500, 500)) == overlays.reversed() + [root])
    }

    /// More nested overlays than fit on the query's stack.
    @Test func deeplyNestedOverlays() {
        var tree = ViewTree()
        var overlay = ViewDescription(frame: Rect2D(x: 0, y: 0, width: 100, height: 100))
        let root = tree.addRoot(overlay)
        overlay.hitBehavior = .passthrough
        var innermost = root
        for _ in 0..<5000 { innermost = tree.addSubview(overlay, to: innermost) }
        #expect(tree.hitTest(Point2D(50, 50)) == root)
        tree.setHitBehavior(.normal, of: innermost)
        #expect(tree.hitTest(Point2D(50, 50)) == innermost)
    }
}
