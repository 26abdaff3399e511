import HitTesting
import SceneGenerators
import Testing

@Suite struct ScenePointsTests {
    @Test(arguments: SceneKind.allCases)
    func `query points and pointer paths lie in the world`(kind: SceneKind) {
        let scene = Scene(kind, views: kind.fixedViews ?? 300, seed: 1)
        let points =
            scene.queryPoints(count: 500, seed: 2) + scene.pointerPath(count: 500, seed: 2)
        #expect(points.count == 1_000)
        #expect(points.allSatisfy(scene.world.contains))
    }

    @Test func `every other query point is the centre of a leaf`() {
        let scene = Scene(.grid, views: 50, seed: 1)
        let centers = Set(scene.leaves.map { scene.tree.frame(of: $0).center })
        let points = scene.queryPoints(count: 200, seed: 2)
        for (index, point) in points.enumerated() {
            #expect(centers.contains(point) == (index % 2 == 1))
        }
    }

    @Test func `rows out of sight give way to points of the viewport`() {
        let scene = Scene(.longList, views: 5_000, seed: 1)
        let points = scene.queryPoints(count: 400, seed: 2)
        #expect(points.allSatisfy { scene.tree.hitTest($0) != nil })
    }

    @Test(arguments: SceneKind.allCases)
    func `a pointer moves on in small steps`(kind: SceneKind) {
        let scene = Scene(kind, views: kind.fixedViews ?? 3_000, seed: 1)
        let path = scene.pointerPath(count: 2_000, seed: 2)
        var traveled = 0.0
        for (before, after) in zip(path, path.dropFirst()) {
            let step = max(abs(after.x - before.x), abs(after.y - before.y))
            #expect(step <= 9)
            traveled += step
        }
        #expect(traveled > 2_000)
    }

    @Test func `neighbours on a pointer's path mostly have the same answer`() {
        let scene = Scene(.realistic, views: 3_000, seed: 1)
        let answers = scene.pointerPath(count: 2_000, seed: 2).map { scene.tree.hitTest($0) }
        let repeated = zip(answers, answers.dropFirst()).count { $0 == $1 }
        #expect(repeated > answers.count / 2)
    }
}
