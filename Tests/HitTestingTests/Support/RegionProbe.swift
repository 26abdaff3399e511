import HitTesting
import Testing

/// Whether a region contains points, asked of both engines about a view without a superview.
struct RegionProbe {
    /// The tree of the one view.
    private let tree: ViewTree

    /// The view.
    private let view: ViewID

    /// Creates a probe of a region of some bounds.
    init(_ region: HitRegion, bounds: Rect2D = Rect2D(x: 0, y: 0, width: 100, height: 60)) {
        var tree = ViewTree()
        var description = ViewDescription(
            geometry: ViewGeometry(bounds: bounds, center: bounds.center))
        description.hitRegion = region
        view = tree.addRoot(description)
        self.tree = tree
    }

    /// Whether the region contains a point of the view's own space.
    func contains(
        _ x: Double, _ y: Double, sourceLocation: SourceLocation = #_sourceLocation
    ) -> Bool {
        let point = Point2D(x, y)
        let answer = RecursiveEngine(tree).hitTest(point, in: view)
        #expect(tree.hitTest(point, in: view) == answer, sourceLocation: sourceLocation)
        return answer == view
    }
}
