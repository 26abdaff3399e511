import SceneGenerators
import Testing

@testable import HitTesting

@Suite struct ViewTreeBuilderTests {
    /// The builder gives the tree that adding one by one gives, at every way of storing subviews.
    @Test(arguments: [0, 1, 2, 3, 5, 64, 65, 400])
    func buildingEqualsAdding(count: Int) {
        func description(_ index: Int) -> ViewDescription {
            var description = ViewDescription(
                frame: Rect2D(
                    x: Double(index * 37 % 200), y: Double(index * 53 % 200), width: 40,
                    height: 40))
            if index.isMultiple(of: 7) { description.hitRegion = .boundsOrSubviews }
            if index.isMultiple(of: 11) { description.isHidden = true }
            return description
        }
        let window = ViewDescription(frame: Rect2D(x: 0, y: 0, width: 220, height: 220))
        let built = ViewTree.build { builder in
            let root = builder.addRoot(window)
            for index in 0..<count { builder.addSubview(description(index), to: root) }
        }
        var added = ViewTree()
        let root = added.addRoot(window)
        for index in 0..<count { added.addSubview(description(index), to: root) }
        built.checkInvariants()
        added.checkInvariants()
        for x in stride(from: -5.0, to: 230, by: 7) {
            for y in stride(from: -5.0, to: 230, by: 7) {
                let point = Point2D(x, y)
                #expect(built.hitTest(point)?.slot == added.hitTest(point)?.slot)
            }
        }
    }

    @Test func windowsAreOrderedByLevelThenByOrder() {
        let frame = ViewDescription(frame: Rect2D(x: 0, y: 0, width: 10, height: 10))
        var ids: [ViewID] = []
        let tree = ViewTree.build { builder in
            for level in [2.0, 0, 1, 0, 2] { ids.append(builder.addRoot(frame, level: level)) }
        }
        #expect(Array(tree.roots) == [ids[1], ids[3], ids[2], ids[0], ids[4]])
        #expect(tree.hitTest(Point2D(5, 5)) == ids[4])
    }

    @Test func aRedirectionMayNameALaterView() {
        let frame = ViewDescription(frame: Rect2D(x: 0, y: 0, width: 10, height: 10))
        var later: ViewID?
        let tree = ViewTree.build { builder in
            let root = builder.addRoot(frame)
            let first = builder.addSubview(frame, to: root)
            let second = builder.addSubview(
                ViewDescription(frame: Rect2D(x: 50, y: 50, width: 1, height: 1)), to: root)
            builder.setHitBehavior(.redirect(second), of: first)
            later = second
        }
        #expect(tree.hitTest(Point2D(5, 5)) == later)
    }

    @Test func whatTheClosureThrowsIsThrown() {
        struct Stop: Error {}
        #expect(throws: Stop.self) {
            _ = try ViewTree.build { (builder: inout ViewTreeBuilder) throws(Stop) in
                builder.addRoot(ViewDescription(frame: .zero))
                throw Stop()
            }
        }
    }

    /// What a plain view costs, all told.
    @Test func aPlainViewCostsAtMost128Bytes() {
        let count = 100_000
        for fanOut in [2, 3, 4, 5, 9, 60, 1000, count] {
            var random = SplitMix64(seed: UInt64(fanOut))
            let tree = ViewTree.build(expectedCount: count) { builder in
                var superviews = [
                    builder.addRoot(
                        ViewDescription(frame: Rect2D(x: 0, y: 0, width: 1000, height: 1000)))
                ]
                var next = 0
                while superviews.count < count {
                    for _ in 0..<fanOut where superviews.count < count {
                        let x = Double.random(in: 0..<900, using: &random)
                        let view = ViewDescription(
                            frame: Rect2D(x: x, y: x, width: 100, height: 100))
                        superviews.append(builder.addSubview(view, to: superviews[next]))
                    }
                    next += 1
                }
            }
            let bytesPerView = Double(tree.byteCount) / Double(tree.count)
            #expect(bytesPerView <= 128, "with \(fanOut) subviews a view")
        }
    }
}
