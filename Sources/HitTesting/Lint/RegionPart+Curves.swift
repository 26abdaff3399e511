extension RegionPart {
    /// An ellipse as the polygon halfway between one inside and one around it.
    static func ellipse(
        in bounds: Rect2D, _ rules: RegionPartRules, _ slot: UInt32
    ) -> [RegionPart] {
        let box = HalfOpenBox(bounds)
        if box.isEmpty { return [] }
        let (rx, ry) = ((bounds.maxX - bounds.minX) / 2, (bounds.maxY - bounds.minY) / 2)
        guard box.isMeasurable else { return [RegionPart(box: box, doubt: slot)] }
        let (cx, cy) = (bounds.minX + rx, bounds.minY + ry)
        let chords = UnitCircleChords(
            radius: max(rx, ry), tolerance: rules.curveTolerance
        ).chords
        let rounding = ApproximateMap.unit * (2 + abs(cx) / rx + abs(cy) / ry)
        let lines = chords.compactMap { chord in
            OutlineLine(
                -chord.normal.x / rx, -chord.normal.y / ry,
                chord.distance + (chord.normal.x / rx * cx + chord.normal.y / ry * cy),
                tolerance: chord.tolerance + rounding)
        }
        let isWhole = lines.count == chords.count
        return [RegionPart(box: box, lines: lines, doubt: isWhole ? ViewStore.world : slot)]
    }

    /// A rectangle with the chords of a quarter circle in each corner.
    static func roundedRect(
        _ bounds: Rect2D, radius: Double, _ rules: RegionPartRules, _ slot: UInt32
    ) -> [RegionPart] {
        let box = HalfOpenBox(bounds)
        if box.isEmpty { return [] }
        let largest = min(bounds.maxX - bounds.minX, bounds.maxY - bounds.minY) / 2
        let r = radius > 0 ? min(radius, largest) : 0
        guard r > 0 else { return [RegionPart(box: box)] }
        guard box.isMeasurable else { return [RegionPart(box: box, doubt: slot)] }
        let chords = UnitCircleChords(radius: r, tolerance: rules.curveTolerance).chords
        let rounding = ApproximateMap.unit * (2 * r + box.reach)
        let lines = chords.compactMap { chord in
            let normal = chord.normal
            let cx = normal.x < 0 ? bounds.minX + r : bounds.maxX - r
            let cy = normal.y < 0 ? bounds.minY + r : bounds.maxY - r
            return OutlineLine(
                -normal.x, -normal.y, chord.distance * r + (normal.x * cx + normal.y * cy),
                tolerance: chord.tolerance * r + rounding)
        }
        return [RegionPart(box: box, lines: lines)]
    }
}

/// Lines around the unit circle, each between a chord and the parallel tangent.
///
/// The chords' ends include the four points where the circle touches its bounding box. A point beyond
/// a line by more than its tolerance is not in the circle; one within all by their tolerances is.
struct UnitCircleChords {
    /// One line.
    struct Chord {
        /// The direction outward, never along an axis; its length is a hair less than 1.
        let normal: Point2D
        /// How far the line is from the middle, times the direction's length.
        let distance: Double
        /// How far the tangent and the chord are from the line, likewise.
        let tolerance: Double
    }

    /// The lines, all the way round.
    let chords: [Chord]

    /// Chooses as many chords as a tolerance asks for, 8 to 128.
    ///
    /// The ends of a quarter's chords have the tangents of half their angles at equal distances, so
    /// that they are quotients of whole numbers: `((1 − t²) / (1 + t²), 2t / (1 + t²))`. For two ends
    /// with the inner product c, `n = (v + w) / 2` is the direction; the chord is at `(1 + c) / 2`, and
    /// the tangent at √((1 + c) / 2), which is at most `(3 + c) / 4`.
    ///
    /// - Parameters:
    ///   - radius: The circle's radius, in points.
    ///   - tolerance: How far chords may be from the circle, in points.
    init(radius: Double, tolerance: Double) {
        var quarter = 2
        // The longest chords bulge by 1 / (2 · quarter²) of the radius.
        while quarter < 32 && radius > 2 * Double(quarter * quarter) * tolerance { quarter *= 2 }
        let ends = (0...quarter).map { index in
            let tangent = Double(index) / Double(quarter)
            let square = tangent * tangent
            return Point2D((1 - square) / (1 + square), 2 * tangent / (1 + square))
        }
        let first = zip(ends, ends.dropFirst()).map { start, end in
            let product = start.x * end.x + start.y * end.y
            return Chord(
                normal: Point2D((start.x + end.x) / 2, (start.y + end.y) / 2),
                distance: ((1 + product) / 2 + (3 + product) / 4) / 2,
                tolerance: (1 - product) / 8)
        }
        func turned(_ chords: [Chord]) -> [Chord] {
            chords.map { chord in
                Chord(
                    normal: Point2D(-chord.normal.y, chord.normal.x), distance: chord.distance,
                    tolerance: chord.tolerance)
            }
        }
        let second = turned(first)
        let third = turned(second)
        chords = first + second + third + turned(third)
    }
}
