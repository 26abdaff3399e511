import HitTesting
import SceneGenerators
import Testing

@Suite("Lint: turned and curved views in one window, against dense counts")
struct LintDenseTests {
    @Test("Areas hold what the recursion counts in every square of four points", arguments: 0..<4)
    func areasHoldACount(block: Int) {
        var answeredCount = 0
        for seed in 0..<2 {
            var source = RandomSource(seed: UInt64(block * 100 + seed))
            let tree = Self.tree(&source, isTurned: true, hasBehaviors: true)
            let engine = RecursiveEngine(tree)
            var counts: [ViewID: Int] = [:]
            for row in 0..<200 {
                for column in 0..<100 {
                    // Anywhere in the square, so that errors along edges cancel out.
                    let point = Point2D(
                        (Double(column) + source.unit()) * 4, (Double(row) + source.unit()) * 4)
                    if let view = engine.hitTest(point) { counts[view, default: 0] += 1 }
                }
            }
            for reach in tree.lint().views {
                let area = 16 * Double(counts[reach.view] ?? 0)
                // So many squares are across the boundary, at most, of which each errs by half.
                let spread = 16 * 4 * (area.squareRoot() / 4 * 8 + 16).squareRoot()
                #expect(
                    area >= reach.area.lowerBound - spread
                        && area <= reach.area.upperBound + spread,
                    "seed \(seed): \(area), \(reach)")
                if counts[reach.view] != nil {
                    answeredCount += 1
                    #expect(reach.verdict != .unreachable, "seed \(seed): \(reach)")
                }
            }
        }
        #expect(answeredCount > 12)
    }

    @Test("All areas together make up the window", arguments: [false, true])
    func areasAddUp(isTurned: Bool) {
        for seed in 0..<12 as Range<UInt64> {
            var source = RandomSource(seed: seed)
            let tree = Self.tree(&source, isTurned: isTurned, hasBehaviors: false)
            let lint = tree.lint()
            let lower = lint.views.reduce(0) { $0 + $1.area.lowerBound }
            let upper = lint.views.reduce(0) { $0 + $1.area.upperBound }
            #expect(lower <= 320_000.001 && upper >= 319_999.999, "seed \(seed)")
            #expect(upper - lower < (isTurned ? 3_000 : 0.001), "seed \(seed): \(upper - lower)")
            // The window gets whatever the views leave, so nothing is lost below it.
            #expect(lint.views[0].areaWithSubviews.contains(320_000), "seed \(seed)")
        }
    }

    /// A window of 400 by 800 points with thirty views somewhere in it and in one another.
    private static func tree(
        _ source: inout RandomSource, isTurned: Bool, hasBehaviors: Bool
    ) -> ViewTree {
        var tree = ViewTree()
        let window = tree.addRoot(
            ViewDescription(frame: Rect2D(x: 0, y: 0, width: 400, height: 800)))
        var views = [window]
        for _ in 0..<30 {
            var geometry = ViewGeometry(
                frame: Rect2D(
                    x: source.unit() * 300, y: source.unit() * 500, width: source.unit() * 300,
                    height: source.unit() * 300))
            if isTurned && source.chance(0.5) {
                geometry.transform = AffineTransform2D(cosine: 0.8, sine: 0.6)
            }
            var description = ViewDescription(geometry: geometry)
            if isTurned && source.chance(0.3) {
                description.hitRegion = source.pick([.ellipse, .roundedRect(radius: 30)])
            }
            if hasBehaviors && source.chance(0.4) {
                description.hitBehavior = source.pick([.passthrough, .absorbing, .transparent])
            }
            if hasBehaviors && source.chance(0.2) { description.hitRegion = .boundsOrSubviews }
            views.append(
                tree.addSubview(description, to: source.chance(0.5) ? window : source.pick(views)))
        }
        if hasBehaviors {
            let (handle, target) = (source.pick(views), source.pick(views))
            tree.setHitBehavior(.redirect(target), of: handle)
        }
        return tree
    }
}
