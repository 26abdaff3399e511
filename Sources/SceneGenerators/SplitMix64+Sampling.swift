import HitTesting

/// The standard library does not promise that `Double.random(in:using:)` maps the same bits to the
/// same number in every release; these mappings do not change, so a seed names a scene.
extension SplitMix64 {
    /// A generator with a sequence of its own; this one moves on by one step.
    ///
    /// A part of a scene that draws from its own generator stays as it is when another part draws
    /// more.
    public mutating func split() -> SplitMix64 {
        SplitMix64(seed: next())
    }

    /// A number of a range, evenly distributed.
    ///
    /// - Precondition: The range's bounds are finite.
    public mutating func double(in range: ClosedRange<Double>) -> Double {
        range.lowerBound + unit() * (range.upperBound - range.lowerBound)
    }

    /// A whole number from 0 up to, and not including, `count`.
    ///
    /// - Precondition: `count` is positive.
    public mutating func index(below count: Int) -> Int {
        precondition(
            count > 0, "A random index needs at least one to choose from, and got \(count)")
        return Int(next().multipliedFullWidth(by: UInt64(count)).high)
    }

    /// A whole number of a range, evenly distributed.
    public mutating func integer(in range: ClosedRange<Int>) -> Int {
        range.lowerBound + index(below: range.count)
    }

    /// True once in so many times.
    ///
    /// - Precondition: `count` is positive.
    public mutating func isOnce(in count: Int) -> Bool {
        index(below: count) == 0
    }

    /// A rectangle of random sides at a random place in an area.
    mutating func frame(
        widths: ClosedRange<Double>, heights: ClosedRange<Double>, in area: Size2D
    ) -> Rect2D {
        let width = double(in: widths)
        let height = double(in: heights)
        return Rect2D(
            x: unit() * (area.width - width), y: unit() * (area.height - height), width: width,
            height: height)
    }

    /// A point of a rectangle, evenly distributed.
    public mutating func point(in rect: Rect2D) -> Point2D {
        Point2D(x: rect.minX + unit() * rect.width, y: rect.minY + unit() * rect.height)
    }
}
