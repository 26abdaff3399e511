/// The brackets of a JSON value, whole or cut off.
struct JSONBrackets {
    /// Whether they all close.
    let isClosed: Bool

    /// Where the value ends; if it is cut off, where the last value in it that is whole ends.
    let end: Int

    /// What closes the brackets that are open at the end, the innermost first.
    let missing: [UInt8]

    /// Follows the brackets from the one at an offset on.
    ///
    /// - Complexity: O(n) in the value's length.
    init(in text: Span<UInt8>, from start: Int) {
        var scan = Scan(position: start)
        /// Behind the last value that is whole.
        var whole = start + 1
        while scan.position < text.count {
            let byte = text[scan.position]
            let isComma = byte == .comma && !scan.isInString
            if isComma { whole = scan.position }
            let depth = scan.open.count
            scan.step(in: text)
            if scan.open.count < depth { whole = scan.position }
            if scan.open.isEmpty {
                (isClosed, end, missing) = (true, scan.position, [])
                return
            }
        }
        var again = Scan(position: start)
        while again.position < whole { again.step(in: text) }
        (isClosed, end, missing) = (false, whole, again.open.reversed())
    }

    /// What is open at a position.
    private struct Scan {
        var position: Int
        var isInString = false

        /// What closes each open bracket.
        var open: [UInt8] = []

        /// Takes a character, and an escaped one with its backslash.
        mutating func step(in text: Span<UInt8>) {
            switch text[position] {
            case .backslash where isInString: position += 1
            case .quotationMark: isInString.toggle()
            case .leftBrace where !isInString: open.append(.rightBrace)
            case .leftBracket where !isInString: open.append(.rightBracket)
            case .rightBrace where !isInString, .rightBracket where !isInString:
                _ = open.popLast()
            default: break
            }
            position += 1
        }
    }
}
