extension RecursiveEngine {
    /// The views that may answer touches in a rectangle of the world, in hit order.
    ///
    /// The definition of ``ViewTree/views(in:mode:)``.
    ///
    /// - Parameters:
    ///   - worldRect: A rectangle in the superspace of the roots.
    ///   - mode: How much of a view has to lie in it.
    public func views(in worldRect: Rect2D, mode: RectSelection) -> [ViewID] {
        guard let area = ConvexPolygon(Box(worldRect).limitedForAreas) else { return [] }
        var views: [ViewID] = []
        forEachArea(of: tree.roots, within: area, .identity) { view, whole, _ in
            if mode == .intersecting || whole.lies(in: Box(worldRect)) { views.append(view) }
        }
        return views
    }

    /// The nearest of the views that may answer and satisfy a predicate.
    ///
    /// The definition of ``ViewTree/nearestView(to:within:where:)``.
    ///
    /// - Parameters:
    ///   - worldPoint: A point in the superspace of the roots.
    ///   - distance: How far away the view may be.
    ///   - predicate: Which views count.
    public func nearestView(
        to worldPoint: Point2D, within distance: Double,
        where predicate: (ViewID) -> Bool = { _ in true }
    ) -> ViewID? {
        guard worldPoint.isFinite && distance >= 0 else { return nil }
        var nearest: (view: ViewID, squaredDistance: Double)?
        forEachArea(of: tree.roots, within: .everything, .identity) { view, _, rest in
            let squaredDistance = rest.squaredDistance(to: worldPoint)
            let isNearer = nearest.map { squaredDistance < $0.squaredDistance } ?? true
            if isNearer && squaredDistance <= distance * distance && predicate(view) {
                nearest = (view, squaredDistance)
            }
        }
        return nearest?.view
    }

    /// Calls a closure with every view that may answer, in hit order, its region's rectangle as it
    /// lies in the world, and what the rectangles of its ancestors and an area leave of that.
    private func forEachArea(
        of siblings: ViewTree.Subviews, within area: ConvexPolygon, _ world: ForwardMap,
        _ body: (ViewID, ConvexPolygon, ConvexPolygon) -> Void
    ) {
        for view in siblings.reversed() {
            guard
                isEligible(view), let placement = placement(of: view),
                let whole = ConvexPolygon(
                    regionRectangle(of: view), placement: placement, world: world),
                let rest = area.clipped(to: whole)
            else { continue }
            let (asksSubviews, answers) = areaRole(of: view)
            if asksSubviews {
                forEachArea(
                    of: tree.subviews(of: view), within: rest, world.appending(placement), body)
            }
            if answers { body(view, whole, rest) }
        }
    }

    /// Whether a view lets touches through to its subviews, and whether it may answer itself.
    ///
    /// A closure decides about points; over an area neither its view nor what lies below answers.
    private func areaRole(of view: ViewID) -> (asksSubviews: Bool, answers: Bool) {
        switch tree.hitBehavior(of: view) {
        case .normal, .overridden: (true, true)
        case .passthrough: (true, false)
        case .absorbing: (false, true)
        case .redirect(let target): (true, tree.contains(target))
        case .transparent, .custom: (false, false)
        }
    }

    /// How a view's own space lies in its superview's, or nil if the view is unhittable.
    private func placement(of view: ViewID) -> ForwardMap? {
        conversion(to: view).map { ForwardMap($0, transform: tree.transform(of: view)) }
    }

    /// The rectangle around a view's region, in its own space, as far as areas are computed with.
    private func regionRectangle(of view: ViewID) -> Box {
        rectangle(around: tree.hitRegion(of: view), of: view).limitedForAreas
    }

    /// The rectangle around a region.
    private func rectangle(around region: HitRegion, of view: ViewID) -> Box {
        let bounds = tree.bounds(of: view)
        switch region {
        case .bounds, .ellipse, .roundedRect, .mask:
            return Box(bounds)
        case .inset(let insets):
            let box = Box(
                minX: bounds.minX + insets.left, minY: bounds.minY + insets.top,
                maxX: bounds.maxX - insets.right, maxY: bounds.maxY - insets.bottom)
            return box.isEmpty ? .empty : box
        case .rects(let rects):
            return rects.reduce(into: .empty) { $0.formUnion(Box($1)) }
        case .polygons(let contours, _):
            let vertices = contours.joined()
            guard vertices.allSatisfy(\.isFinite) else { return .empty }
            return vertices.reduce(into: .empty) {
                $0.formUnion(Box(minX: $1.x, minY: $1.y, maxX: $1.x, maxY: $1.y))
            }
        case .excluding(let region, _):
            return rectangle(around: region, of: view)
        case .boundsOrSubviews:
            return tree.subviews(of: view).reduce(into: Box(bounds)) { box, subview in
                guard isEligible(subview), let placement = placement(of: subview) else { return }
                let inner = regionRectangle(of: subview)
                if !inner.isEmpty { box.formUnion(placement.box(of: inner).limitedForAreas) }
            }
        case .everywhere:
            return .everything
        case .nowhere:
            return .empty
        case .custom(let rect, _):
            return rect.map { Box($0) } ?? .everything
        }
    }
}
