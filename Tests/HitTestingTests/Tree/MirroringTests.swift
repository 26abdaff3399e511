import HitTesting
import Testing

/// A framework's own kind of view.
private final class Widget {
    let frame: Rect2D
    var children: [Widget]

    init(_ frame: Rect2D, _ children: [Widget] = []) {
        self.frame = frame
        self.children = children
    }
}

@Suite struct MirroringTests {
    private let button = Widget(Rect2D(x: 10, y: 10, width: 80, height: 44))

    @Test func bothDirectionsAreGivenBack() throws {
        let window = Widget(
            Rect2D(x: 0, y: 0, width: 320, height: 480),
            [Widget(Rect2D(x: 0, y: 0, width: 320, height: 100), [button])])
        var mapping = ViewMapping<Widget>()
        let tree = try ViewTree(
            mirroring: window, subviews: \.children,
            description: { ViewDescription(frame: $0.frame) }, mapping: &mapping)
        let hit = try #require(tree.hitTest(Point2D(20, 20)))
        #expect(mapping[hit] === button)
        #expect(mapping[button] == hit)
        #expect(tree.count == 3)
        #expect(mapping.views.count == 3)
    }

    @Test func siblingsKeepTheirOrder() throws {
        let row = (0..<100).map { Widget(Rect2D(x: Double($0), y: 0, width: 50, height: 50)) }
        let root = Widget(Rect2D(x: 0, y: 0, width: 500, height: 50), row)
        var mapping = ViewMapping<Widget>()
        let tree = try ViewTree(
            mirroring: root, subviews: \.children,
            description: { ViewDescription(frame: $0.frame) }, mapping: &mapping)
        let rootView = try #require(mapping[root])
        #expect(tree.subviews(of: rootView).elementsEqual(row.map { mapping[$0] }) { $0 == $1 })
        #expect(tree.hitTest(Point2D(20, 20)).flatMap { mapping[$0] } === row[20])
    }

    @Test func anObjectInTwoPlacesIsRefused() {
        let twice = Widget(
            Rect2D(x: 0, y: 0, width: 100, height: 100),
            [Widget(Rect2D(x: 0, y: 0, width: 10, height: 10), [button]), button])
        #expect(throws: ViewTreeError.self) {
            try ViewTree(
                mirroring: twice, subviews: \.children,
                description: { ViewDescription(frame: $0.frame) })
        }
    }

    @Test func aLoopOfObjectsIsRefused() {
        let loop = Widget(Rect2D(x: 0, y: 0, width: 100, height: 100))
        loop.children = [loop]
        var mapping = ViewMapping<Widget>()
        #expect(throws: ViewTreeError.self) {
            try ViewTree(
                mirroring: loop, subviews: \.children,
                description: { ViewDescription(frame: $0.frame) }, mapping: &mapping)
        }
        #expect(mapping.views.isEmpty)
        loop.children = []
    }
}
