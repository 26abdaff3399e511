import HitTesting

/// Finds the place of every view in the space of the roots, from the windows down.
struct ViewPlacement {
    private let tree: ViewTree
    private let labels: ViewColumn<ViewLabel>

    /// The views that have a place, in paint order.
    private(set) var views: [PlacedView] = []

    /// The views' places in `views`.
    private(set) var numbers = ViewColumn<Int>()

    /// The views that keep all touches from their subviews by what they answer, by number.
    private var areClosed: [Bool] = []

    /// Starts with no view placed.
    init(of tree: ViewTree, _ labels: ViewColumn<ViewLabel>) {
        self.tree = tree
        self.labels = labels
    }

    /// Places all views.
    mutating func placeAll() {
        var paintNumber = -1
        tree.forEachView { view in
            paintNumber += 1
            guard let superview = tree.superview(of: view) else {
                return place(view, paintNumber, in: nil)
            }
            // Without a place of its own, a view gives none to what lies in it.
            if let number = numbers[superview] { place(view, paintNumber, in: number) }
        }
    }

    /// Places a view whose superview has its place.
    private mutating func place(
        _ view: ViewID, _ paintNumber: Int, in superviewNumber: Int?
    ) {
        let geometry = tree.geometry(of: view)
        let bounds = tree.bounds(of: view)
        let superview = superviewNumber.map { views[$0] }
        guard bounds.isFinite, let forward = AffineTransform2D(from: geometry) else { return }
        let world = superview.map { forward.concatenating($0.worldTransform) } ?? forward
        let corners = bounds.corners.map { world.apply(to: $0) }
        guard world.isFinite && corners.allSatisfy(\.isFinite) else { return }
        let isOpen = superviewNumber.map { !areClosed[$0] } ?? true
        let isTransparent = !tree.rules.allows(alpha: tree.alpha(of: view))
        let isHittable = geometry.pointConversion(under: tree.rules) != nil
        let passesGates =
            !tree.isHidden(view) && tree.isUserInteractionEnabled(view) && !isTransparent
        let behavior = tree.hitBehavior(of: view)
        let drawingArea = superviewNumber.map { self.drawingArea(in: $0) } ?? nil
        numbers[view] = views.count
        views.append(
            PlacedView(
                view: view, paintNumber: paintNumber,
                label: labels[view] ?? ViewLabel(name: view.description),
                superview: superviewNumber,
                depth: (superview?.depth ?? -1) + 1, worldTransform: world,
                region: tree.hitRegion(of: view), behavior: behavior,
                bounds: bounds, worldCorners: corners,
                isReachable: isHittable && (passesGates || behavior.comesBeforeGates) && isOpen
                    && superview?.isReachable ?? true,
                isInvisible: tree.isHidden(view) || isTransparent
                    || superview?.isInvisible ?? false,
                clip: drawingArea))
        areClosed.append(behavior.closesSubviews)
    }

    /// The polygon that a view leaves for drawing its subviews, nil for everything.
    private func drawingArea(in superview: Int) -> [Point2D]? {
        let view = views[superview]
        guard tree.clipsToBounds(view.view) else { return view.clip }
        return view.clip.map { view.worldCorners.clipped(to: $0) } ?? view.worldCorners
    }
}

extension HitBehavior {
    /// Whether touches are kept from the subviews.
    fileprivate var closesSubviews: Bool {
        switch self {
        case .absorbing, .transparent: true
        default: false
        }
    }

    /// Whether it answers before the view's own gates do.
    fileprivate var comesBeforeGates: Bool {
        if case .custom = self { true } else { false }
    }
}
