import HitTesting
import Testing
import ViewDumps

@Suite("JSON: trees")
struct JSONTreeReaderTests {
    @Test("every key")
    func keys() throws {
        let dump = try viewDump(
            """
            [ { "id": "root", "frame": [0, 20, 390, 844], "level": -1.5, "name": "UIWindow", "subviews": [
                { "id": "view", "name": "a \\u00e9", "frame": [1, 2, 3, 4], "boundsOrigin": [5, 6],
                  "transform": [0, 1, -1, 0, 7, 8], "anchorPoint": [0.25, 0.75], "hidden": true,
                  "interactive": false, "alpha": 0.25, "region": "ellipse", "behavior": "absorbing",
                  "clips": true } ] } ]
            """)
        #expect(dump.format == .json)
        let tree = dump.tree
        let root = try #require(dump.ids.view(withID: "root"))
        let view = try #require(dump.ids.view(withID: "view"))
        #expect(tree.level(of: root) == -1.5)
        #expect(tree.frame(of: root) == Rect2D(x: 0, y: 20, width: 390, height: 844))
        #expect(tree.superview(of: view) == root)
        var geometry = ViewGeometry(
            frame: Rect2D(x: 1, y: 2, width: 3, height: 4), boundsOrigin: Point2D(5, 6),
            anchorPoint: Point2D(0.25, 0.75))
        geometry.transform = AffineTransform2D(a: 0, b: 1, c: -1, d: 0, tx: 7, ty: 8)
        #expect(tree.geometry(of: view) == geometry)
        #expect(tree.isHidden(view))
        #expect(!tree.isUserInteractionEnabled(view))
        #expect(tree.alpha(of: view) == 0.25)
        #expect(tree.clipsToBounds(view))
        #expect(tree.name(of: view) == "a é")
        guard case .ellipse = tree.hitRegion(of: view), case .absorbing = tree.hitBehavior(of: view)
        else {
            Issue.record("\(tree.description(of: view))")
            return
        }
    }

    @Test("ids by default are numbers in paint order; numbers that JSON lacks are strings")
    func defaults() throws {
        let dump = try viewDump(
            """
            {"frame": [0, 0, 9, 9], "alpha": "inf", "subviews": [
              {"frame": ["nan", 0, 9, 9], "subviews": [{"frame": [0, 0, 9, 9]}]},
              {"frame": [0, -0, 9.5E0, 9], "name": ""}]}
            """)
        #expect(dump.tree.count == 4)
        #expect(dump.hit(1, 1) == "3")
        let last = try #require(dump.ids.view(withID: "3"))
        #expect(dump.tree.frame(of: last).origin.y.sign == .minus)
        #expect(dump.tree.name(of: last) == nil)
    }

    @Test("masks and regions without another")
    func regions() throws {
        let dump = try viewDump(
            """
            {"id": "root", "frame": [0, 0, 100, 100], "subviews": [
              {"id": "mask", "frame": [0, 0, 40, 20], "region": {"mask": ["0110", "1111"]}},
              {"id": "ring", "frame": [50, 50, 40, 40],
               "region": {"base": "ellipse", "excluding": {"base": "inset:10;10;10;10", "excluding": "nowhere"}}}]}
            """)
        #expect(dump.hit(5, 5) == "root")
        #expect(dump.hit(15, 5) == "mask")
        #expect(dump.hit(5, 15) == "mask")
        #expect(dump.hit(70, 55) == "ring")
        #expect(dump.hit(70, 70) == "root")
        #expect(dump.hit(51, 51) == "root")
    }

    @Test("redirections, the centre, windows")
    func others() throws {
        let dump = try viewDump(
            """
            [{"id": "a", "frame": [0, 0, 50, 50], "level": 1, "behavior": "redirect:b \\"x"},
             {"id": "b \\"x", "frame": ["nan", 0, 20, 20], "center": [90, 90]}, {"frame": [0, 0, 99, 99]}]
            """)
        #expect(dump.hit(5, 5) == "b \"x")
        #expect(dump.hit(85, 85) == "2")
        #expect(dump.tree.roots.map { dump.ids[$0] } == ["b \"x", "2", "a"])
        #expect(try viewDump("[]").tree.isEmpty)
    }

    @Test("a chain ten thousand deep")
    func deep() throws {
        let depth = 10_000
        let text =
            String(repeating: "{\"frame\":[0,0,9,9],\"subviews\":[", count: depth)
            + String(repeating: "]}", count: depth)
        let dump = try viewDump(text)
        #expect(dump.tree.hitTest(Point2D(1, 1)).flatMap { dump.ids[$0] } == "\(depth - 1)")
    }
}
