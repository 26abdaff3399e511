/// Decodes and encodes the inside of JSON strings.
enum JSONString {
    /// The characters that follow a backslash, and what they stand for.
    private static let shortEscapes: [(letter: UInt8, meaning: UInt8)] = [
        (.quotationMark, .quotationMark), (.backslash, .backslash), (UInt8(ascii: "/"), 0x2F),
        (UInt8(ascii: "b"), 0x08), (UInt8(ascii: "f"), 0x0C), (UInt8(ascii: "n"), .lineFeed),
        (UInt8(ascii: "r"), .carriageReturn), (UInt8(ascii: "t"), .tab),
    ]

    /// The text of a string, its escapes decoded.
    ///
    /// - Throws: ``LocatedProblem`` at an escape that does not exist.
    static func decode(
        _ value: JSONDocument.Value, in bytes: Span<UInt8>
    ) throws(LocatedProblem) -> String {
        guard value.hasEscapes else { return bytes.text(value.range) }
        var text = String.UnicodeScalarView()
        var position = value.range.lowerBound
        let end = value.range.upperBound
        while position < end {
            if bytes[position] == .backslash {
                text.append(try scalar(ofEscapeIn: bytes, at: &position, end))
            } else {
                let start = position
                while position < end && bytes[position] != .backslash { position += 1 }
                text.append(contentsOf: bytes.text(start..<position).unicodeScalars)
            }
        }
        return String(text)
    }

    /// Appends a text in quotation marks.
    static func append(_ text: String, to output: inout [UInt8]) {
        output.append(.quotationMark)
        for byte in text.utf8 {
            if let escape = shortEscapes.first(where: { $0.meaning == byte && byte != 0x2F }) {
                output.append(.backslash)
                output.append(escape.letter)
            } else if byte < .space {
                let digits = String(byte, radix: 16)
                output.append(contentsOf: "\\u\(digits.count == 1 ? "000" : "00")\(digits)".utf8)
            } else {
                output.append(byte)
            }
        }
        output.append(.quotationMark)
    }

    /// Reads an escape, or two that make a surrogate pair.
    private static func scalar(
        ofEscapeIn bytes: Span<UInt8>, at position: inout Int, _ end: Int
    ) throws(LocatedProblem) -> Unicode.Scalar {
        let start = position
        let letter = bytes[position + 1]
        if let escape = shortEscapes.first(where: { $0.letter == letter }) {
            position += 2
            return Unicode.Scalar(escape.meaning)
        }
        guard let unit = codeUnit(in: bytes, at: &position, end) else {
            throw LocatedProblem(.syntax("no such escape in JSON"), at: start)
        }
        if let scalar = Unicode.Scalar(unit) { return scalar }
        guard
            UTF16.isLeadSurrogate(unit),
            let trail = codeUnit(in: bytes, at: &position, end), UTF16.isTrailSurrogate(trail)
        else {
            throw LocatedProblem(.syntax("half of a surrogate pair"), at: start)
        }
        return UTF16.decode(UTF16.EncodedScalar([unit, trail]))
    }

    /// Reads an escape of four hexadecimal digits, or nothing.
    private static func codeUnit(
        in bytes: Span<UInt8>, at position: inout Int, _ end: Int
    ) -> UInt16? {
        guard position + 6 <= end, bytes.hasText("\\u", at: position) else { return nil }
        let digits = position + 2..<position + 6
        for digit in digits where !bytes[digit].isHexadecimalDigit { return nil }
        position += 6
        return UInt16(bytes.text(digits), radix: 16)
    }
}
