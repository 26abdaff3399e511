/// One attribute of a printed view: `alpha = 0.5`, `reactTag: 11`.
struct PrintedAttribute {
    /// What stands before the equals sign or colon.
    var name: Range<Int>

    /// What stands after it, without blanks around.
    var value: Range<Int>

    /// Takes a piece between two semicolons apart; nil if it is no attribute.
    init?(_ piece: Range<Int>, in text: Span<UInt8>) {
        var position = piece.lowerBound
        while position < piece.upperBound && text[position].isWhiteSpace { position += 1 }
        let start = position
        while position < piece.upperBound && text[position].isInAttributeName { position += 1 }
        name = start..<position
        while position < piece.upperBound && text[position].isBlank { position += 1 }
        guard
            !name.isEmpty, position < piece.upperBound,
            text[position] == .equals || text[position] == .colon
        else { return nil }
        value = text.trimmed(position + 1..<piece.upperBound)
    }
}

extension UInt8 {
    /// Whether this may stand in an attribute's name, such as `ax.label`.
    fileprivate var isInAttributeName: Bool {
        isLetter || isDigit || self == .period || self == UInt8(ascii: "_")
    }
}
