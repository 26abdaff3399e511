import HitTesting

/// A picture of a tree of views: who lies where, and who gets a touch where.
///
///     let picture = ViewPicture(of: tree, touch: Point2D(40, 40), wanted: button) { view in
///         ViewLabel(name: tree.name(of: view) ?? "view")
///     }
///     let text = picture.svg()        // two panels and a legend
///     let page = try picture.html()   // the same, and it answers the pointer
///
/// The *hit map* comes from asking the tree, never from drawing: it cannot differ from
/// `tree.hitTest`. Where all views that can be hit are upright rectangles it is exact, cell by cell
/// between their edges; where some are rotated or curved, one point in each pixel of the picture is
/// asked around those.
public struct ViewPicture: Sendable {
    /// The views.
    public let tree: ViewTree

    /// The point that is touched, in the superspace of the roots.
    public let touch: Point2D?

    /// The view that should have got the touch.
    public let wanted: ViewID?

    /// What stands above the picture: its title, then what there is to say.
    public let caption: [String]

    /// What the views are called.
    let labels: ViewColumn<ViewLabel>

    /// What is drawn, in the space of the roots.
    let scene: PictureScene

    /// Who gets a touch where.
    let hitMap: HitCells

    /// What becomes of touches in the wanted view's region.
    let wantedParts: WantedParts?

    /// Lays a picture out.
    ///
    /// - Parameters:
    ///   - tree: The views.
    ///   - touch: A point in the superspace of the roots, to be marked.
    ///   - wanted: The view that should get the touch, to be marked with the parts of it that do.
    ///   - caption: What stands above the picture: its title, then what there is to say.
    ///   - label: What to call a view; asked once for each.
    /// - Precondition: `wanted` is a view of the tree.
    /// - Complexity: O(n) in the number of views, and up to half a million hit tests.
    public init(
        of tree: ViewTree, touch: Point2D? = nil, wanted: ViewID? = nil, caption: [String] = [],
        label: (ViewID) -> ViewLabel
    ) {
        self.init(
            of: tree, touch: touch, wanted: wanted, caption: caption,
            resolution: HitMapResolution(), label: label)
    }

    /// Lays a picture out; coarse cells make it cheap.
    init(
        of tree: ViewTree, touch: Point2D?, wanted: ViewID?, caption: [String],
        resolution: HitMapResolution, label: (ViewID) -> ViewLabel
    ) {
        if let wanted {
            precondition(tree.contains(wanted), "View \(wanted) is not in the tree")
        }
        self.tree = tree
        self.touch = touch.flatMap { $0.isFinite ? $0 : nil }
        self.wanted = wanted
        self.caption = caption
        var labels = ViewColumn<ViewLabel>()
        for view in tree.shownViews { labels[view] = label(view) }
        self.labels = labels
        let scene = PictureScene(of: tree, touch: self.touch, wanted: wanted, labels: labels)
        let hitMap = HitCells(of: scene, resolution)
        self.scene = scene
        self.hitMap = hitMap
        wantedParts = scene.wanted.map { WantedParts(of: $0, in: scene, cells: hitMap) }
    }
}
