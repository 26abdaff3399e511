import Testing

@testable import HitTesting

/// Trees of extreme shape work in stack of bounded size.
@Suite struct LargeTreeTests {
    @Test func aChainOfAMillion() {
        let count = 1_000_000
        var tree = ViewTree.build(expectedCount: count) { builder in
            let description = ViewDescription(frame: Rect2D(x: 0.25, y: 0, width: 1e6, height: 10))
            var view = builder.addRoot(description)
            for _ in 1..<count { view = builder.addSubview(description, to: view) }
        }
        let inside = Point2D(999_999, 5)
        #expect(tree.hitPath(inside)?.steps.count == count)
        #expect(tree.hitTest(Point2D(0.3, 5)) == tree.roots.first)
        if let root = tree.roots.first {
            tree.setHitRegion(.boundsOrSubviews, of: root)
            #expect(tree.convert(Point2D.zero, from: tree.hitTest(inside), to: root) != nil)
            tree.remove(root)
        }
        #expect(tree.isEmpty)
    }

    /// Each view's region follows the next one's, and only the last contains the point.
    @Test func aChainOfRegionsThatFollowTheirSubviews() {
        let count = 100_000
        let tree = ViewTree.build(expectedCount: count) { builder in
            var description = ViewDescription(frame: Rect2D(x: 1, y: 1, width: 1, height: 1))
            description.hitRegion = .boundsOrSubviews
            var view = builder.addRoot(description)
            for _ in 1..<count { view = builder.addSubview(description, to: view) }
        }
        let last = Double(count) + 0.5
        #expect(tree.hitPath(Point2D(last, last))?.steps.count == count)
        #expect(tree.hitTest(Point2D(last + 1, last)) == nil)
    }

    /// Ten million siblings, in release builds; a tenth of them where checks make it slow.
    @Test func manySiblings() {
        #if DEBUG
            let count = 1_000_000
        #else
            let count = 10_000_000
        #endif
        var tree = ViewTree.build(expectedCount: count + 1) { builder in
            let root = builder.addRoot(
                ViewDescription(frame: Rect2D(x: 0, y: 0, width: 1e5, height: 1e5)))
            for index in 0..<count {
                builder.addSubview(
                    ViewDescription(
                        frame: Rect2D(
                            x: Double(index % 4000) * 10, y: Double(index / 4000) * 10, width: 10,
                            height: 10)), to: root)
            }
        }
        guard let root = tree.roots.first else { return }
        let hit = tree.hitTest(Point2D(12_345, 678))
        #expect(hit.map { tree.index(of: $0) } == 67 * 4000 + 1234)
        if let hit { tree.bringSubviewToFront(hit) }
        #expect(tree.subviews(of: root).last == hit)
        #expect(tree.subviews(of: root).count == count)
        tree.remove(root)
        #expect(tree.isEmpty)
    }
}
