extension MapWindow {
    /// A rectangle of the world around a point, all of whose points have quanta in a closed box, which
    /// holds those of the point unless it is empty.
    func worldRect(within box: QuantizedBox, around point: Point2D) -> Rect2D {
        if box.isEmpty { return point.smallestRect }
        let (left, width) = Self.span(
            box.minX, box.maxX, around: point.x, origin: origin.x, scale: scale.x, x)
        let (top, height) = Self.span(
            box.minY, box.maxY, around: point.y, origin: origin.y, scale: scale.y, y)
        return Rect2D(x: left, y: top, width: width, height: height)
    }

    /// The start and the length of a half-open interval whose coordinates have quanta from a first to
    /// a last one.
    ///
    /// Quanta are monotone in the coordinate, so the ends are all that needs to be tried.
    private static func span(
        _ first: Int32, _ last: Int32, around coordinate: Double, origin: Double, scale: Double,
        _ quantum: (Double) -> Int32
    ) -> (start: Double, length: Double) {
        var start = origin + (Double(first) + 0.5) / scale
        if !(quantum(start) >= first) { start = coordinate }
        start = min(start, coordinate)
        var end = origin + (Double(last) + 0.5) / scale
        if !(quantum(end) <= last) { end = coordinate }
        let least = coordinate.nextUp
        end = max(end, least)
        var length = end - start
        if start + length > end { length = length.nextDown }
        if start + length < least || start + length > end {
            return (coordinate, least - coordinate)
        }
        return (start, length)
    }
}

extension Point2D {
    /// A rectangle that contains the point and no other.
    var smallestRect: Rect2D {
        Rect2D(x: x, y: y, width: x.nextUp - x, height: y.nextUp - y)
    }
}
