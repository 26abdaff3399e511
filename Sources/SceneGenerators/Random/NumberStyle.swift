/// How the coordinates of one tree are made, since every kind rounds in its own way.
struct NumberStyle: Sendable {
    /// The fractions that coordinates are multiples of.
    enum Grid: CaseIterable, Sendable {
        case integers
        case tenths
        case eighths
        case thirds
        case reals
    }

    /// The fractions that coordinates are multiples of.
    var grid: Grid

    /// The length of one point: 1 in most trees; in some so that sums overflow or vanish.
    var unit: Double

    /// Chooses a style; most are those of an ordinary screen.
    static func random(from source: inout RandomSource) -> NumberStyle {
        NumberStyle(
            grid: source.pick(Grid.allCases),
            unit: source.chance(0.75)
                ? 1 : source.pick([1e-6, 1e-3, 1e3, 1e7, 1e12, 1e15, 1e-300, 1e305]))
    }

    /// A number from about `low` to about `high`, on the grid.
    ///
    /// Should the limits not be finite, some number of the size of the unit.
    func number(from low: Double, to high: Double, _ source: inout RandomSource) -> Double {
        let value = low + source.unit() * (high - low)
        guard value.isFinite else { return source.unit() * 100 * unit }
        return snapped(value)
    }

    /// The nearest number below on the grid.
    func snapped(_ value: Double) -> Double {
        let steps: Double
        switch grid {
        case .integers: steps = 1
        case .tenths: steps = 10
        case .eighths: steps = 8
        case .thirds: steps = 3
        case .reals: return value
        }
        let scaled = value / unit * steps
        guard abs(scaled) < 0x1p52 else { return value }
        return Double(Int64(scaled)) / steps * unit
    }
}
