import HitTesting
import SceneGenerators
import Testing

@Suite("Lint: random trees of every kind, against hit tests")
struct LintDifferentialTests {
    @Test("No verdict is contradicted by a hit test", arguments: 0..<4)
    func verdicts(block: Int) {
        var tally = Tally()
        for seed in 0..<14 {
            var source = RandomSource(seed: UInt64(block * 1_000 + seed))
            let random = RandomTree(from: &source, atMost: 150)
            let grown = GrownTree(random.recipe)
            let lint = grown.tree.lint()
            var reaches: [ViewID: ViewReach<ViewID>] = [:]
            for reach in lint.views { reaches[reach.view] = reach }
            #expect(reaches.count == grown.tree.count)
            for reach in lint.views { tally.check(reach, in: grown.tree, seed) }
            var recent: [ViewID] = []
            for _ in 0..<600 {
                let point = random.point(in: grown, recent: recent, &source).point
                guard let hit = grown.tree.hitTest(point), let reach = reaches[hit] else {
                    continue
                }
                recent = recent.suffix(20) + [hit]
                tally.hitCount += 1
                // A closure may name any view; what it answers is left out of verdicts.
                if lint.closures.isEmpty {
                    #expect(reach.verdict != .unreachable, "seed \(seed): \(point), \(reach)")
                }
            }
        }
        #expect(tally.hitCount > 2_000)
        #expect(tally.reachableCount > 50)
        #expect(tally.unreachableCount > 50)
    }

    @Test("Sampled areas lie within the bounds", arguments: 0..<3)
    func areas(block: Int) {
        var hitCount = 0
        for seed in 0..<12 {
            var source = RandomSource(seed: UInt64(500_000 + block * 1_000 + seed))
            let tree = GrownTree(RandomTree(from: &source, atMost: 100).recipe).tree
            let lint = tree.lint()
            let frames = tree.roots.map { tree.frame(of: $0).standardized }.filter(\.isFinite)
            guard let first = frames.first, lint.closures.isEmpty else { continue }
            let world = frames.reduce(first) { $0.union($1) }
            guard (world.width * world.height).isFinite && !world.isEmpty else { continue }
            let sampleCount = 4_000
            var counts: [ViewID: Int] = [:]
            for _ in 0..<sampleCount {
                let point = Point2D(
                    world.minX + source.unit() * world.width,
                    world.minY + source.unit() * world.height)
                if let hit = tree.hitTest(point) { counts[hit, default: 0] += 1 }
            }
            let area = world.width * world.height
            for reach in lint.views {
                let count = Double(counts[reach.view] ?? 0)
                // Parts of the view may lie outside the sampled rectangle, so there is no lower bound.
                let upper = reach.area.upperBound / area * Double(sampleCount)
                #expect(
                    count <= upper + 5 * (upper.squareRoot() + 1),
                    "seed \(seed): \(count) of at most \(upper), \(reach)")
                hitCount += Int(count)
            }
        }
        #expect(hitCount > 3_000)
    }
}

extension LintDifferentialTests {
    /// What the verdicts of one run were.
    struct Tally {
        var hitCount = 0
        var reachableCount = 0
        var unreachableCount = 0

        /// Checks what can be checked of one verdict by itself.
        mutating func check(_ reach: ViewReach<ViewID>, in tree: ViewTree, _ seed: Int) {
            switch reach.verdict {
            case .reachable(let point):
                reachableCount += 1
                #expect(
                    RecursiveEngine(tree).hitTest(point) == reach.view, "seed \(seed): \(reach)")
            case .unreachable:
                unreachableCount += 1
                #expect(reach.area == 0...0 && reach.reason != nil, "seed \(seed): \(reach)")
            case .undecided(let area):
                #expect(area == reach.area.upperBound && reach.area.lowerBound == 0)
            }
        }
    }
}
