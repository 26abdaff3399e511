/// Brings a dump that was pasted from a web page or a Windows editor to plain text.
enum DumpText {
    /// The entities that stand for characters of a dump.
    private static let entities: [(name: String, meaning: UInt8)] = [
        ("&lt;", .lessThan), ("&gt;", .greaterThan), ("&amp;", .ampersand),
        ("&quot;", .quotationMark), ("&#34;", .quotationMark), ("&apos;", .apostrophe),
        ("&#39;", .apostrophe), ("&#x27;", .apostrophe), ("&nbsp;", .space), ("&#160;", .space),
        ("&#124;", .verticalBar),
    ]

    /// So often a text may have been escaped.
    private static let mostEscapings = 3

    /// The text with line feeds alone as line ends, and with entities decoded if it was escaped.
    ///
    /// It was escaped if no view can be found in it as it is, but a `&lt;` can. Lines keep their
    /// numbers.
    static func plain(_ bytes: Span<UInt8>) -> [UInt8] {
        var text = withoutCarriageReturns(bytes)
        for _ in 0..<mostEscapings {
            let isPlain = ViewOpening.first(in: text.span, 0..<text.count) != nil
            if isPlain || !text.contains(.ampersand) { break }
            text = decodingEntities(text.span)
        }
        return text
    }

    private static func withoutCarriageReturns(_ bytes: Span<UInt8>) -> [UInt8] {
        var text: [UInt8] = []
        text.reserveCapacity(bytes.count)
        for position in bytes.byteOrderMarkLength..<bytes.count {
            let isLineEnd =
                bytes[position] == .carriageReturn && position + 1 < bytes.count
                && bytes[position + 1] == .lineFeed
            if !isLineEnd { text.append(bytes[position]) }
        }
        return text
    }

    private static func decodingEntities(_ text: Span<UInt8>) -> [UInt8] {
        var decoded: [UInt8] = []
        decoded.reserveCapacity(text.count)
        var position = 0
        while position < text.count {
            let entity =
                text[position] == .ampersand
                ? entities.first { text.hasText($0.name, at: position) } : nil
            decoded.append(entity?.meaning ?? text[position])
            position += entity?.name.utf8.count ?? 1
        }
        return decoded
    }
}
