import HitTesting
import SceneGenerators
import Testing

/// Moves of single views, which a map mostly follows lane by lane, among edits of all other kinds.
@Suite struct MapLeafMoveTests {
    @Test(arguments: [SceneKind.realistic, .scattered, .grid, .overlapping, .overlays, .rotated])
    func `leaves that move, among other edits`(kind: SceneKind) throws {
        for seed in 1...2 as ClosedRange<UInt64> {
            var trial = try LeafMoveTrial(kind, views: 60, seed: seed)
            for step in 1...30 {
                trial.edit()
                if step % 5 == 0 { continue }
                let failure = try trial.updateAndCompare()
                #expect(failure == nil, "\(kind), seed \(seed), step \(step)")
                if failure != nil { return }
            }
        }
    }
}

/// A tree whose leaves move about, and a map that follows.
private struct LeafMoveTrial {
    private var tree: ViewTree
    private var map: HitMap
    private var random: SplitMix64
    private var views: [ViewID]
    private let world: Rect2D
    /// Where views were, and where they are now.
    private var places: [Rect2D] = []

    init(_ kind: SceneKind, views count: Int, seed: UInt64) throws {
        let scene = SceneGenerators.Scene(kind, views: count, seed: seed)
        tree = scene.tree
        map = try HitMap(tree)
        random = SplitMix64(seed: seed)
        world = scene.world
        views = []
        tree.forEachView { views.append($0) }
    }

    /// Moves a few leaves, or now and then does something else.
    mutating func edit() {
        guard random.isOnce(in: 4) else {
            for _ in 0...random.index(below: 3) { moveLeaf() }
            return
        }
        let view = views[random.index(below: views.count)]
        notePlace(of: view)
        switch random.index(below: 8) {
        case 0: tree.setHidden(!tree.isHidden(view), of: view)
        case 1: tree.setUserInteractionEnabled(random.isOnce(in: 2), of: view)
        case 2: tree.setBoundsOrigin(Point2D(0, random.double(in: -20...20).rounded()), of: view)
        case 3: tree.bringSubviewToFront(view)
        case 4: tree.setCenter(moved(tree.center(of: view), by: 30), of: view)
        case 5: tree.setHitRegion(random.isOnce(in: 2) ? .ellipse : .bounds, of: view)
        case 6: tree.setHitBehavior(random.isOnce(in: 2) ? .passthrough : .normal, of: view)
        default: replaceLeaf()
        }
        notePlace(of: view)
    }

    /// Brings the map up to date; returns where its answer is not the recursion's, if it is not.
    mutating func updateAndCompare() throws -> Point2D? {
        let old = map
        let oldAnswers = probes.map { old.hitTest($0) }
        try map.update(from: tree)
        map.checkInvariants()
        let judge = RecursiveEngine(tree)
        defer { places = [] }
        for (probe, oldAnswer) in zip(probes, oldAnswers) {
            if map.hitPath(probe) != judge.hitPath(probe) { return probe }
            if map.hitTest(probe) != judge.hitTest(probe) { return probe }
            if old.hitTest(probe) != oldAnswer { return probe }
        }
        return nil
    }

    private mutating func moveLeaf() {
        let leaves = views.filter { tree.subviews(of: $0).isEmpty && tree.superview(of: $0) != nil }
        let leaf = leaves[random.index(below: leaves.count)]
        notePlace(of: leaf)
        tree.setCenter(
            moved(tree.center(of: leaf), by: random.isOnce(in: 8) ? 400 : 3), of: leaf)
        if random.isOnce(in: 6) {
            var bounds = tree.bounds(of: leaf)
            bounds.size.width = max(0, bounds.width * random.double(in: -0.2...2.5))
            tree.setBounds(bounds, of: leaf)
        }
        notePlace(of: leaf)
    }

    /// Removes a leaf, and puts a new one in its place in memory.
    private mutating func replaceLeaf() {
        guard let index = views.indices.last(where: { tree.subviews(of: views[$0]).isEmpty }),
            let superview = tree.superview(of: views[index])
        else { return }
        let geometry = ViewGeometry(
            bounds: tree.bounds(of: views[index]), center: tree.center(of: views[index]))
        tree.remove(views[index])
        views[index] = tree.addSubview(ViewDescription(geometry: geometry), to: superview)
    }

    private mutating func moved(_ point: Point2D, by distance: Double) -> Point2D {
        Point2D(
            point.x + random.double(in: -distance...distance).rounded(),
            point.y + random.double(in: -distance...distance).rounded())
    }

    private mutating func notePlace(of view: ViewID) {
        guard tree.contains(view) else { return }
        let bounds = tree.bounds(of: view)
        let corners = [(0.0, 0.0), (1, 1)].compactMap { x, y in
            tree.convert(
                Point2D(bounds.minX + x * bounds.width, bounds.minY + y * bounds.height),
                from: view, to: nil)
        }
        guard corners.count == 2 else { return }
        places.append(
            Rect2D(
                x: corners[0].x, y: corners[0].y, width: corners[1].x - corners[0].x,
                height: corners[1].y - corners[0].y))
    }

    /// Points on the edges of where views were and are, beside them, and anywhere.
    private var probes: [Point2D] {
        var source = SplitMix64(seed: UInt64(places.count))
        var points = (0..<20).map { _ in source.point(in: world) }
        for place in places {
            for x in [place.minX, place.minX + place.width / 2, place.minX + place.width] {
                for y in [place.minY, place.minY + place.height / 2, place.minY + place.height] {
                    points += [Point2D(x, y), Point2D(x.nextDown, y), Point2D(x, y.nextUp)]
                }
            }
        }
        return points
    }
}
