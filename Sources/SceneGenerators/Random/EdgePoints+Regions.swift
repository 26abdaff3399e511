import HitTesting

extension EdgePoints {
    /// A point, in a view's own space, on an edge of a region of the view.
    func point(
        onEdgeOf region: HitRegion, of view: ViewID, _ source: inout RandomSource
    ) -> Point2D {
        let bounds = tree.bounds(of: view)
        if source.chance(0.15), let rect = overrideRect(of: view) {
            return point(onEdgeOf: rect, &source)
        }
        switch region {
        case .bounds, .everywhere, .nowhere:
            return point(onEdgeOf: bounds, &source)
        case .inset(let insets):
            return point(
                onEdgeOf: Rect2D(
                    minX: bounds.minX + insets.left, minY: bounds.minY + insets.top,
                    maxX: bounds.maxX - insets.right, maxY: bounds.maxY - insets.bottom),
                &source)
        case .rects(let rects):
            return point(onEdgeOf: rects.isEmpty ? bounds : source.pick(rects), &source)
        case .ellipse:
            return point(onEllipseIn: bounds, &source)
        case .roundedRect(let radius):
            return point(onRounded: bounds, radius: radius, &source)
        case .polygons(let contours, _):
            return point(onEdgeOf: contours, &source) ?? point(onEdgeOf: bounds, &source)
        case .mask(let mask):
            return Point2D(
                x: bounds.minX
                    + bounds.width
                    * (Double(source.below(mask.columns + 1)) / Double(mask.columns)),
                y: bounds.minY
                    + bounds.height * (Double(source.below(mask.rows + 1)) / Double(mask.rows)))
        case .excluding(let region, let hole):
            return point(onEdgeOf: source.chance(0.5) ? region : hole, of: view, &source)
        case .boundsOrSubviews:
            guard source.chance(0.6), let subview = outermostSubview(of: view, &source) else {
                return point(onEdgeOf: bounds, &source)
            }
            let inner = point(onEdgeOf: tree.bounds(of: subview), &source)
            return tree.geometry(of: subview).superPoint(of: inner)
        case .custom(let rect, _):
            return point(onEdgeOf: rect ?? bounds, &source)
        }
    }

    /// The subview that reaches furthest to some side: the region ends with it.
    private func outermostSubview(of view: ViewID, _ source: inout RandomSource) -> ViewID? {
        let subviews = tree.subviews(of: view)
        return switch source.below(5) {
        case 0: subviews.min { tree.frame(of: $0).minX < tree.frame(of: $1).minX }
        case 1: subviews.min { tree.frame(of: $0).minY < tree.frame(of: $1).minY }
        case 2: subviews.max { tree.frame(of: $0).maxX < tree.frame(of: $1).maxX }
        case 3: subviews.max { tree.frame(of: $0).maxY < tree.frame(of: $1).maxY }
        default: subviews.last
        }
    }

    /// The rectangle of a view's override, if it has one.
    private func overrideRect(of view: ViewID) -> Rect2D? {
        switch tree.hitBehavior(of: view) {
        case .custom(let rect, _), .overridden(let rect): rect
        default: nil
        }
    }

    /// A corner, or a point of an edge.
    private func point(onEdgeOf rect: Rect2D, _ source: inout RandomSource) -> Point2D {
        let x = source.pick([rect.minX, rect.maxX])
        let y = source.pick([rect.minY, rect.maxY])
        return switch source.below(3) {
        case 0: Point2D(x: x, y: y)
        case 1: Point2D(x: x, y: rect.minY + source.unit() * rect.height)
        default: Point2D(x: rect.minX + source.unit() * rect.width, y: y)
        }
    }

    /// One of the four extremes, or any point of the ellipse.
    private func point(onEllipseIn bounds: Rect2D, _ source: inout RandomSource) -> Point2D {
        let direction = direction(&source)
        let rx = (bounds.maxX - bounds.minX) / 2
        let ry = (bounds.maxY - bounds.minY) / 2
        return Point2D(
            x: (bounds.minX + rx) + rx * direction.x, y: (bounds.minY + ry) + ry * direction.y)
    }

    /// A point of an edge, or of the arc in a corner.
    private func point(
        onRounded bounds: Rect2D, radius: Double, _ source: inout RandomSource
    ) -> Point2D {
        guard radius > 0 && source.chance(0.7) else { return point(onEdgeOf: bounds, &source) }
        let r = min(radius, min(bounds.width, bounds.height) / 2)
        let direction = direction(&source)
        return Point2D(
            x: (direction.x < 0 ? bounds.minX + r : bounds.maxX - r) + r * direction.x,
            y: (direction.y < 0 ? bounds.minY + r : bounds.maxY - r) + r * direction.y)
    }

    /// A vertex, or a point of an edge between two; nil without vertices.
    private func point(
        onEdgeOf contours: [[Point2D]], _ source: inout RandomSource
    ) -> Point2D? {
        let contours = contours.filter { !$0.isEmpty }
        guard !contours.isEmpty else { return nil }
        let contour = source.pick(contours)
        let index = source.below(contour.count)
        let start = contour[index]
        let end = contour[(index + 1) % contour.count]
        let share = source.chance(0.4) ? 0 : source.pick([0.5, 0.25, source.unit()])
        return Point2D(
            x: start.x + share * (end.x - start.x), y: start.y + share * (end.y - start.y))
    }

    /// A vector of length 1: along an axis, or any.
    private func direction(_ source: inout RandomSource) -> Point2D {
        if source.chance(0.25) {
            return source.pick([Point2D(1, 0), Point2D(-1, 0), Point2D(0, 1), Point2D(0, -1)])
        }
        let t = source.unit() * 6 - 3
        let cosine = (1 - t * t) / (1 + t * t)
        return Point2D(x: source.chance(0.5) ? cosine : -cosine, y: 2 * t / (1 + t * t))
    }
}
