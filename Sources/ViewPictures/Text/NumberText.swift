extension Double {
    /// The number as pictures need it, to a hundredth.
    var drawn: String {
        // Coordinates far outside the picture are as good at its far side.
        let clamped = Swift.min(Swift.max(self, -1e6), 1e6)
        return Self.text((clamped * 100).rounded() / 100)
    }

    /// The number for people, to a thousandth.
    var told: String {
        abs(self) < 1e9 ? Self.text((self * 1000).rounded() / 1000) : "\(self)"
    }

    /// A share of 0 to 1 in per cent: a part is never told as nothing, and never as everything.
    ///
    /// Of an area too small or too large for its share to be a number, a part is "some".
    var percent: String {
        switch self {
        case _ where isNaN: "some"
        case 0: "0 %"
        case 1: "100 %"
        case ..<0.01: "under 1 %"
        case 0.99...: "over 99 %"
        default: "\(Int((self * 100).rounded())) %"
        }
    }

    /// The shortest text; whole numbers without a point, and no negative zero.
    private static func text(_ value: Double) -> String {
        value == value.rounded() ? String(Int(value)) : "\(value)"
    }
}
