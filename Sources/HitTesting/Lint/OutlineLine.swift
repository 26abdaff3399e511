/// A straight boundary that is known up to a tolerance: of a slanted edge, because conversions
/// round; of a chord, because a curve bends.
///
/// `distance(to:)` is positive inside. A point with a distance of at least `tolerance` is surely on
/// the inner side, one with a distance of less than `−tolerance` surely is not, and in between
/// nothing is said.
struct OutlineLine: BitwiseCopyable {
    /// The direction to the inner side.
    ///
    /// Its greater component is 1 or −1, so distances come out up to √2 times as large as they are. All
    /// that counts is how they compare with the tolerance.
    let normalX, normalY: Double
    /// The distance of the origin.
    let offset: Double
    /// How far off the line may be, as distances come out.
    let tolerance: Double

    /// Creates the line `x·a + y·b + c = 0`, positive inside.
    ///
    /// - Returns: nil if the numbers give no direction.
    init?(_ a: Double, _ b: Double, _ c: Double, tolerance: Double) {
        let length = max(abs(a), abs(b))
        guard length > 0 && length.isFinite && c.isFinite && tolerance.isFinite else { return nil }
        normalX = a / length
        normalY = b / length
        offset = c / length
        // Never 0, so that a line always tells the polygons that it cuts from those that it does not.
        self.tolerance = max(tolerance / length, 0x1p-500)
    }

    /// The line with a tolerance that takes another one in, if the two nearly fall on one another
    /// where some corners are; else nil.
    ///
    /// Whatever is surely inside the wider line is surely inside both.
    func widened(toInclude other: OutlineLine, around corners: [Point2D]) -> OutlineLine? {
        var difference = 0.0
        for corner in corners {
            difference = max(difference, abs(distance(to: corner) - other.distance(to: corner)))
            if difference > 8 * (tolerance + other.tolerance) { return nil }
        }
        return OutlineLine(
            normalX: normalX, normalY: normalY, offset: offset,
            tolerance: max(tolerance, other.tolerance + difference))
    }

    /// Creates a line from its parts.
    private init(normalX: Double, normalY: Double, offset: Double, tolerance: Double) {
        self.normalX = normalX
        self.normalY = normalY
        self.offset = offset
        self.tolerance = tolerance
    }

    /// How far inside a point lies.
    func distance(to point: Point2D) -> Double { normalX * point.x + normalY * point.y + offset }

    /// The same line with its sides exchanged.
    var reversed: OutlineLine {
        OutlineLine(
            normalX: -normalX, normalY: -normalY, offset: -offset, tolerance: tolerance)
    }
}

extension [OutlineLine] {
    /// The lines and another one.
    ///
    /// Where it nearly falls on one of them, that one stands for both, so that views with the same
    /// edges, one in the other, do not pile up lines.
    ///
    /// - Parameter corners: A polygon around everything that the lines bound.
    func joined(by line: OutlineLine, around corners: [Point2D]) -> [OutlineLine] {
        for (index, old) in enumerated() {
            guard let wider = old.widened(toInclude: line, around: corners) else { continue }
            var lines = self
            lines[index] = wider
            return lines
        }
        return self + [line]
    }
}

extension HalfOpenBox {
    /// The four edges as lines, without tolerance; infinite edges bound nothing and are left out.
    var edgeLines: [OutlineLine] {
        [
            OutlineLine(1, 0, -minX.exact, tolerance: 0),
            OutlineLine(-1, 0, maxX.exact, tolerance: 0),
            OutlineLine(0, 1, -minY.exact, tolerance: 0),
            OutlineLine(0, -1, maxY.exact, tolerance: 0),
        ].compactMap(\.self)
    }
}
