import SceneGenerators
import Testing

@testable import HitTesting

/// A tree with one wide container, beside the array of what its subviews should be.
private struct WideTree {
    var tree = ViewTree()
    let root: ViewID
    var expected: [ViewID] = []

    init(count: Int) {
        root = tree.addRoot(ViewDescription(frame: Rect2D(x: 0, y: 0, width: 1000, height: 1000)))
        for index in 0..<count { expected.append(tree.addSubview(Self.view(index), to: root)) }
    }

    static func view(_ index: Int) -> ViewDescription {
        ViewDescription(
            frame: Rect2D(
                x: Double(index % 30) * 20, y: Double(index / 30) * 20, width: 30, height: 30))
    }

    func check() {
        tree.checkInvariants()
        #expect(Array(tree.subviews(of: root)) == expected)
        #expect(Array(tree.subviews(of: root).reversed()) == expected.reversed())
    }
}

@Suite struct SiblingOrderTests {
    /// Labels between two neighbours run out after some twenty halvings; they are spread again.
    @Test func insertingAtOnePlaceForever() {
        var wide = WideTree(count: 300)
        let sibling = wide.expected[150]
        for index in 0..<2000 {
            let added = wide.tree.insertSubview(WideTree.view(index), belowSubview: sibling)
            wide.expected.insert(added, at: 150 + index)
        }
        wide.check()
    }

    @Test func insertingBehindAndInFrontOfAll() {
        var wide = WideTree(count: 100)
        for index in 0..<600 {
            wide.expected.insert(
                wide.tree.insertSubview(WideTree.view(index), to: wide.root, at: 0), at: 0)
            wide.expected.append(wide.tree.addSubview(WideTree.view(index), to: wide.root))
        }
        wide.check()
    }

    @Test(arguments: [1, 2, 3])
    func everyReorderingAtRandom(seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        var wide = WideTree(count: 520)
        for step in 0..<400 {
            let from = Int.random(in: 0..<wide.expected.count, using: &random)
            let view = wide.expected[from]
            let to = Int.random(in: 0..<wide.expected.count, using: &random)
            switch UInt8.random(in: 0..<6, using: &random) {
            case 0:
                wide.tree.bringSubviewToFront(view)
                wide.expected.append(wide.expected.remove(at: from))
            case 1:
                wide.tree.sendSubviewToBack(view)
                wide.expected.insert(wide.expected.remove(at: from), at: 0)
            case 2:
                wide.tree.exchangeSubviews(view, wide.expected[to])
                wide.expected.swapAt(from, to)
            case 3:
                try wide.tree.insertSubview(view, to: wide.root, at: to)
                wide.expected.insert(wide.expected.remove(at: from), at: to)
            case 4 where from != to:
                let sibling = wide.expected[to]
                try wide.tree.insertSubview(view, aboveSubview: sibling)
                wide.expected.remove(at: from)
                let place = try #require(wide.expected.firstIndex(of: sibling))
                wide.expected.insert(view, at: place + 1)
            default:
                wide.tree.remove(view)
                wide.expected.remove(at: from)
            }
            #expect(wide.tree.index(of: wide.expected[0]) == 0)
            if step.isMultiple(of: 20) { wide.check() }
        }
        wide.check()
    }

    /// Sizes on both sides of every way that subviews are stored.
    @Test(arguments: [1, 2, 3, 4, 8, 9, 16, 17, 63, 64, 65, 66, 300])
    func growingAndShrinking(count: Int) {
        var wide = WideTree(count: count)
        wide.check()
        while let view = wide.expected.popLast() {
            wide.tree.remove(view)
            wide.tree.checkInvariants()
            #expect(wide.tree.subviews(of: wide.root).count == wide.expected.count)
            #expect(wide.tree.subviews(of: wide.root).last == wide.expected.last)
        }
        #expect(wide.tree.count == 1)
    }
}
