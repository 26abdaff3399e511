/// Makes what tools write as XML legal XML, line for line.
///
/// Java's inner classes have a `$` in their names, which no tag may hold; some writers put out halves
/// of characters or control characters, and some leave an ampersand as it is. An XML reader refuses
/// the whole text for one of these.
enum XMLText {
    /// What stands for a `$` in a tag; no Java name holds it.
    private static let dollarSubstitute = UInt8.minus

    /// The entities that XML has without a declaration.
    private static let entities = ["&amp;", "&lt;", "&gt;", "&quot;", "&apos;"]

    /// The part of a text from an offset, made legal.
    ///
    /// - Complexity: O(n) in its length.
    static func legalized(_ text: Span<UInt8>, from start: Int) -> [UInt8] {
        var legal: [UInt8] = []
        legal.reserveCapacity(text.count - start)
        var isInTagName = false
        var position = start
        while position < text.count {
            let byte = text[position]
            if byte == .ampersand, let reference = NumericReference(in: text, at: position) {
                let length = appendReference(reference, in: text, at: position, to: &legal)
                position += length
                continue
            }
            if byte == .ampersand && !entities.contains(where: { text.hasText($0, at: position) }) {
                legal.append(contentsOf: "&amp;".utf8)
                position += 1
                continue
            }
            if byte == .lessThan {
                isInTagName = true
            } else if byte == .greaterThan || byte.isWhiteSpace {
                isInTagName = false
            }
            if byte == 0xC2 && text.hasText("\u{A0}", at: position) {
                // Between attributes, only XML's own blanks may stand.
                legal.append(.space)
                position += 2
                continue
            }
            if isInTagName && byte == UInt8(ascii: "$") {
                legal.append(dollarSubstitute)
            } else {
                legal.append(byte < 0x20 && !byte.isWhiteSpace ? .space : byte)
            }
            position += 1
        }
        return legal
    }

    /// The class that a tag of legal text names.
    static func className(ofTag name: String) -> String {
        String(name.map { $0 == "-" ? "$" : $0 })
    }

    /// Appends the reference at an offset, or what is meant by it; how much of the text that is.
    ///
    /// Two halves of a character become the character, and what names none a blank.
    private static func appendReference(
        _ reference: NumericReference, in text: Span<UInt8>, at position: Int,
        to legal: inout [UInt8]
    ) -> Int {
        let number = reference.number
        let second = NumericReference(in: text, at: position + reference.length)
        var length = reference.length
        let character: UInt32
        if (0xD800..<0xDC00).contains(number), let second,
            (0xDC00..<0xE000).contains(second.number)
        {
            character = 0x10000 + (number - 0xD800) << 10 + (second.number - 0xDC00)
            length += second.length
        } else {
            let isLegal =
                number >= 0x20 && Unicode.Scalar(number) != nil && number & 0xFFFE != 0xFFFE
                || number == 9 || number == 10 || number == 13
            character = isLegal ? number : 9
        }
        let digits = String(character)
        let zeros = String(repeating: "0", count: max(length - digits.utf8.count - 3, 0))
        legal.append(contentsOf: "&#\(zeros)\(digits);".utf8)
        return length
    }
}
