import HitTesting

/// Turned and scaled panels, parts and leaves: ``SceneKind/rotated``.
enum RotatedScene {
    /// How many parts a panel has, side by side.
    private static let partsPerPanel = 3

    /// How many leaves a part has, side by side.
    private static let leavesPerPart = 2

    static func makeTree(views: Int, random: inout SplitMix64) -> ViewTree {
        let viewsPerPanel = 1 + partsPerPanel * (1 + leavesPerPart)
        let panels = (views - 1 + viewsPerPanel - 1) / viewsPerPanel
        let grid = FlatGrid(cells: panels, cell: Size2D(width: 200, height: 150))
        return ViewTree.build(expectedCount: views) { builder in
            let root = builder.addRoot(
                ViewDescription(frame: Rect2D(origin: .zero, size: grid.size)))
            var remaining = views - 1
            /// Adds a view that fills a rectangle but for its turn and scale, while any remain.
            func add(_ frame: Rect2D, to superview: ViewID) -> ViewID? {
                guard remaining > 0 else { return nil }
                remaining -= 1
                let geometry = ViewGeometry.randomTurn(of: frame, scale: 0.7...1, using: &random)
                return builder.addSubview(ViewDescription(geometry: geometry), to: superview)
            }
            for index in 0..<panels {
                let panelFrame = grid.frame(of: index)
                guard let panel = add(panelFrame, to: root) else { return }
                for partFrame in panelFrame.columns(partsPerPanel) {
                    guard let part = add(partFrame, to: panel) else { return }
                    for leafFrame in partFrame.columns(leavesPerPart) {
                        guard add(leafFrame, to: part) != nil else { return }
                    }
                }
            }
        }
    }
}
