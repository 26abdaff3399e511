/// A line of a hierarchy without rectangles, after the bars and marks that tell its depth.
struct GeometrylessLine {
    /// The format that prints such lines, or nil if none does.
    let format: GeometrylessFormat?

    /// Reads a line.
    init(in text: Span<UInt8>, _ line: Range<Int>) {
        let trimmed = text.trimmedOfWhiteSpace(line)
        let bars = trimmed.prefix { text[$0] == .verticalBar || text[$0].isBlank }
        let entry = trimmed[bars.upperBound...]
        if let failure = Self.failure(in: text, trimmed) {
            format = failure
        } else if Self.isTraced(in: text, entry) {
            format = .autolayoutTrace
        } else if text.hasPrefix("<", entry)
            && Self.contains(", state: ", in: text, entry)
            && Self.contains("view: ", in: text, entry)
        {
            format = .viewControllers
        } else if !bars.isEmpty && Self.isOfKIF(in: text, entry) {
            format = .kif
        } else if text.hasPrefix("QWidget::", entry) || text.hasPrefix("QMainWindow::", entry) {
            format = .qtObjects
        } else {
            format = nil
        }
    }

    /// The sentences of browser drivers.
    private static let sentences = [
        "intercepts pointer events", "not clickable at point", "would receive the click",
        "obscures it", "obscured by another element",
    ]

    private static func failure(in text: Span<UInt8>, _ line: Range<Int>) -> GeometrylessFormat? {
        sentences.contains { contains($0, in: text, line) } ? .interceptedClick : nil
    }

    /// Whether this is `•UIView:0x7f88a8ca2880` or `*<UIWindow:0x108f537f0>`.
    private static func isTraced(in text: Span<UInt8>, _ entry: Range<Int>) -> Bool {
        let marks = entry.prefix {
            !text[$0].isLetter && text[$0] != UInt8(ascii: "_") && !text[$0].isBlank
        }
        let name = entry[marks.upperBound...].prefix { text[$0].isInJavaName }
        return !name.isEmpty && text.hasPrefix(":0x", name.upperBound..<entry.upperBound)
    }

    /// Whether this is `UILabel (invisible), label: …`, as KIF prints below a bar.
    private static func isOfKIF(in text: Span<UInt8>, _ entry: Range<Int>) -> Bool {
        let name = entry.prefix { text[$0].isInJavaName }
        guard !name.isEmpty else { return false }
        let rest = name.upperBound..<entry.upperBound
        let beginnings = [
            " (invisible", " (enabled", " (disabled", " (not ", ", label: ", ", identifier: ",
        ]
        return beginnings.contains { text.hasPrefix($0, rest) }
    }

    private static func contains(
        _ wanted: String, in text: Span<UInt8>, _ range: Range<Int>
    ) -> Bool {
        guard let first = wanted.utf8.first else { return true }
        var position = range.lowerBound
        while let found = text.firstOffset(of: first, in: position..<range.upperBound) {
            if text.hasPrefix(wanted, found..<range.upperBound) { return true }
            position = found + 1
        }
        return false
    }
}

extension GeometrylessFormat {
    /// The format of the first line of a text that is of one of these.
    ///
    /// - Returns: The format and where its line begins, or nil.
    /// - Complexity: O(n) in the text's length.
    static func first(in text: Span<UInt8>) -> (format: GeometrylessFormat, offset: Int)? {
        var start = 0
        while start < text.count {
            let end = text.lineEnd(of: start)
            if let format = GeometrylessLine(in: text, start..<end).format {
                return (format, start)
            }
            start = end + 1
        }
        return nil
    }
}
