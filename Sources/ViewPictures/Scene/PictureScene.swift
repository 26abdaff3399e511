import HitTesting

/// What a picture shows, in the space of the roots: the views, the touch, the visible rectangle.
struct PictureScene: Sendable {
    /// The tree that is asked.
    let tree: ViewTree

    /// The views in paint order, without those whose place is not finite and what lies in them.
    let views: [PlacedView]

    /// The views' places in `views`.
    let numbers: ViewColumn<Int>

    /// The touch.
    let touch: Point2D?

    /// The way of the touch, down to the view that answers.
    let path: HitPath?

    /// The number of the view that should get the touch.
    let wanted: Int?

    /// What the picture shows of the space of the roots.
    let extent: Rect2D

    /// Places the views of a tree.
    init(
        of tree: ViewTree, touch: Point2D?, wanted: ViewID?, labels: ViewColumn<ViewLabel>
    ) {
        var placement = ViewPlacement(of: tree, labels)
        placement.placeAll()
        self.tree = tree
        self.touch = touch
        views = placement.views
        numbers = placement.numbers
        path = touch.flatMap { tree.hitPath($0) }
        self.wanted = wanted.flatMap { placement.numbers[$0] }
        extent =
            PictureExtent(
                of: views, touch: touch, wanted: self.wanted
            ).rect
    }

    /// The number of the view that gets the touch.
    var answer: Int? { path.flatMap { numbers[$0.answer] } }

    /// The number of a view that is in the picture.
    func number(of view: ViewID?) -> Int? { view.flatMap { numbers[$0] } }

    /// Whether one view lies in another, or is the same, both by number.
    func isView(_ number: Int, in ancestor: Int) -> Bool {
        var number: Int? = number
        while let current = number, current >= ancestor {
            if current == ancestor { return true }
            number = views[current].superview
        }
        return false
    }
}
