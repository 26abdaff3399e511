import HitTesting
import SceneGenerators
import Testing

/// Outlines follow their views and superviews, and go when there is nothing to tell.
@Suite struct OutlineUpdateTests {
    /// An edit of the tree that ``TurnedScene`` makes, and how many outlines are left.
    struct Edit: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let outlineCount: Int
        let apply: @Sendable (inout ViewTree, [ViewID]) -> Void

        private init(
            _ testDescription: String, leaves outlineCount: Int,
            _ apply: @escaping @Sendable (inout ViewTree, [ViewID]) -> Void
        ) {
            self.testDescription = testDescription
            self.outlineCount = outlineCount
            self.apply = apply
        }

        static let all = [
            Edit("the outermost moves", leaves: 3) { $0.setCenter(Point2D(420, 530), of: $1[0]) },
            Edit("the innermost moves", leaves: 3) { $0.setCenter(Point2D(90, 120), of: $1[2]) },
            Edit("one between turns on", leaves: 3) {
                $0.setTransform(AffineTransform2D(cosine: 0.28, sine: 0.96), of: $1[1])
            },
            Edit("one between is scrolled", leaves: 3) {
                $0.setBoundsOrigin(Point2D(-25, 70), of: $1[1])
            },
            Edit("one between is cut", leaves: 3) {
                $0.setHitRegion(
                    .inset(EdgeInsets2D(top: 20, left: 10, bottom: 30, right: 40)), of: $1[1])
            },
            Edit("one between gets a hole", leaves: 1) {
                let hole = HitRegion.rects([Rect2D(x: 40, y: 80, width: 60, height: 60)])
                $0.setHitRegion(.excluding(.bounds, hole), of: $1[1])
            },
            Edit("one between follows its subviews", leaves: 1) {
                $0.setHitRegion(.boundsOrSubviews, of: $1[1])
            },
            Edit("the outermost lies along the axes", leaves: 2) {
                $0.setTransform(.identity, of: $1[0])
            },
            Edit("all lie along the axes", leaves: 0) {
                for view in $1 { $0.setTransform(.identity, of: view) }
            },
            Edit("a view along the axes takes the innermost one's place", leaves: 2) {
                tree, turned in
                tree.remove(turned[2])
                if let window = tree.superview(of: turned[0]) {
                    tree.addSubview(
                        ViewDescription(frame: Rect2D(x: 450, y: 450, width: 100, height: 80)),
                        to: window)
                }
            },
        ]
    }

    @Test(arguments: Edit.all)
    func `after an edit`(edit: Edit) throws {
        var (tree, turned) = TurnedScene.all[0].makeTree()
        let before = try OutlineProbe(tree)
        var map = before.map
        edit.apply(&tree, turned)
        try map.update(from: tree)
        #expect(map.outlineCount == edit.outlineCount)
        #expect(try HitMap(tree).outlineCount == edit.outlineCount)
        let views = tree.roots.flatMap { Self.views(in: tree, from: $0) }
        OutlineProbe(tree, map).expectTruthOnEdges(of: views)
        OutlineProbe(tree, map).expectTruthNear(views)
        before.expectTruthNear(turned)
    }

    private static func views(in tree: ViewTree, from view: ViewID) -> [ViewID] {
        [view] + tree.subviews(of: view).flatMap { views(in: tree, from: $0) }
    }
}
