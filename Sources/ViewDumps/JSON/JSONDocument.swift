/// A JSON text, taken apart: one flat list of values in document order.
///
/// Written for this project rather than taken from Foundation, whose reader keeps the last of two
/// equal keys without a word, loses the sign of `-0`, gives no place for most errors and stops at a
/// depth of 512. Here depth costs no stack, and the memory is in proportion to the text.
///
/// The members of an object are a key (a string) and a value in turn. `next` leads past a value with
/// all that it holds:
///
///     { "id": "a", "frame": [0, 0, 9, 9] }        object  string string  string array 4 numbers
///                                                 next = 9                      next = 9
struct JSONDocument {
    /// What a value is.
    enum Kind: String {
        case object = "an object"
        case array = "an array"
        case string = "a string"
        case number = "a number"
        case `true` = "true"
        case `false` = "false"
        case null = "null"
    }

    /// One value, or one key.
    struct Value {
        /// What the value is.
        var kind: Kind

        /// Whether the string has escapes.
        var hasEscapes = false

        /// Where it stands in the text; a string without its quotation marks.
        var range: Range<Int>

        /// The index of the value that follows this one and all that it holds.
        var next: Int
    }

    /// All values and keys, in document order.
    private(set) var values: [Value] = []

    /// Takes a text apart.
    ///
    /// - Complexity: O(n) in the number of bytes.
    /// - Throws: ``LocatedProblem`` where the text breaks the rules of RFC 8259, or is not UTF-8.
    init(_ bytes: Span<UInt8>) throws(LocatedProblem) {
        try bytes.requireUTF8()
        var scanner = JSONScanner(bytes)
        /// The objects and arrays that are open, from the outermost.
        var open: [Int] = []
        repeat {
            let isInObject = open.last.map { values[$0].kind == .object } ?? false
            if isInObject {
                values.append(try scanner.key(in: bytes, at: values.count))
            }
            let value = try scanner.value(in: bytes, at: values.count)
            values.append(value)
            let isContainer = value.kind == .object || value.kind == .array
            if isContainer && !scanner.skip(value.kind.closingBracket, in: bytes) {
                open.append(values.count - 1)
                continue
            }
            if isContainer {
                values[values.count - 1].range = value.range.lowerBound..<scanner.position
            }
            // After a value: a comma, or the ends of what holds it.
            while let container = open.last, !scanner.skip(.comma, in: bytes) {
                try scanner.expect(values[container].kind.closingBracket, in: bytes)
                values[container].range = values[container].range.lowerBound..<scanner.position
                values[container].next = values.count
                open.removeLast()
            }
        } while !open.isEmpty
        try scanner.expectEnd(in: bytes)
    }

    /// The indices of an array's values.
    func elements(of index: Int) -> [Int] {
        var elements: [Int] = []
        var element = index + 1
        while element < values[index].next {
            elements.append(element)
            element = values[element].next
        }
        return elements
    }

    /// The path of the value at an offset: `$.subviews[2].frame[0]`; only for errors.
    ///
    /// - Complexity: O(n) in the number of values.
    func path(to offset: Int, in bytes: Span<UInt8>) -> String {
        var path = "$"
        var index = 0
        while true {
            var step: (text: String, index: Int)?
            switch values[index].kind {
            case .object:
                let member = members(of: index).last { values[$0.key].range.lowerBound <= offset }
                step = member.map { (".\(bytes.text(values[$0.key].range))", $0.value) }
            case .array:
                let element = elements(of: index).enumerated().last {
                    values[$0.element].range.lowerBound <= offset
                }
                step = element.map { ("[\($0.offset)]", $0.element) }
            default: break
            }
            guard let step else { return path }
            path += step.text
            index = step.index
        }
    }

    /// The indices of an object's keys and values.
    func members(of index: Int) -> [(key: Int, value: Int)] {
        var members: [(key: Int, value: Int)] = []
        var key = index + 1
        while key < values[index].next {
            members.append((key, key + 1))
            key = values[key + 1].next
        }
        return members
    }
}

extension JSONDocument.Kind {
    /// What ends an object or array.
    fileprivate var closingBracket: UInt8 { self == .object ? .rightBrace : .rightBracket }
}
