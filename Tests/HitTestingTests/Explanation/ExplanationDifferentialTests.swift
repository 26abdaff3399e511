import HitTesting
import SceneGenerators
import Testing

@Suite("Explanations: random trees of every kind")
struct ExplanationDifferentialTests {
    @Test("There are reasons exactly if the view does not get the touch", arguments: 0..<4)
    func completeness(block: Int) {
        var counts: [String: Int] = [:]
        for seed in 0..<16 {
            var source = RandomSource(seed: UInt64(block * 1_000 + seed))
            let random = RandomTree(from: &source, atMost: 60)
            let grown = GrownTree(random.recipe)
            let tree = grown.tree
            var recent: [ViewID] = []
            for _ in 0..<12 {
                let point = random.point(in: grown, recent: recent, &source).point
                let receiver = tree.hitTest(point)
                recent = recent.suffix(20) + [receiver].compactMap(\.self)
                let story = tree.explain(at: point)
                #expect(story.receiver == receiver)
                let candidates = recent.suffix(2) + story.entries.prefix(12).map(\.view)
                for view in candidates {
                    let explanation = tree.explain(view, at: point)
                    #expect(explanation.receiver == receiver)
                    #expect(
                        explanation.reasons.isEmpty == (receiver == view),
                        "seed \(seed): \(point), \(explanation)")
                    for reason in explanation.reasons {
                        counts[reason.name, default: 0] += 1
                        let check = ReasonCheck(tree: tree, point: point, view: view)
                        #expect(check.holds(reason), "seed \(seed): \(point), \(reason)")
                    }
                    if let entry = story.entries.first(where: { $0.view == view }),
                        explanation.reasons.count < 30
                    {
                        // As texts, because an alpha may be NaN, which equals nothing.
                        #expect(
                            "\(entry.reasons)" == "\(explanation.reasons)", "seed \(seed): \(point)"
                        )
                    }
                    check(explanation.elsewhere, of: view, in: tree, seed)
                }
            }
        }
        for name in ["hidden", "outside", "covered", "takenBySubview", "transparent"] {
            #expect(counts[name] ?? 0 > 1, "\(name): \(counts)")
        }
    }

    /// Compares where to touch instead with the engines and with the lint.
    private func check(
        _ verdict: TouchVerdict, of view: ViewID, in tree: ViewTree, _ seed: Int
    ) {
        if let point = verdict.point {
            #expect(RecursiveEngine(tree).hitTest(point) == view)
        }
    }

    @Test("Where to touch instead agrees with the lint", arguments: 0..<4)
    func elsewhere(block: Int) {
        for seed in 0..<10 {
            var source = RandomSource(seed: UInt64(block * 1_000 + seed))
            let tree = GrownTree(RandomTree(from: &source, atMost: 40).recipe).tree
            let lint = tree.lint()
            for reach in lint.views {
                let far = Point2D(1e9, 1e9)
                guard tree.hitTest(far) != reach.view else { continue }
                let verdict = tree.explain(reach.view, at: far).elsewhere
                switch (reach.verdict, verdict) {
                case (.reachable, .unreachable), (.unreachable, .reachable):
                    #expect(!lint.closures.isEmpty, "seed \(seed): \(reach), \(verdict)")
                case (.reachable, .undecided):
                    // The lint also looks around in other views.
                    #expect(
                        reach.doubt != nil || reach.area.lowerBound < 1e-3, "seed \(seed): \(reach)"
                    )
                default: break
                }
            }
        }
    }

    @Test("A story holds every view whose region contains the point")
    func storyIsComplete() {
        for seed in 0..<24 as Range<UInt64> {
            let made = IntegerTree(seed: seed)
            let engine = RecursiveEngine(made.tree)
            for offset in 0..<16 {
                let point = Point2D(Double(offset * 2) + 0.25, Double(offset * 7 % 32) + 0.25)
                var expected: [ViewID] = []
                made.tree.forEachView { view in
                    // Asked by itself and with open gates, a view answers where its region is.
                    var alone = made.tree
                    alone.setHidden(false, of: view)
                    alone.setUserInteractionEnabled(true, of: view)
                    alone.setAlpha(1, of: view)
                    alone.setHitBehavior(.absorbing, of: view)
                    let local = alone.convert(point, from: nil, to: view)
                    if let local, RecursiveEngine(alone).hitTest(local, in: view) == view {
                        expected.append(view)
                    }
                }
                let story = made.tree.explain(at: point)
                #expect(Set(story.entries.map(\.view)) == Set(expected), "seed \(seed)")
                #expect(story.receiver == engine.hitTest(point))
            }
        }
    }
}
