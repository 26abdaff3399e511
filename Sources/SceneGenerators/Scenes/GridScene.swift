import HitTesting

/// One container with cells in rows and columns: ``SceneKind/grid``.
enum GridScene {
    static func makeTree(views: Int) -> ViewTree {
        let grid = FlatGrid(cells: views - 1, cell: Size2D(width: 44, height: 44))
        return ViewTree.build(expectedCount: views) { builder in
            let root = builder.addRoot(
                ViewDescription(frame: Rect2D(origin: .zero, size: grid.size)))
            for index in 0..<views - 1 {
                builder.addSubview(ViewDescription(frame: grid.frame(of: index)), to: root)
            }
        }
    }
}
