import Foundation

/// Finds the JSON of an accessibility tree in a text that may hold more.
enum AccessibilityJSONText {
    /// The keys that only elements have.
    private static let marks = ["\"AXFrame\"", "\"rect\"", "\"bounds\"", "\"frame\""]

    /// Whether the key of an element's rectangle stands at an offset.
    static func isMark(in text: Span<UInt8>, at position: Int) -> Bool {
        guard position + 1 < text.count && text[position + 1].isLetter,
            let mark = marks.first(where: { text.hasText($0, at: position) })
        else { return false }
        var end = position + mark.utf8.count
        while end < text.count && text[end].isWhiteSpace { end += 1 }
        guard end < text.count && text[end] == .colon else { return false }
        end += 1
        while end < text.count && text[end].isWhiteSpace { end += 1 }
        // This project's own frames are arrays, and its regions are no rectangles of this kind.
        return end < text.count && (text[end] == .leftBrace || text[end] == .quotationMark)
    }

    /// So many brackets may stand before the one that the JSON begins with: `[debug] [HTTP] {`.
    private static let mostFalseStarts = 20

    /// The range of the JSON value that an element's key stands in.
    ///
    /// - Throws: ``LocatedProblem`` if it has no end: the text is cut.
    /// - Complexity: O(n) in the text's length.
    static func extent(
        in text: Span<UInt8>, around mark: Int
    ) throws(LocatedProblem) -> Range<Int> {
        var position = 0
        for _ in 0..<mostFalseStarts {
            while position < mark && text[position] != .leftBrace && text[position] != .leftBracket
            {
                position += 1
            }
            guard position < mark else { break }
            if let end = valueEnd(in: text, from: position) {
                if end > mark { return position..<end }
                position = end
            } else {
                position += 1
            }
        }
        throw LocatedProblem(
            .syntax("the JSON around an element breaks off: its brackets do not close"),
            at: text.count)
    }

    /// Where the value ends whose bracket stands at an offset, or nil if the text ends before.
    private static func valueEnd(in text: Span<UInt8>, from start: Int) -> Int? {
        var depth = 0
        var isInString = false
        var position = start
        while position < text.count {
            switch text[position] {
            case .backslash where isInString: position += 1
            case .quotationMark: isInString.toggle()
            case .leftBrace where !isInString, .leftBracket where !isInString: depth += 1
            case .rightBrace where !isInString, .rightBracket where !isInString:
                depth -= 1
                if depth == 0 { return position + 1 }
            default: break
            }
            position += 1
        }
        return nil
    }

    /// The value that a range spells, by Foundation.
    ///
    /// - Throws: ``LocatedProblem`` where it breaks JSON's rules.
    static func value(in text: Span<UInt8>, _ range: Range<Int>) throws(LocatedProblem) -> Any {
        do {
            let data = Data(text.text(range).utf8)
            return try JSONSerialization.jsonObject(with: data, options: [.fragmentsAllowed])
        } catch {
            let details = (error as NSError).userInfo
            let index = details["NSJSONSerializationErrorIndex"] as? Int ?? 0
            let reason = details["NSDebugDescription"] as? String ?? "\(error)"
            throw LocatedProblem(
                .syntax("this is no JSON: \(reason)"), at: min(range.lowerBound + index, text.count)
            )
        }
    }
}
