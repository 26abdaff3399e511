import HitTesting

/// How random views lie in their superviews.
struct RandomGeometry: Sendable {
    /// How coordinates are made.
    var numbers: NumberStyle

    /// How likely a view is transformed, scrolled or anchored unusually.
    var oddity: Double

    /// The kind of region that most unusual views of the tree have; nil if all kinds are as likely.
    ///
    /// Some faults show only where many views of a kind are nested.
    var favoriteRegion: Int?

    /// A view that covers about a fraction of its superview's bounds, somewhere in or near them.
    func geometry(
        in superview: Rect2D, extent: ClosedRange<Double>, _ source: inout RandomSource
    ) -> ViewGeometry {
        var geometry = ViewGeometry(
            frame: frame(in: superview, extent: extent, &source),
            boundsOrigin: source.chance(oddity) ? scrollOffset(&source) : .zero)
        if source.chance(oddity / 2) {
            move(&geometry, toAnchorPoint: anchorPoint(&source))
        }
        if source.chance(oddity) {
            geometry.transform = transform(&source)
        }
        return geometry
    }

    /// A rectangle that covers about a fraction of another, somewhere in it or over its edge.
    func frame(
        in superview: Rect2D, extent: ClosedRange<Double>, _ source: inout RandomSource
    ) -> Rect2D {
        let x = side(from: superview.minX, length: superview.width, extent: extent, &source)
        let y = side(from: superview.minY, length: superview.height, extent: extent, &source)
        guard source.chance(oddity / 4) else {
            return Rect2D(x: x.start, y: y.start, width: x.length, height: y.length)
        }
        switch source.below(4) {
        case 0: return Rect2D(x: x.start, y: y.start, width: 0, height: y.length)
        case 1: return Rect2D(x: x.start, y: y.start, width: 0, height: 0)
        default:
            return Rect2D(
                x: x.start + x.length, y: y.start + y.length, width: -x.length, height: -y.length)
        }
    }

    /// One side of such a rectangle; a superview without an extent counts as one of 100 units.
    private func side(
        from start: Double, length: Double, extent: ClosedRange<Double>,
        _ source: inout RandomSource
    ) -> (start: Double, length: Double) {
        let space = length > 0 && length.isFinite ? length : 100 * numbers.unit
        let origin = start.isFinite ? start : 0
        let size = numbers.number(
            from: space * extent.lowerBound, to: space * extent.upperBound, &source)
        let overhang = 0.1 * size
        let position = numbers.number(
            from: origin - overhang, to: origin + (space - size) + overhang, &source)
        return (position, size)
    }

    /// Another anchor point, with the centre moved so that the view stays where it is.
    private func move(_ geometry: inout ViewGeometry, toAnchorPoint anchorPoint: Point2D) {
        let frame = geometry.frame
        geometry.anchorPoint = anchorPoint
        geometry.center = Point2D(
            x: frame.origin.x + anchorPoint.x * frame.size.width,
            y: frame.origin.y + anchorPoint.y * frame.size.height)
    }

    /// A scroll offset, from a row to 1e12.
    func scrollOffset(_ source: inout RandomSource) -> Point2D {
        let reach = source.pick([40, 1000, 1e6, 1e9, 1e12]) * numbers.unit
        return Point2D(
            x: source.chance(0.4) ? 0 : numbers.number(from: -reach / 4, to: reach, &source),
            y: numbers.number(from: -reach / 4, to: reach, &source))
    }

    /// An anchor point: a corner, the middle of a side, or some other, also outside.
    func anchorPoint(_ source: inout RandomSource) -> Point2D {
        func coordinate() -> Double {
            source.chance(0.6) ? source.pick([0, 0.5, 1]) : source.unit() * 2 - 0.5
        }
        return Point2D(x: coordinate(), y: coordinate())
    }

    /// A point in or near a rectangle, or rarely one that makes a view unhittable.
    func point(in rect: Rect2D, _ source: inout RandomSource) -> Point2D {
        Point2D(
            x: coordinate(from: rect.minX, to: rect.maxX, &source),
            y: coordinate(from: rect.minY, to: rect.maxY, &source))
    }

    /// A coordinate, rarely a huge one or none at all.
    private func coordinate(
        from low: Double, to high: Double, _ source: inout RandomSource
    ) -> Double {
        guard source.chance(0.01) else { return numbers.number(from: low, to: high, &source) }
        return source.pick([.nan, .infinity, -.infinity, 1e15, -1e300, 0x1p-1074, -0.0])
    }
}
