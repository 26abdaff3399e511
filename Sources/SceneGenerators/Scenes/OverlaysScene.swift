import HitTesting

/// Pass-through layers over panels of controls: ``SceneKind/overlays``.
enum OverlaysScene {
    /// Where the controls of one panel of the lowest layer lie.
    private static let controlPlaces = FlatGrid(
        columns: 8, rows: 6, cell: Size2D(width: 50, height: 50))

    static func makeTree(views: Int, random: inout SplitMix64) -> ViewTree {
        let layers = min(64, max(2, Int(Double(views).squareRoot() / 8)))
        let controlsPerPanel = controlPlaces.columns * controlPlaces.rows
        let panels = max(1, (views - 1 - layers) / 2 / (controlsPerPanel + 1))
        let baseViews = min((views - 1 - layers) / 2, panels * (controlsPerPanel + 1))
        let buttons = views - 1 - layers - baseViews
        let grid = FlatGrid(cells: panels, cell: controlPlaces.size)
        return ViewTree.build(expectedCount: views) { builder in
            let root = builder.addRoot(
                ViewDescription(frame: Rect2D(origin: .zero, size: grid.size)))
            var remaining = baseViews
            for index in 0..<panels {
                let panel = builder.addSubview(
                    ViewDescription(frame: grid.frame(of: index)), to: root)
                let controls = min(remaining - 1, controlsPerPanel)
                for control in 0..<controls {
                    builder.addSubview(
                        ViewDescription(frame: controlPlaces.frame(of: control)), to: panel)
                }
                remaining -= 1 + controls
            }
            for layer in 0..<layers {
                // Shares that differ by one at most, and add up.
                let share = buttons * (layer + 1) / layers - buttons * layer / layers
                addLayer(of: share, over: grid.size, to: root, in: &builder, using: &random)
            }
        }
    }

    /// Adds one layer with so many small buttons; together they cover a sixth of the world.
    private static func addLayer(
        of buttons: Int, over world: Size2D, to root: ViewID, in builder: inout ViewTreeBuilder,
        using random: inout SplitMix64
    ) {
        var description = ViewDescription(frame: Rect2D(origin: .zero, size: world))
        description.hitBehavior = .passthrough
        let layer = builder.addSubview(description, to: root)
        for _ in 0..<buttons {
            let frame = random.frame(widths: 16...40, heights: 12...20, in: world)
            builder.addSubview(ViewDescription(frame: frame), to: layer)
        }
    }
}
