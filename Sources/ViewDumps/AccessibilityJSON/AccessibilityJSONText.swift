import Foundation

/// The JSON of an accessibility tree, found in a text that may hold more.
struct AccessibilityJSONText {
    /// Where it stands; if the text is cut, up to where it can be read.
    let extent: Range<Int>

    /// Whether the text ends before the brackets close.
    let isCut: Bool

    /// What it spells, by Foundation.
    let value: Any

    /// So many values may stand before the one with the elements, in a log for example.
    private static let mostFalseStarts = 20

    /// Finds the JSON value that an element's key stands in.
    ///
    /// Logs cut long texts: then everything up to the last value that is whole is read.
    ///
    /// - Throws: ``LocatedProblem`` if there is none, or it breaks JSON's rules.
    /// - Complexity: O(n) in the text's length.
    init(in text: Span<UInt8>, around mark: Int) throws(LocatedProblem) {
        var problem: LocatedProblem?
        var position = 0
        for _ in 0..<Self.mostFalseStarts {
            while position < mark && !Self.beginsValue(in: text, at: position) { position += 1 }
            guard position < mark else { break }
            let brackets = JSONBrackets(in: text, from: position)
            if brackets.isClosed && brackets.end <= mark {
                position = brackets.end
                continue
            }
            do throws(LocatedProblem) {
                let found = position..<brackets.end
                guard found.contains(mark) else {
                    throw LocatedProblem(
                        .syntax("the JSON breaks off before anything in it is whole"),
                        at: text.count)
                }
                let value = try Self.value(in: text, found, closing: brackets.missing)
                (extent, isCut, self.value) = (found, !brackets.isClosed, value)
                return
            } catch {
                problem = problem ?? error
                position += 1
            }
        }
        throw problem
            ?? LocatedProblem(
                .syntax("the JSON around an element breaks off: its brackets do not close"),
                at: text.count)
    }

    /// Whether an object or array may begin at an offset, rather than a log's `[debug]`.
    private static func beginsValue(in text: Span<UInt8>, at position: Int) -> Bool {
        guard text[position] == .leftBrace || text[position] == .leftBracket else { return false }
        var next = position + 1
        while next < text.count && text[next].isWhiteSpace { next += 1 }
        guard next < text.count else { return false }
        if text[next] == .quotationMark { return true }
        return text[position] == .leftBracket
            && (text[next] == .leftBrace || text[next] == .leftBracket)
    }

    /// The value that a range spells, by Foundation.
    ///
    /// - Parameter closing: The brackets that a text which is cut lacks.
    /// - Throws: ``LocatedProblem`` where it breaks JSON's rules.
    private static func value(
        in text: Span<UInt8>, _ range: Range<Int>, closing: [UInt8]
    ) throws(LocatedProblem) -> Any {
        do {
            let data = Data(text.text(range).utf8) + Data(closing)
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

extension AccessibilityJSONText {
    /// The keys that only elements have.
    private static let marks = [
        "\"AXFrame\"", "\"rect\"", "\"bounds\"", "\"frame\"", "\"@\"",
    ]

    /// Where the first key of an element's rectangle stands, or nil.
    static func firstMark(in text: Span<UInt8>) -> Int? {
        var position = 0
        while let quote = text.firstOffset(of: .quotationMark, in: position..<text.count) {
            if isMark(in: text, at: quote) { return quote }
            position = quote + 1
        }
        return nil
    }

    /// Whether the key of an element's rectangle stands at an offset.
    static func isMark(in text: Span<UInt8>, at position: Int) -> Bool {
        guard let mark = marks.first(where: { text.hasText($0, at: position) }) else {
            return false
        }
        var end = position + mark.utf8.count
        while end < text.count && text[end].isWhiteSpace { end += 1 }
        guard end < text.count && text[end] == .colon else { return false }
        end += 1
        while end < text.count && text[end].isWhiteSpace { end += 1 }
        // This project's own frames are arrays, and its regions are no rectangles of this kind.
        return end < text.count && (text[end] == .leftBrace || text[end] == .quotationMark)
    }
}
