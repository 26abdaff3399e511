/// A small, fast, seeded generator of random numbers: the same seed gives the same numbers everywhere.
///
/// It adds a constant to a counter and scrambles the sum, so every seed is as good as any other.
public struct SplitMix64: RandomNumberGenerator, Sendable {
    /// The counter.
    private var state: UInt64

    /// Creates a generator; equal seeds give equal sequences.
    public init(seed: UInt64) {
        state = seed
    }

    /// The next sixty-four random bits.
    public mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var word = state
        word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
        word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
        return word ^ (word >> 31)
    }

    /// A number from 0 up to, and not including, 1.
    public mutating func unit() -> Double {
        Double(next() >> 11) * 0x1p-53
    }
}
