extension Double {
    /// The least finite number for which a condition holds that, once it holds, holds for all
    /// greater ones; infinity if it holds for none, −infinity if it holds for all.
    ///
    /// Searches the doubles themselves, so the answer is exact whatever roundings the condition
    /// involves.
    ///
    /// - Parameters:
    ///   - guess: Where to start; a good one makes the search take two steps.
    ///   - holds: The condition; it is asked of finite numbers only.
    /// - Complexity: O(1): at most some 130 questions.
    static func least(near guess: Double, where holds: (Double) -> Bool) -> Double {
        let last = greatestFiniteMagnitude.rank
        var start = guess.isFinite ? guess.rank : 0
        start = min(max(start, -last), last)
        // Brackets the answer between a rank that fails and one that holds, in growing strides.
        var failing: Int64
        var holding: Int64
        var stride: Int64 = 1
        if holds(Double(rank: start)) {
            holding = start
            while true {
                let isFar = holding < 0 && stride >= holding + last
                failing = isFar ? -last : max(holding - stride, -last)
                if !holds(Double(rank: failing)) { break }
                if failing == -last { return -infinity }
                holding = failing
                if stride < 1 << 60 { stride *= 4 }
            }
        } else {
            failing = start
            while true {
                let isFar = failing > 0 && stride >= last - failing
                holding = isFar ? last : min(failing + stride, last)
                if holds(Double(rank: holding)) { break }
                if holding == last { return infinity }
                failing = holding
                if stride < 1 << 60 { stride *= 4 }
            }
        }
        while holding - failing > 1 {
            let middle = failing + (holding - failing) / 2
            if holds(Double(rank: middle)) { holding = middle } else { failing = middle }
        }
        return Double(rank: holding)
    }

    /// The place of a finite number among the finite doubles, 0 for zero.
    private var rank: Int64 {
        let bits = Int64(bitPattern: bitPattern)
        return bits >= 0 ? bits : Int64.min &- bits
    }

    /// The finite number at a place.
    private init(rank: Int64) {
        self.init(
            bitPattern: rank >= 0
                ? UInt64(bitPattern: rank) : UInt64(bitPattern: Int64.min &- rank))
    }
}
