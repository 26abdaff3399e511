/// Reads the numbers of `(0 20; 320 460)`, `[1, 0, 0, 1, 0, 0]` or `{0, -64}`.
enum PrintedNumbers {
    /// The numbers of a value, or nil if anything else stands among them.
    ///
    /// Brackets and separators are not checked: dumps that were typed or scanned mix them up.
    static func list(in text: Span<UInt8>, _ range: Range<Int>) -> [Double]? {
        var numbers: [Double] = []
        var position = range.lowerBound
        while position < range.upperBound {
            guard !text[position].isBetweenNumbers else {
                position += 1
                continue
            }
            let start = position
            while position < range.upperBound && !text[position].isBetweenNumbers { position += 1 }
            guard let number = number(in: text, start..<position) else { return nil }
            numbers.append(number)
        }
        return numbers
    }

    /// A number as C prints it, which may give NaN a sign.
    private static func number(in text: Span<UInt8>, _ range: Range<Int>) -> Double? {
        if text.matches("-nan", range) { return .nan }
        return DecimalText.double(in: text, range)
    }
}

extension UInt8 {
    /// Whether this is white space, a bracket or a separator.
    fileprivate var isBetweenNumbers: Bool {
        switch self {
        case .comma, .semicolon, .leftBracket, .rightBracket, .leftBrace, .rightBrace,
            UInt8(ascii: "("), UInt8(ascii: ")"):
            true
        default: isWhiteSpace
        }
    }
}
