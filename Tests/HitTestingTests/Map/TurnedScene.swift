import HitTesting
import Testing

/// Turned views in turned views: a panel, a scroller in it, and a card in that.
struct TurnedScene: Sendable, CustomTestStringConvertible {
    /// What is special about it.
    let testDescription: String

    /// How large the window is; the panel is in its middle.
    var windowSide = 1_000.0
    /// What all lengths are multiplied by.
    var unit = 1.0
    /// How far the scroller is scrolled.
    var scrollOffset = Point2D(0, 40)
    /// How each of the three lies in its superview.
    var transform = AffineTransform2D(cosine: 0.8, sine: 0.6)

    /// Scenes of all magnitudes.
    static let all = [
        TurnedScene(testDescription: "of the size of a screen"),
        TurnedScene(testDescription: "tiny", unit: 1e-6),
        TurnedScene(testDescription: "huge", unit: 1e6),
        TurnedScene(testDescription: "scrolled far", scrollOffset: Point2D(1e9, -3e9)),
        TurnedScene(testDescription: "in a large window", windowSide: 1e6),
        TurnedScene(
            testDescription: "skewed",
            transform: AffineTransform2D(a: 1, b: 0.1, c: 0.7, d: 0.9, tx: 3, ty: 0)),
        TurnedScene(
            testDescription: "mirrored and narrow",
            transform: AffineTransform2D(a: -0.8, b: 0.06, c: 0.6, d: 0.08, tx: 0, ty: 0)),
    ]

    /// The tree, and the turned views from the outermost one down.
    func makeTree() -> (tree: ViewTree, turned: [ViewID]) {
        var tree = ViewTree()
        let side = windowSide * unit
        let window = tree.addRoot(
            ViewDescription(frame: Rect2D(x: 0.1 * unit, y: 0.3 * unit, width: side, height: side)))
        func add(
            _ width: Double, _ height: Double, at center: Point2D, in superview: ViewID,
            scrollOffset: Point2D = .zero
        ) -> ViewID {
            let bounds = Rect2D(
                x: scrollOffset.x, y: scrollOffset.y, width: width * unit, height: height * unit)
            return tree.addSubview(
                ViewDescription(
                    geometry: ViewGeometry(bounds: bounds, center: center, transform: transform)),
                to: superview)
        }
        let panel = add(300, 200, at: Point2D(side / 2, side / 2), in: window)
        let scroller = add(
            180, 160, at: Point2D(140 * unit, 110 * unit), in: panel, scrollOffset: scrollOffset)
        let card = add(
            120, 90, at: Point2D(scrollOffset.x + 70 * unit, scrollOffset.y + 100 * unit),
            in: scroller)
        return (tree, [panel, scroller, card])
    }
}
