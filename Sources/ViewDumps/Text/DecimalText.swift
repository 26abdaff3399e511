/// Reads decimal numbers, rounded exactly, without making a `String` of the common ones.
///
/// The grammar is the file formats': `[+-]digits[.digits][e[+-]digits]`, `nan`, `inf` or `-inf`.
enum DecimalText {
    /// The powers of ten that a `Double` holds exactly.
    private static let exactPowers: [Double] = [
        1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16,
        1e17, 1e18, 1e19, 1e20, 1e21, 1e22,
    ]

    /// The powers of ten that a `UInt64` holds.
    private static let integerPowers: [UInt64] = (0...19).map { exponent in
        (0..<exponent).reduce(1) { power, _ in power * 10 }
    }

    /// The number that a range of bytes spells, or nil if it spells none.
    ///
    /// Too large a number is an infinity, too small a one a zero.
    ///
    /// - Parameter allowsCapitalExponent: Whether `E` may stand for `e`, as in JSON.
    /// - Complexity: O(n) in the number of digits.
    static func double(
        in bytes: Span<UInt8>, _ range: Range<Int>, allowsCapitalExponent: Bool = false
    ) -> Double? {
        var position = range.lowerBound
        let end = range.upperBound
        var isNegative = false
        if position < end && (bytes[position] == .minus || bytes[position] == .plus) {
            isNegative = bytes[position] == .minus
            position += 1
        }
        var digits = Digits()
        guard digits.read(bytes, &position, end, isFraction: false) else {
            return keyword(in: bytes, range)
        }
        if position < end && bytes[position] == .period {
            position += 1
            guard digits.read(bytes, &position, end, isFraction: true) else { return nil }
        }
        if position < end {
            let mark = allowsCapitalExponent ? bytes[position] | 0x20 : bytes[position]
            guard mark == UInt8(ascii: "e") else { return nil }
            position += 1
            guard digits.readExponent(bytes, &position, end), position == end else { return nil }
        }
        // What is left has many digits or a large exponent; the standard library rounds it exactly.
        guard let magnitude = magnitude(of: digits) else { return Double(bytes.text(range)) }
        return isNegative ? -magnitude : magnitude
    }

    /// The three numbers that are words.
    private static func keyword(in bytes: Span<UInt8>, _ range: Range<Int>) -> Double? {
        if bytes.matches("nan", range) { return .nan }
        if bytes.matches("inf", range) { return .infinity }
        if bytes.matches("-inf", range) { return -.infinity }
        return nil
    }

    /// The number that digits stand for, where few operations round it exactly.
    private static func magnitude(of digits: Digits) -> Double? {
        guard !digits.areTruncated else { return nil }
        let mantissa = digits.mantissa
        let exponent = digits.exponent
        if mantissa <= 1 << 53 && -22...22 ~= exponent {
            // Both operands are exact, so the one operation rounds correctly.
            return exponent < 0
                ? Double(mantissa) / exactPowers[-exponent]
                : Double(mantissa) * exactPowers[exponent]
        }
        guard mantissa > 0 && -19...0 ~= exponent else { return nil }
        return quotient(of: mantissa, by: integerPowers[-exponent])
    }

    /// A quotient of two integers, rounded to nearest with ties to even.
    ///
    /// Both are shifted up to their top bits, so that the integer quotient has at least 63 bits. The
    /// remainder then only matters as a bit far below the last one that a `Double` keeps.
    private static func quotient(of dividend: UInt64, by divisor: UInt64) -> Double {
        let dividendShift = dividend.leadingZeroBitCount
        let divisorShift = divisor.leadingZeroBitCount
        let shifted = dividend << UInt64(dividendShift)
        let (quotient, remainder) = (divisor << UInt64(divisorShift)).dividingFullWidth(
            (high: shifted >> 1, low: shifted << 63))
        let sticky = quotient | (remainder == 0 ? 0 : 1)
        // A power of two between 2^-126 and 2^0, as its exponent field.
        let scale = Double(bitPattern: UInt64(1023 + divisorShift - dividendShift - 63) << 52)
        return Double(sticky) * scale
    }

    /// Decimal digits as an integer and a power of ten.
    private struct Digits {
        /// The digits as an integer.
        var mantissa: UInt64 = 0

        /// The power of ten that the integer is to be multiplied by.
        var exponent = 0

        /// Whether there were more digits than the integer holds.
        var areTruncated = false

        /// Reads digits up to another character; false if there is none.
        mutating func read(
            _ bytes: Span<UInt8>, _ position: inout Int, _ end: Int, isFraction: Bool
        ) -> Bool {
            let start = position
            while position < end && bytes[position].isDigit {
                if mantissa < 1_000_000_000_000_000_000 {
                    mantissa = mantissa &* 10 &+ UInt64(bytes[position] &- .zero)
                    if isFraction { exponent -= 1 }
                } else {
                    areTruncated = true
                }
                position += 1
            }
            return position > start
        }

        /// Reads a signed exponent; false if it has no digit.
        mutating func readExponent(
            _ bytes: Span<UInt8>, _ position: inout Int, _ end: Int
        ) -> Bool {
            var isNegative = false
            if position < end && (bytes[position] == .minus || bytes[position] == .plus) {
                isNegative = bytes[position] == .minus
                position += 1
            }
            let start = position
            var value = 0
            while position < end && bytes[position].isDigit {
                // Far beyond what a Double reaches, more digits make no difference here.
                if value < 100_000 { value = value * 10 + Int(bytes[position] &- .zero) }
                position += 1
            }
            exponent += isNegative ? -value : value
            return position > start
        }
    }
}
