extension RecursiveEngine {
    /// `point(inside:)`: whether a view's region contains a point of its own space.
    func contains(
        _ localPoint: Point2D, in view: ViewID, _ options: HitTestOptions
    ) -> Bool {
        localPoint.isFinite && contains(localPoint, tree.hitRegion(of: view), of: view, options)
    }

    /// The table of hit regions, for a finite point.
    func contains(
        _ point: Point2D, _ region: HitRegion, of view: ViewID, _ options: HitTestOptions
    ) -> Bool {
        let bounds = tree.bounds(of: view)
        switch region {
        case .bounds:
            return bounds.contains(point)
        case .inset(let insets):
            return bounds.minX + insets.left <= point.x && point.x < bounds.maxX - insets.right
                && bounds.minY + insets.top <= point.y && point.y < bounds.maxY - insets.bottom
        case .rects(let rects):
            return rects.contains { $0.contains(point) }
        case .ellipse:
            return bounds.contains(point) && ellipse(of: bounds, contains: point)
        case .roundedRect(let radius):
            return bounds.contains(point) && !corner(of: bounds, radius: radius, cutsOff: point)
        case .polygons(let contours, let rule):
            return Self.contours(contours, rule, contain: point)
        case .mask(let mask):
            return bounds.contains(point) && cell(of: mask, over: bounds, isSetAt: point)
        case .excluding(let region, let hole):
            return contains(point, region, of: view, options)
                && !contains(point, hole, of: view, options)
        case .boundsOrSubviews:
            return bounds.contains(point)
                || tree.subviews(of: view).contains {
                    regionOfSubview($0, contains: point, options)
                }
        case .everywhere:
            return true
        case .nowhere:
            return false
        case .custom(let rect, let closure):
            return rect?.contains(point) ?? true && closure(context(of: view, at: point, options))
        }
    }

    /// Whether an eligible, hittable subview's region contains a point of its superview's space.
    private func regionOfSubview(
        _ subview: ViewID, contains superPoint: Point2D, _ options: HitTestOptions
    ) -> Bool {
        guard let conversion = conversion(to: subview) else { return false }
        return passes(subview, conversion.localPoint(of: superPoint), options)
    }

    /// `nx·nx + ny·ny ≤ 1`, the point in units of the radii from the middle.
    private func ellipse(of bounds: Rect2D, contains point: Point2D) -> Bool {
        let rx = (bounds.maxX - bounds.minX) / 2
        let ry = (bounds.maxY - bounds.minY) / 2
        let nx = (point.x - (bounds.minX + rx)) / rx
        let ny = (point.y - (bounds.minY + ry)) / ry
        return nx * nx + ny * ny <= 1
    }

    /// Whether a point of the bounds lies in a corner's square and outside its circle.
    private func corner(of bounds: Rect2D, radius: Double, cutsOff point: Point2D) -> Bool {
        let largest = min(bounds.maxX - bounds.minX, bounds.maxY - bounds.minY) / 2
        let r = radius.isNaN ? 0 : min(max(radius, 0), largest)
        let dx = max((bounds.minX + r) - point.x, point.x - (bounds.maxX - r))
        let dy = max((bounds.minY + r) - point.y, point.y - (bounds.maxY - r))
        return dx > 0 && dy > 0 && !(dx * dx + dy * dy <= r * r)
    }

    /// Whether the mask's cell at a point of the bounds is set.
    private func cell(of mask: HitMask, over bounds: Rect2D, isSetAt point: Point2D) -> Bool {
        let column =
            (point.x - bounds.minX) / (bounds.maxX - bounds.minX) * Double(mask.columns)
        let row = (point.y - bounds.minY) / (bounds.maxY - bounds.minY) * Double(mask.rows)
        guard !column.isNaN && !row.isNaN else { return false }
        // Neither is negative in the bounds, so dropping the fraction is the floor.
        return mask[
            column: Int(min(column, Double(mask.columns - 1))),
            row: Int(min(row, Double(mask.rows - 1)))]
    }

    /// Whether closed contours contain a point under a fill rule.
    private static func contours(
        _ contours: [[Point2D]], _ rule: HitRegion.FillRule, contain point: Point2D
    ) -> Bool {
        let vertices = contours.joined()
        guard
            vertices.allSatisfy(\.isFinite),
            let minX = vertices.map(\.x).min(), let maxX = vertices.map(\.x).max(),
            let minY = vertices.map(\.y).min(), let maxY = vertices.map(\.y).max(),
            minX <= point.x && point.x <= maxX && minY <= point.y && point.y <= maxY
        else { return false }
        var winding = 0
        var crossings = 0
        for contour in contours where contour.count >= 3 {
            for (start, end) in zip(contour, contour[1...] + contour[..<1]) {
                let (lo, hi) = start.y < end.y ? (start, end) : (end, start)
                let side =
                    (hi.x - lo.x) * (point.y - lo.y) - (point.x - lo.x) * (hi.y - lo.y)
                guard lo.y <= point.y && point.y < hi.y && side > 0 else { continue }
                winding += start.y < end.y ? 1 : -1
                crossings += 1
            }
        }
        switch rule {
        case .nonZero: return winding != 0
        case .evenOdd: return !crossings.isMultiple(of: 2)
        }
    }
}
