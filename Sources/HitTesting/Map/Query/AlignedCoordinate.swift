/// Coordinates that are so short that nothing rounds on the way down to a view.
///
/// Layouts are mostly made of whole points and simple fractions of them. Where all numbers on a way
/// down are multiples of ``unit`` and not large, and the point is a multiple of ``pointUnit``, the frozen
/// arithmetic is exact, so the view's effective box has edges in the world that are multiples of the unit
/// themselves: the one closest to the edge's quantum is the edge. A point on an edge then needs no walk.
///
///     2⁻²⁰ ≤ a point < 2³⁰,  2⁻⁶ ≤ an offset < 2²⁴,  at most 64 levels:  a sum needs less than 53 bits
enum AlignedCoordinate {
    /// What offsets and sides are multiples of.
    static let unit = 0x1p-6
    /// What points are multiples of.
    static let pointUnit = 0x1p-20
    /// How many levels a way down may have.
    static let deepestLevel: Int32 = 64
    /// How many quanta a point of a window has at least, for an edge to be closest to the right multiple:
    /// it lies within two quanta of the middle of its own.
    static let leastScale = 256.0

    /// Added to a number and subtracted again, they leave its closest multiple of the unit.
    private static let unitRounder = 0x1.8p52 * unit
    private static let pointRounder = 0x1.8p52 * pointUnit

    /// Whether two numbers are multiples of the unit, and not large.
    @inline(__always)
    static func areAligned(_ x: Double, _ y: Double) -> Bool {
        (x + unitRounder) - unitRounder == x && (y + unitRounder) - unitRounder == y
            && max(abs(x), abs(y)) < 0x1p24
    }

    /// Whether a point is fit to be compared with edges that are multiples of the unit.
    static func isAligned(_ worldPoint: Point2D) -> Bool {
        (worldPoint.x + pointRounder) - pointRounder == worldPoint.x
            && (worldPoint.y + pointRounder) - pointRounder == worldPoint.y
            && max(abs(worldPoint.x), abs(worldPoint.y)) < 0x1p30
    }

    /// The multiple of the unit closest to a number.
    static func closest(to number: Double) -> Double { (number + unitRounder) - unitRounder }
}

extension MapLookup {
    /// Whether a view's region and those of its superviews contain a point that is in a quantum of an edge
    /// of its box; nil if only the way down can tell.
    func alignedBoxContains(
        _ worldPoint: Point2D, _ box: QuantizedBox, of slot: UInt32
    ) -> Bool? {
        guard min(window.scale.x, window.scale.y) > AlignedCoordinate.leastScale,
            AlignedCoordinate.isAligned(worldPoint),
            unsafe row(of: slot).pointee.flags.isSuperset(of: [.aligned, .tightBox])
        else { return nil }
        let (origin, scale) = (window.origin, window.scale)
        guard
            let isInside = Self.contains(worldPoint.x, box.minX, box.maxX, origin.x, scale.x)
        else { return nil }
        return isInside
            ? Self.contains(worldPoint.y, box.minY, box.maxY, origin.y, scale.y) : false
    }

    /// Whether a coordinate is between two edges, of which the upper one does not count; nil if an edge is
    /// not known.
    private static func contains(
        _ coordinate: Double, _ low: Int32, _ high: Int32, _ origin: Double, _ scale: Double
    ) -> Bool? {
        // The outermost quanta stand for what is beyond, too.
        guard low > 0 && high < MapWindow.greatest else { return nil }
        func edge(_ quantum: Int32) -> Double {
            AlignedCoordinate.closest(to: origin + (Double(quantum) + 0.5) / scale)
        }
        return edge(low) <= coordinate && coordinate < edge(high)
    }
}
