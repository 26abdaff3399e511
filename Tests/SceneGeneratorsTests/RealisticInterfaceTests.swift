import HitTesting
import SceneGenerators
import Testing

@Suite struct RealisticInterfaceTests {
    @Test(arguments: [300, 1_000, 5_000, 40_000])
    func `the deepest views lie at a depth of 10 to 14`(views: Int) {
        let tree = Scene(.realistic, views: views, seed: 1).tree
        var depths: [Int] = []
        tree.forEachView { depths.append(levels(to: $0, in: tree)) }
        let deepest = depths.max() ?? 0
        #expect((10...14).contains(deepest))
        // The typical view is not far from the deepest.
        let median = depths.sorted()[depths.count / 2]
        #expect(median >= 8)
    }

    @Test func `fan-out is mixed`() {
        let tree = Scene(.realistic, views: 5_000, seed: 1).tree
        var containers: [Int: Int] = [:]
        tree.forEachView { containers[tree.subviews(of: $0).count, default: 0] += 1 }
        containers[0] = nil
        let total = containers.values.reduce(0, +)
        let wrappers = containers[1, default: 0]
        let wide = containers.filter { $0.key >= 4 }.values.reduce(0, +)
        #expect(wrappers * 20 > total, "\(wrappers) of \(total) containers have one subview")
        #expect(wide * 20 > total, "\(wide) of \(total) containers have four subviews or more")
        #expect(containers.keys.contains { $0 >= 5 })
    }

    @Test func `sizes shrink with depth and stay hittable`() {
        let scene = Scene(.realistic, views: 5_000, seed: 1)
        var largest: [Int: Double] = [:]
        var sides: [Double] = []
        scene.tree.forEachView { view in
            let bounds = scene.tree.bounds(of: view)
            let level = levels(to: view, in: scene.tree)
            largest[level] = max(largest[level, default: 0], bounds.width * bounds.height)
            if scene.tree.subviews(of: view).isEmpty { sides.append(bounds.width) }
        }
        let areas = largest.sorted { $0.key < $1.key }.map(\.value)
        for (outer, inner) in zip(areas, areas.dropFirst()) {
            // A page that scrolls is half as high again as its scroller.
            #expect(inner <= outer * 1.5)
        }
        #expect(areas[areas.count - 1] * 1_000 < areas[0])
        let typicalSide = sides.sorted()[sides.count / 2]
        #expect(typicalSide >= 30, "half of the leaves are no wider than \(typicalSide)")
        // Touches at the centres of leaves reach views of all depths, most of them leaves or the
        // buttons around labels that take no touches.
        let points = scene.leaves.compactMap { leaf in
            scene.tree.convert(scene.tree.bounds(of: leaf).center, from: leaf, to: nil)
        }
        let answers = points.compactMap { scene.tree.hitTest($0) }
        let deep = answers.count { levels(to: $0, in: scene.tree) >= 9 }
        #expect(deep * 2 > scene.leaves.count)
    }

    @Test func `it has hidden, faded, inert, turned and pass-through views`() {
        let tree = Scene(.realistic, views: 5_000, seed: 1).tree
        var hidden = 0
        var faded = 0
        var inert = 0
        var turned = 0
        var passThrough = 0
        tree.forEachView { view in
            if tree.isHidden(view) { hidden += 1 }
            if tree.alpha(of: view) < 0.01 { faded += 1 }
            if !tree.isUserInteractionEnabled(view) { inert += 1 }
            if !tree.transform(of: view).isIdentity { turned += 1 }
            if case .passthrough = tree.hitBehavior(of: view) { passThrough += 1 }
        }
        for count in [hidden, faded, inert, turned, passThrough] {
            #expect(count > 0 && count < 2_500)
        }
    }
}

/// How many views lie on the way from the root down to a view, both included.
private func levels(to view: ViewID, in tree: ViewTree) -> Int {
    var count = 1
    var view = view
    while let superview = tree.superview(of: view) {
        count += 1
        view = superview
    }
    return count
}
