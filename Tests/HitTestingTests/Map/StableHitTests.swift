import HitTesting
import SceneGenerators
import Testing

/// Within the rectangle of a stable hit the answer is the same.
@Suite struct StableHitTests {
    /// Expects that the recursion agrees with a hit all over its rectangle, edges included.
    private func expectTruth(
        of hit: StableHit, at worldPoint: Point2D, _ judge: RecursiveEngine,
        _ source: inout RandomSource
    ) -> Bool {
        let rect = hit.worldRect
        guard rect.contains(worldPoint) else {
            Issue.record("The rectangle \(rect) does not contain \(worldPoint)")
            return false
        }
        for sample in samples(of: rect, around: worldPoint, &source)
        where rect.contains(sample) && sample.isFinite && judge.hitTest(sample) != hit.view {
            Issue.record(
                """
                Asked at \(worldPoint), \(hit.view as Any) was to be stable in \(rect), and at \
                \(sample) the answer is \(judge.hitTest(sample) as Any)
                """)
            return false
        }
        return true
    }

    /// Points on the edges of a rectangle, one unit in the last place inside, beside the point, and
    /// anywhere within.
    private func samples(
        of rect: Rect2D, around worldPoint: Point2D, _ source: inout RandomSource
    ) -> [Point2D] {
        let xs = ordinates(rect.minX, rect.maxX, worldPoint.x, &source)
        let ys = ordinates(rect.minY, rect.maxY, worldPoint.y, &source)
        return xs.flatMap { x in ys.map { y in Point2D(x, y) } }
    }

    private func ordinates(
        _ least: Double, _ end: Double, _ own: Double, _ source: inout RandomSource
    ) -> [Double] {
        var values = [
            least, least.nextUp, end.nextDown, end.nextDown.nextDown, own, own.nextUp, own.nextDown,
        ]
        let (low, high) = (max(least, own - 2_000), min(end, own + 2_000))
        for _ in 0..<4 { values.append(low + (high - low) * source.unit()) }
        return values
    }

    @Test(arguments: 0..<30)
    func `no rectangle lies`(seed: Int) throws {
        var source = RandomSource(seed: UInt64(seed))
        let random = RandomTree(from: &source, atMost: 120, asksClosures: false)
        var grown = GrownTree(random.recipe)
        var map = try HitMap(grown.tree)
        for step in 0..<4 {
            if step > 0 {
                _ = try grown.apply(random.edit(of: grown, recent: [], &source))
                try map.update(from: grown.tree)
            }
            let judge = RecursiveEngine(grown.tree)
            for _ in 0..<10 {
                let worldPoint = random.point(in: grown, recent: [], &source).point
                let hit = map.stableHitTest(worldPoint)
                #expect((hit == nil) == !worldPoint.isFinite)
                guard let hit else { continue }
                #expect(hit.view == judge.hitTest(worldPoint))
                guard expectTruth(of: hit, at: worldPoint, judge, &source) else { return }
            }
        }
    }

    @Test func `no rectangle lies in a scene with everything`() throws {
        var source = RandomSource(seed: 1)
        let mapped = try MappedScene()
        let judge = RecursiveEngine(mapped.scene.tree)
        for (index, worldPoint) in MappedScene.worldPoints.enumerated() where index % 7 == 0 {
            let hit = try #require(mapped.map.stableHitTest(worldPoint))
            #expect(hit.view == mapped.map.hitTest(worldPoint))
            guard expectTruth(of: hit, at: worldPoint, judge, &source) else { return }
        }
    }

    @Test(arguments: [SceneKind.deepChain, .rotatedChain], [10, 60])
    func `no rectangle lies in chains`(kind: SceneKind, views: Int) throws {
        var source = RandomSource(seed: 3)
        let scene = SceneGenerators.Scene(kind, views: views, seed: 1)
        let map = try HitMap(scene.tree)
        let judge = RecursiveEngine(scene.tree)
        for worldPoint in scene.pointerPath(count: 15, seed: 4)
            + scene.queryPoints(count: 15, seed: 5)
        {
            let hit = try #require(map.stableHitTest(worldPoint))
            #expect(hit.view == judge.hitTest(worldPoint))
            guard expectTruth(of: hit, at: worldPoint, judge, &source) else { return }
        }
    }

    @Test func `points that are not finite have no rectangle`() throws {
        let map = try MappedScene().map
        #expect(map.stableHitTest(Point2D(.nan, 0)) == nil)
        #expect(map.stableHitTest(Point2D(0, .infinity)) == nil)
        #expect(map.stableHitTest(Point2D(-.infinity, .nan)) == nil)
    }

    @Test func `extreme points have rectangles too`() throws {
        var source = RandomSource(seed: 2)
        let mapped = try MappedScene()
        let judge = RecursiveEngine(mapped.scene.tree)
        for x in [1e300, -1e18, 1e9, -1e5, Double.leastNonzeroMagnitude, .greatestFiniteMagnitude] {
            for y in [-Double.greatestFiniteMagnitude, 1e12, 0, 100] {
                let hit = try #require(mapped.map.stableHitTest(Point2D(x, y)))
                #expect(hit.view == judge.hitTest(Point2D(x, y)))
                guard expectTruth(of: hit, at: Point2D(x, y), judge, &source) else { return }
            }
        }
    }

    @Test func `an empty tree is the same everywhere`() throws {
        let hit = try #require(try HitMap(ViewTree()).stableHitTest(Point2D(3, 4)))
        #expect(hit.view == nil && hit.worldRect.contains(Point2D(3, 4)))
    }

    /// Seven moves of ten need no question; in debug builds in a smaller interface.
    @Test func `most moves of a pointer stay`() throws {
        #if DEBUG
            let views = 10_000
        #else
            let views = 100_000
        #endif
        let scene = SceneGenerators.Scene(.realistic, views: views, seed: 1)
        let map = try HitMap(scene.tree)
        let path = scene.pointerPath(count: 20_000, seed: 2)
        var latest: StableHit?
        var stays = 0
        for worldPoint in path {
            if let latest, latest.worldRect.contains(worldPoint) {
                stays += 1
                #expect(latest.view == map.hitTest(worldPoint))
            } else {
                latest = map.stableHitTest(worldPoint)
            }
        }
        #expect(Double(stays) >= 0.7 * Double(path.count))
    }
}
