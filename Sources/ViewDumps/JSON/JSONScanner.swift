/// Reads the smallest parts of JSON: strings, numbers, words and punctuation.
struct JSONScanner {
    /// Where the scanner is, as a byte offset.
    private(set) var position: Int

    /// Creates a scanner at the beginning of a text, past a byte order mark.
    init(_ bytes: Span<UInt8>) { position = bytes.byteOrderMarkLength }

    /// Reads a key and its colon.
    mutating func key(
        in bytes: Span<UInt8>, at index: Int
    ) throws(LocatedProblem) -> JSONDocument.Value {
        skipWhiteSpace(in: bytes)
        guard position < bytes.count && bytes[position] == .quotationMark else {
            throw LocatedProblem(.syntax("a key in quotation marks must stand here"), at: position)
        }
        let key = try string(in: bytes, at: index)
        try expect(.colon, in: bytes)
        return key
    }

    /// Reads a value; of an object or array only the opening bracket.
    mutating func value(
        in bytes: Span<UInt8>, at index: Int
    ) throws(LocatedProblem) -> JSONDocument.Value {
        skipWhiteSpace(in: bytes)
        guard position < bytes.count else {
            throw LocatedProblem(.syntax("the text ends where a value must stand"), at: position)
        }
        let start = position
        switch bytes[position] {
        case .leftBrace, .leftBracket:
            position += 1
            return JSONDocument.Value(
                kind: bytes[start] == .leftBrace ? .object : .array, range: start..<position,
                next: index + 1)
        case .quotationMark:
            return try string(in: bytes, at: index)
        case let byte where byte == .minus || byte.isDigit:
            try skipNumber(in: bytes)
            return JSONDocument.Value(kind: .number, range: start..<position, next: index + 1)
        default:
            for (word, kind) in [
                ("true", JSONDocument.Kind.true), ("false", .false), ("null", .null),
            ]
            where bytes.hasText(word, at: position) {
                position += word.utf8.count
                return JSONDocument.Value(kind: kind, range: start..<position, next: index + 1)
            }
            throw LocatedProblem(.syntax("a JSON value must stand here"), at: position)
        }
    }

    /// Goes past white space and, if it follows, a character; whether it did.
    mutating func skip(_ character: UInt8, in bytes: Span<UInt8>) -> Bool {
        skipWhiteSpace(in: bytes)
        guard position < bytes.count && bytes[position] == character else { return false }
        position += 1
        return true
    }

    /// Goes past white space and a character that must follow.
    mutating func expect(_ character: UInt8, in bytes: Span<UInt8>) throws(LocatedProblem) {
        guard skip(character, in: bytes) else {
            let expected = String(UnicodeScalar(character))
            let alternative = character == .colon ? "" : "a comma or "
            throw LocatedProblem(
                .syntax("\(alternative)'\(expected)' must stand here"), at: position)
        }
    }

    /// Makes sure that nothing follows.
    mutating func expectEnd(in bytes: Span<UInt8>) throws(LocatedProblem) {
        skipWhiteSpace(in: bytes)
        guard position == bytes.count else {
            throw LocatedProblem(.syntax("nothing may follow the value"), at: position)
        }
    }

    private mutating func skipWhiteSpace(in bytes: Span<UInt8>) {
        while position < bytes.count && bytes[position].isWhiteSpace { position += 1 }
    }

    /// Reads a string; its escapes are checked when it is decoded.
    private mutating func string(
        in bytes: Span<UInt8>, at index: Int
    ) throws(LocatedProblem) -> JSONDocument.Value {
        let opening = position
        var hasEscapes = false
        position += 1
        while position < bytes.count && bytes[position] != .quotationMark {
            guard bytes[position] >= .space else {
                throw LocatedProblem(
                    .syntax("a control character in a string; write it as an escape"), at: position)
            }
            if bytes[position] == .backslash {
                hasEscapes = true
                position += 1
            }
            position += 1
        }
        guard position < bytes.count else {
            throw LocatedProblem(.syntax("the string that begins here never ends"), at: opening)
        }
        position += 1
        return JSONDocument.Value(
            kind: .string, hasEscapes: hasEscapes, range: opening + 1..<position - 1,
            next: index + 1)
    }

    /// Goes past a number: `-`, digits without leading zeros, a fraction, an exponent.
    private mutating func skipNumber(in bytes: Span<UInt8>) throws(LocatedProblem) {
        let start = position
        if bytes[position] == .minus { position += 1 }
        let integer = position
        var isValid = skipDigits(in: bytes)
        if isValid && bytes[integer] == .zero { isValid = position == integer + 1 }
        if position < bytes.count && bytes[position] == .period {
            position += 1
            isValid = skipDigits(in: bytes) && isValid
        }
        if position < bytes.count && bytes[position] | 0x20 == UInt8(ascii: "e") {
            position += 1
            if position < bytes.count && (bytes[position] == .minus || bytes[position] == .plus) {
                position += 1
            }
            isValid = skipDigits(in: bytes) && isValid
        }
        guard isValid else {
            throw LocatedProblem(
                .syntax("'\(bytes.text(start..<position))' is not a JSON number"), at: start)
        }
    }

    /// Goes past digits; false if there is none.
    private mutating func skipDigits(in bytes: Span<UInt8>) -> Bool {
        let start = position
        while position < bytes.count && bytes[position].isDigit { position += 1 }
        return position > start
    }
}
