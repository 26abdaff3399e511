import HitTesting

/// A region as SVG draws it.
struct RegionOutline {
    /// The path's data; empty for a region without a shape.
    let data: String

    /// Whether the path's inside is told by the even-odd rule.
    let isEvenOdd: Bool

    /// What is cut out, none or one.
    let holes: [RegionOutline]

    /// Draws the region of a view.
    ///
    /// - Parameters:
    ///   - view: The view.
    ///   - map: The panel to draw in; a region without limits fills it.
    init(of view: PlacedView, in map: PanelMap) {
        let transform = view.worldTransform.concatenating(map.transform)
        self.init(view.region, bounds: view.bounds, transform, panel: map.bounds)
    }

    private init(
        _ region: HitRegion, bounds: Rect2D, _ transform: AffineTransform2D, panel: Rect2D
    ) {
        var path = PathData(transform)
        var isEvenOdd = false
        var holes: [RegionOutline] = []
        switch region {
        case .bounds, .boundsOrSubviews:
            path.add(bounds)
        case .inset(let insets):
            if let rect = bounds.inset(by: insets) { path.add(rect) }
        case .rects(let rects):
            for rect in rects where rect.isFinite { path.add(rect) }
        case .ellipse:
            path.add(bounds, radiusX: bounds.width / 2, radiusY: bounds.height / 2)
        case .roundedRect(let radius):
            let most = min(bounds.width, bounds.height) / 2
            let kept = radius > 0 ? min(radius, most) : 0
            path.add(bounds, radiusX: kept, radiusY: kept)
        case .polygons(let contours, let rule):
            isEvenOdd = rule == .evenOdd
            if contours.joined().allSatisfy(\.isFinite) {
                for contour in contours where contour.count >= 3 { path.add(polygon: contour) }
            }
        case .mask(let mask):
            for run in mask.runs(in: bounds) { path.add(run) }
        case .excluding(let region, let hole):
            let base = RegionOutline(region, bounds: bounds, transform, panel: panel)
            holes = base.holes + [RegionOutline(hole, bounds: bounds, transform, panel: panel)]
            self.init(data: base.data, isEvenOdd: base.isEvenOdd, holes: holes)
            return
        case .everywhere:
            path = PathData()
            path.add(panel)
        case .nowhere:
            break
        case .custom(let rect, _):
            path.add(rect ?? bounds)
        }
        self.init(data: path.text, isEvenOdd: isEvenOdd, holes: holes)
    }

    private init(data: String, isEvenOdd: Bool, holes: [RegionOutline]) {
        self.data = data
        self.isEvenOdd = isEvenOdd
        self.holes = holes
    }
}

extension HitRegion {
    /// Whether the region is drawn as the view's own rectangle.
    var isBounds: Bool {
        switch self {
        case .bounds, .boundsOrSubviews: true
        default: false
        }
    }
}
