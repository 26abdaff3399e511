import HitTesting

/// A list in a scroller, most rows out of sight: ``SceneKind/longList``.
enum LongListScene {
    static func makeTree(views: Int) -> ViewTree {
        let screen = Rect2D(x: 0, y: 0, width: 390, height: 844)
        let rowHeight = 44.0
        let rows = views - 2
        return ViewTree.build(expectedCount: views) { builder in
            let window = builder.addRoot(ViewDescription(frame: screen))
            let contentHeight = Double(rows) * rowHeight
            let scroller = builder.addSubview(
                ViewDescription(
                    geometry: ViewGeometry(
                        frame: screen,
                        boundsOrigin: Point2D(0, max(0, contentHeight / 2 - screen.height)))),
                to: window)
            for row in 0..<rows {
                let frame = Rect2D(
                    x: 0, y: Double(row) * rowHeight, width: screen.width, height: rowHeight)
                builder.addSubview(ViewDescription(frame: frame), to: scroller)
            }
        }
    }
}
