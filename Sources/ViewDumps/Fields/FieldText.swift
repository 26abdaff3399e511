/// Reads the values that CSV cells and JSON strings have in common.
///
/// Ranges are of the text being read; a failure names the field and the place.
enum FieldText {
    /// What a number may look like, for messages.
    static let numberRule = "a number such as 12, -0.5 or 1e-3, or nan, inf, -inf"

    /// Reads a number; blanks around it do not count.
    static func number(
        _ field: @autoclosure () -> String, in bytes: Span<UInt8>, _ range: Range<Int>
    ) throws(LocatedProblem) -> Double {
        let trimmed = bytes.trimmed(range)
        guard let number = DecimalText.double(in: bytes, trimmed) else {
            throw LocatedProblem(field(), is: trimmed, of: bytes, mustBe: numberRule)
        }
        return number
    }

    /// Reads `0` or `1`; blanks around it do not count.
    static func flag(
        _ field: @autoclosure () -> String, in bytes: Span<UInt8>, _ range: Range<Int>
    ) throws(LocatedProblem) -> Bool {
        let trimmed = bytes.trimmed(range)
        if trimmed.count == 1 {
            if bytes[trimmed.lowerBound] == .zero { return false }
            if bytes[trimmed.lowerBound] == .one { return true }
        }
        throw LocatedProblem(field(), is: trimmed, of: bytes, mustBe: "0 or 1")
    }

    /// Reads numbers with a semicolon between any two.
    static func numbers(
        in bytes: Span<UInt8>, _ range: Range<Int>
    ) throws(LocatedProblem) -> [Double] {
        var numbers: [Double] = []
        var start = range.lowerBound
        while true {
            let end = bytes.firstOffset(of: .semicolon, in: start..<range.upperBound)
            numbers.append(
                try number("a number of region", in: bytes, start..<(end ?? range.upperBound)))
            guard let end else { return numbers }
            start = end + 1
        }
    }
}
