/// The fields of a record, as texts.
///
/// Texts may hold anything, other fields' names too. The fields come in a fixed order, so each is
/// looked for behind those that come before it: the numbers before the view's own text.
struct EspressoFields {
    /// Where something that looks like a field stands.
    private struct Candidate {
        var name: String
        var start: Int
        var value: Int
    }

    /// The names of the fields that matter, or that end one that does.
    private static let names = [
        "res-name", "desc", "visibility", "width", "height", "has-focus", "is-clickable",
        "is-enabled", "is-focused", "layout-params", "tag", "root-is-layout-requested",
        "has-input-connection", "editor-info", "x", "y", "text", "error-text", "hint",
        "input-type", "ime-target", "has-links", "is-checked", "child-count",
    ]

    /// The fields that may be a view's last one: of plain views, texts, check boxes and groups.
    private static let lastNames = ["y", "has-links", "is-checked", "child-count"]

    private var texts: [String: String] = [:]

    /// Whether the record goes on to its last field and brace.
    let isComplete: Bool

    /// Reads the fields in a range.
    ///
    /// - Complexity: O(n) in its length.
    init(in text: Span<UInt8>, _ range: Range<Int>) {
        let candidates = Self.candidates(in: text, range)
        /// The first candidate of a name behind another one.
        func index(of name: String, after index: Int?) -> Int? {
            guard let index else { return nil }
            return candidates[(index + 1)...].firstIndex { $0.name == name }
        }
        let visibility = index(of: "visibility", after: -1)
        let width = index(of: "width", after: visibility)
        let height = index(of: "height", after: width)
        // A tag may hold anything; what follows it does not.
        let requested = index(of: "root-is-layout-requested", after: height) ?? height
        let x = index(
            of: "x", after: index(of: "has-input-connection", after: requested) ?? requested)
        let y = index(of: "y", after: x)
        let count = candidates.lastIndex { $0.name == "child-count" }
        var found = [visibility, width, height, x, y, count].compactMap { $0 }
        found += ["res-name", "desc"].compactMap { index(of: $0, after: -1) }
            .filter { $0 < visibility ?? 0 }
        found += ["is-clickable", "is-enabled"].compactMap { index(of: $0, after: height) }
        found += [index(of: "text", after: y)].compactMap { $0 }
        for index in found {
            let next = index + 1
            let end = next < candidates.count ? candidates[next].start : range.upperBound
            texts[candidates[index].name] = text.text(candidates[index].value..<end)
        }
        isComplete = Self.isComplete(candidates, in: text, range)
        texts["child-count"] = texts["child-count"].map { String($0.prefix(while: \.isNumber)) }
    }

    /// Whether a brace closes the record after the last of its fields.
    private static func isComplete(
        _ candidates: [Candidate], in text: Span<UInt8>, _ range: Range<Int>
    ) -> Bool {
        guard let last = candidates.last(where: { lastNames.contains($0.name) }) else {
            return false
        }
        let end = text.firstOffset(of: .lineFeed, in: last.value..<range.upperBound)
        return text.firstOffset(of: .rightBrace, in: last.value..<(end ?? range.upperBound)) != nil
    }

    /// Everything in a range that looks like a field, in order.
    private static func candidates(in text: Span<UInt8>, _ range: Range<Int>) -> [Candidate] {
        var candidates: [Candidate] = []
        var position = range.lowerBound
        while let comma = text.firstOffset(of: .comma, in: position..<range.upperBound) {
            position = comma + 1
            guard text.hasPrefix(" ", position..<range.upperBound) else { continue }
            let name = position + 1..<range.upperBound
            guard
                let field = names.first(where: {
                    text.hasPrefix($0, name)
                        && text.hasPrefix("=", name.dropFirst($0.utf8.count))
                })
            else { continue }
            let value = name.lowerBound + field.utf8.count + 1
            candidates.append(Candidate(name: field, start: comma, value: value))
        }
        return candidates
    }

    /// A field's text, or nil if it is not there.
    subscript(name: String) -> String? { texts[name] }

    /// A field that is a number, or nil if it is not there, or is none.
    func number(_ name: String) -> Double? {
        // Of a plain view, the brace that closes the record follows.
        guard let text = texts[name]?.prefix(while: { $0 != "}" }),
            let numbers = PrintedNumbers.list(in: String(text)), numbers.count == 1
        else { return nil }
        return numbers[0]
    }

    /// A field that is `true` or `false`, or nil if it is neither.
    func flag(_ name: String) -> Bool? { texts[name].flatMap { Bool($0) } }
}
