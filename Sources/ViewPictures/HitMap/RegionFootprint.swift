import HitTesting

/// What a region asks of the cells of a hit map, in the view's own space.
struct RegionFootprint {
    /// The rectangles whose edges change the answer.
    var edges: [Rect2D]

    /// A box around the region; nil where nothing bounds it.
    var box: Rect2D?

    /// Whether it has other edges than those, so that single pixels have to be asked.
    var isCurved = false

    /// Looks at a view.
    init(of view: PlacedView) {
        self.init(view.region, bounds: view.bounds)
        if case .custom(let rect, _) = view.behavior {
            edges.append(rect ?? view.bounds)
            box = rect
            isCurved = true
        }
    }

    /// Takes the parts as they are.
    private init(edges: [Rect2D], box: Rect2D?, isCurved: Bool = false) {
        self.edges = edges
        self.box = box
        self.isCurved = isCurved
    }

    /// Looks at a region.
    private init(_ region: HitRegion, bounds: Rect2D) {
        switch region {
        case .bounds:
            self.init(edges: [bounds], box: bounds)
        case .inset(let insets):
            self.init(rects: bounds.inset(by: insets).map { [$0] } ?? [])
        case .rects(let rects):
            self.init(rects: rects)
        case .mask(let mask):
            self.init(rects: mask.runs(in: bounds))
        case .ellipse, .roundedRect:
            self.init(edges: [bounds], box: bounds, isCurved: true)
        case .polygons(let contours, _):
            let vertices = contours.joined().filter(\.isFinite)
            self.init(rects: vertices.isEmpty ? [] : [Rect2D(around: vertices)], isCurved: true)
        case .excluding(let region, let hole):
            self.init(region, bounds: bounds)
            let other = RegionFootprint(hole, bounds: bounds)
            edges += other.edges
            isCurved = isCurved || other.isCurved
        case .boundsOrSubviews:
            // Subviews bring edges of their own, and those may lie outside the bounds.
            self.init(edges: [bounds], box: nil)
        case .everywhere:
            self.init(edges: [], box: nil)
        case .nowhere:
            self.init(rects: [])
        case .custom(let rect, _):
            self.init(edges: [rect ?? bounds], box: rect, isCurved: true)
        }
    }

    /// A region that consists of rectangles, or lies in them.
    private init(rects: [Rect2D], isCurved: Bool = false) {
        let rects = rects.filter(\.isFinite)
        self.init(
            edges: rects, box: rects.reduce(.zero) { $0.union($1) }, isCurved: isCurved)
    }
}

extension HitMask {
    /// The cells that are set as rectangles of neighbours in a row, stretched over bounds.
    func runs(in bounds: Rect2D) -> [Rect2D] {
        var runs: [Rect2D] = []
        let cell = Size2D(
            width: bounds.width / Double(columns), height: bounds.height / Double(rows))
        for row in 0..<rows {
            var start = 0
            while start < columns {
                var end = start
                while end < columns && self[column: end, row: row] { end += 1 }
                if end > start {
                    runs.append(
                        Rect2D(
                            x: bounds.minX + Double(start) * cell.width,
                            y: bounds.minY + Double(row) * cell.height,
                            width: Double(end - start) * cell.width, height: cell.height))
                }
                start = end + 1
            }
        }
        return runs
    }
}
