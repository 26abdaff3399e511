/// The text of one view in Espresso's hierarchy: `+-->LinearLayout{id=-1, …} `.
struct EspressoRecord {
    /// How many dashes stand before the view.
    let depth: Int

    /// Where the record begins.
    let start: Int

    /// The name of the class.
    let className: Range<Int>

    /// The fields, from behind the brace.
    var fields: Range<Int>

    /// Reads the beginning of a record at a `+`; nil if none is there.
    ///
    /// - Parameter end: Where the text ends that the fields may reach to.
    init?(in text: Span<UInt8>, at start: Int, before end: Int) {
        var position = start + 1
        while position < end && text[position] == .minus { position += 1 }
        depth = position - start - 1
        guard position < end && text[position] == .greaterThan else { return nil }
        let name = position + 1
        position = name
        while position < end && text[position].isInJavaName { position += 1 }
        guard position > name && text.hasPrefix("{id=", position..<end) else { return nil }
        self.start = start
        className = name..<position
        fields = position + 1..<end
    }
}

extension UInt8 {
    /// Whether this may stand in the name of a Java class.
    var isInJavaName: Bool {
        isLetter || isDigit || self == .period || self == UInt8(ascii: "$")
            || self == UInt8(ascii: "_") || self >= 0x80
    }
}
