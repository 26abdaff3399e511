/// The members of a JSON object, as they are written.
package struct JSONMembersText {
    /// The members so far, with commas between them.
    private(set) var text: [UInt8] = []

    /// Starts without members.
    package init() {}

    /// The whole object.
    package var object: String { "{\(String(decoding: text, as: UTF8.self))}" }

    /// Adds a string.
    package mutating func add(_ key: String, string: String) {
        addKey(key)
        JSONString.append(string, to: &text)
    }

    /// Adds `true` or `false`.
    package mutating func add(_ key: String, flag: Bool) {
        add(key, json: flag ? "true" : "false")
    }

    /// Adds a number, given as text.
    package mutating func add(_ key: String, number: String) {
        addKey(key)
        Self.append(number, to: &text)
    }

    /// Adds an array of numbers, unless it is the default.
    package mutating func add(_ key: String, numbers: [Double], unless standard: [Double]? = nil) {
        if let standard, standard.map(\.bitPattern) == numbers.map(\.bitPattern) { return }
        addKey(key)
        text.append(.leftBracket)
        for (index, number) in numbers.enumerated() {
            if index > 0 { text.append(contentsOf: ", ".utf8) }
            Self.append(NumberText.text(number), to: &text)
        }
        text.append(.rightBracket)
    }

    /// Adds a value that is JSON already.
    package mutating func add(_ key: String, json: String) {
        addKey(key)
        text.append(contentsOf: json.utf8)
    }

    /// Adds `null`.
    package mutating func addNull(_ key: String) {
        add(key, json: "null")
    }

    /// Adds an array of values that are JSON already.
    package mutating func add(_ key: String, array: [String]) {
        add(key, json: "[\(array.joined(separator: ", "))]")
    }

    private mutating func addKey(_ key: String) {
        if !text.isEmpty { text.append(contentsOf: ", ".utf8) }
        JSONString.append(key, to: &text)
        text.append(contentsOf: ": ".utf8)
    }

    /// Appends a number; what JSON has no number for becomes a string.
    private static func append(_ number: String, to text: inout [UInt8]) {
        if let last = number.utf8.last, last.isDigit {
            text.append(contentsOf: number.utf8)
        } else {
            JSONString.append(number, to: &text)
        }
    }
}
