import HitTesting
import SceneGenerators
import Testing

@Suite struct SceneKindTests {
    @Test func `scattered rectangles together are half as large as the world`() {
        let scene = Scene(.scattered, views: 2_000, seed: 1)
        let area = scene.leaves.reduce(0.0) { sum, leaf in
            let bounds = scene.tree.bounds(of: leaf)
            return sum + bounds.width * bounds.height
        }
        let coverage = area / (scene.world.width * scene.world.height)
        #expect((0.45...0.55).contains(coverage))
    }

    @Test(arguments: [SceneKind.deepChain, .rotatedChain])
    func `a chain is as deep as it has views`(kind: SceneKind) throws {
        let scene = Scene(kind, views: 200, seed: 1)
        let leaf = try #require(scene.leaves.first)
        let root = try #require(scene.tree.roots.first)
        #expect(scene.leaves.count == 1)
        #expect(scene.tree.depth(of: leaf) == scene.tree.depth(of: root) + 199)
        #expect(scene.tree.hitTest(scene.world.center) == leaf)
    }

    @Test func `three levels are turned`() {
        let tree = Scene(.rotated, views: 201, seed: 1).tree
        var turned: [Int: Int] = [:]
        tree.forEachView { view in
            if !tree.transform(of: view).isIdentity {
                turned[tree.depth(of: view), default: 0] += 1
            }
        }
        #expect(turned.values.sorted() == [20, 60, 120])
    }

    @Test func `turned leaves lie in three turned containers`() {
        let scene = Scene(.rotatedLeaves, views: 200, seed: 1)
        let rootDepth = scene.tree.roots.first.map { scene.tree.depth(of: $0) }
        #expect(scene.leaves.count == 196)
        for leaf in scene.leaves {
            var turned = 0
            var view: ViewID? = leaf
            while let next = view {
                if !scene.tree.transform(of: next).isIdentity { turned += 1 }
                view = scene.tree.superview(of: next)
            }
            #expect(turned == 4)
            #expect(scene.tree.depth(of: leaf) - 4 == rootDepth)
        }
    }

    @Test func `rows of a long list lie beyond the viewport on both sides`() throws {
        let tree = Scene(.longList, views: 1_000, seed: 1).tree
        let window = try #require(tree.roots.first)
        let scroller = try #require(tree.subviews(of: window).first)
        let viewport = tree.bounds(of: scroller)
        let rows = tree.subviews(of: scroller).map { tree.frame(of: $0) }
        #expect(rows.count == 998)
        #expect(rows.count { $0.maxY <= viewport.minY } > 400)
        #expect(rows.count { $0.minY >= viewport.maxY } > 400)
    }

    @Test func `touches reach the controls through the overlays`() throws {
        let scene = Scene(.overlays, views: 3_000, seed: 1)
        let tree = scene.tree
        let root = try #require(tree.roots.first)
        let answers = scene.queryPoints(count: 400, seed: 2).compactMap { tree.hitTest($0) }
        let controls = answers.count { answer in
            guard let container = tree.superview(of: answer) else { return false }
            if case .normal = tree.hitBehavior(of: container) { return container != root }
            return false
        }
        #expect(controls > 100)
    }

    @Test func `overlapping siblings cover at least four fifths of their container`() {
        let scene = Scene(.overlapping, views: 100, seed: 1)
        let least = 0.8 * scene.world.width * scene.world.height
        for leaf in scene.leaves {
            let bounds = scene.tree.bounds(of: leaf)
            #expect(bounds.width * bounds.height >= least)
        }
    }

    @Test func `in a stack each sibling lies within the one behind it`() throws {
        let tree = Scene(.stack, views: 100, seed: 1).tree
        let root = try #require(tree.roots.first)
        let frames = ([root] + tree.subviews(of: root)).map { tree.frame(of: $0) }
        for (behind, inFront) in zip(frames, frames.dropFirst()) {
            #expect(behind.minX < inFront.minX && inFront.maxX < behind.maxX)
            #expect(inFront.width > frames[0].width / 2)
        }
    }
}
