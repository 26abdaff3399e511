import HitTesting
import SceneGenerators
import Testing

/// What the outlines of turned views say of points is what the exact way down says.
@Suite struct OutlineTests {
    @Test(arguments: TurnedScene.all)
    func `an outline is right on edges and beside them, and knows most else`(
        scene: TurnedScene
    ) throws {
        let (tree, turned) = scene.makeTree()
        let probe = try OutlineProbe(tree)
        #expect(probe.map.outlineCount == turned.count)
        probe.expectTruthOnEdges(of: turned, count: 400)
        let answers = probe.expectTruthNear(turned, count: 400)
        #expect(answers.knownCount * 100 > answers.count * 98)
    }

    @Test(arguments: 0..<60)
    func `no outline of a random tree is wrong`(seed: UInt64) throws {
        var source = RandomSource(seed: seed)
        let random = RandomTree(from: &source, atMost: 60, asksClosures: false)
        let grown = GrownTree(random.recipe)
        let probe = try OutlineProbe(grown.tree)
        let views = Array(grown.numbers.keys)
        probe.expectTruthOnEdges(of: views, count: 20)
        probe.expectTruthNear(views, count: 5)
    }

    @Test func `outlines decide nearly all that boxes leave open`() throws {
        let scene = SceneGenerators.Scene(.rotated, views: 500, seed: 1)
        let probe = try OutlineProbe(scene.tree)
        let turned = scene.leaves
        // A few views lie almost outside of their superviews.
        #expect(probe.map.outlineCount * 100 > turned.count * 95)
        let answers = probe.expectTruthNear(Array(turned.prefix(60)), count: 10)
        #expect(answers.knownCount * 100 > answers.count * 95)
    }

    @Test func `views that lie along the axes have none`() throws {
        #expect(try HitMap(MappedScene().scene.tree).outlineCount == 1)
        var scene = Scene()
        scene.add("panel", 50, 40, 300, 220)
        scene.add("mirrored", 20, 20, 120, 60, in: "panel") {
            $0.geometry.transform = AffineTransform2D(scaleX: -2, y: 0.5)
        }
        scene.add("quarter turn", 180, 30, 80, 80, in: "panel") {
            $0.geometry.transform = AffineTransform2D(cosine: 0, sine: 1)
        }
        #expect(try HitMap(scene.tree).outlineCount == 0)
    }

    @Test(arguments: [
        (HitRegion.inset(EdgeInsets2D(top: 5, left: -8, bottom: 2, right: 3)), true),
        (.roundedRect(radius: 12), true),
        (.ellipse, true),
        (.nowhere, false),
        (.boundsOrSubviews, false),
    ])
    func `regions with a rectangle inside have an outline`(
        region: HitRegion, hasOutline: Bool
    ) throws {
        var (tree, turned) = TurnedScene.all[0].makeTree()
        tree.setHitRegion(region, of: turned[2])
        let probe = try OutlineProbe(tree)
        #expect(probe.map.outlineCount == (hasOutline ? 3 : 2))
        probe.expectTruthOnEdges(of: turned, count: 400)
        probe.expectTruthNear(turned, count: 400)
    }
}
