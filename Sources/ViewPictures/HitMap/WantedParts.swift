import HitTesting

/// What becomes of touches in the region of the wanted view.
struct WantedParts: Sendable {
    /// Who gets a touch there.
    enum Part: Hashable, Sendable {
        /// The wanted view.
        case wanted

        /// A view in it, by number.
        case subview(Int)

        /// A view in front of it, by number.
        case cover(Int)

        /// A view behind it, by number: it, or a superview, does not take touches there.
        case behind(Int)

        /// Nobody.
        case nobody
    }

    /// The rectangles of each part, in the space of the roots.
    let rectangles: [Part: [Rect2D]]

    /// The area of each part, in square points.
    let areas: [Part: Double]

    /// Finds the parts.
    init(of wanted: Int, in scene: PictureScene, cells: HitCells) {
        let region = WantedRegion(of: scene.views[wanted].view, in: scene.tree)
        let parts = cells.answers.indices.map { cell -> Part? in
            guard region.contains(cells.middle(of: cell)) else { return nil }
            guard let answer = cells.answers[cell] else { return .nobody }
            if answer == wanted { return .wanted }
            if answer < wanted { return .behind(answer) }
            return scene.isView(answer, in: wanted) ? .subview(answer) : .cover(answer)
        }
        rectangles = cells.rectangles(of: parts)
        areas = rectangles.mapValues { $0.reduce(0) { $0 + $1.width * $1.height } }
    }

    /// The area of the region as far as the picture shows it, in square points.
    var area: Double { areas.values.reduce(0, +) }

    /// The parts, the largest first.
    var largestFirst: [Part] {
        areas.sorted { ($1.value, $0.key.order) < ($0.value, $1.key.order) }.map(\.key)
    }

    /// The share of the region, 0 to 1.
    func share(of part: Part) -> Double { (areas[part] ?? 0) / area }
}

extension WantedParts.Part {
    /// A number that sorts parts of equal area.
    fileprivate var order: Int {
        switch self {
        case .wanted: -2
        case .nobody: -1
        case .subview(let number), .cover(let number), .behind(let number): number
        }
    }
}

/// The region of one view, asked by itself: gates, behaviour and superviews left out.
private struct WantedRegion {
    private let tree: ViewTree
    private let view: ViewID

    /// Makes a copy of the tree in which the view answers for its region alone.
    init(of view: ViewID, in original: ViewTree) {
        var tree = original
        tree.setHidden(false, of: view)
        tree.setUserInteractionEnabled(true, of: view)
        tree.setAlpha(.infinity, of: view)
        tree.setHitBehavior(.absorbing, of: view)
        self.tree = tree
        self.view = view
    }

    /// Whether the region contains a point of the space of the roots.
    func contains(_ worldPoint: Point2D) -> Bool {
        guard let localPoint = tree.convert(worldPoint, from: nil, to: view) else { return false }
        return tree.hitTest(localPoint, in: view) != nil
    }
}
