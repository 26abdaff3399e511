/// Why a file could not be read: which file, where in it, and what to do.
public struct ViewDumpError: Error, Hashable, Sendable {
    /// What the file is called: its path, or `standard input`.
    public let source: String

    /// The line, from 1, or nil where the whole file is meant.
    public let line: Int?

    /// The character within the line, from 1, or nil where the whole file is meant.
    public let column: Int?

    /// In JSON, the path of the value: `$.subviews[2].frame`.
    public let path: String?

    /// What is wrong there.
    public let problem: Problem

    /// What can be wrong with a file.
    public enum Problem: Hashable, Sendable {
        /// No reader knows this; `seen` describes what is there.
        case unrecognizedFormat(seen: String)

        /// This is a format that tells no rectangles.
        case noGeometry(GeometrylessFormat)

        /// The bytes are not UTF-8.
        case invalidUTF8

        /// The text breaks the rules of its format; the text says which and what was expected.
        case syntax(String)

        /// The first line names a column that does not exist.
        case unknownColumn(String)

        /// The first line names a column twice.
        case repeatedColumn(String)

        /// The first line lacks a column that every file needs.
        case missingColumn(String)

        /// A row has more or fewer cells than the first line.
        case cellCount(expected: Int, found: Int)

        /// An object has a key that does not exist.
        case unknownKey(String)

        /// An object has a key twice.
        case repeatedKey(String)

        /// A view lacks a value that every view needs.
        case missingValue(String)

        /// A value is not of its kind.
        case invalidValue(field: String, text: String, expected: String)

        /// Two views have one id.
        case duplicateID(String)

        /// A view's superview does not come before it, or not at all.
        case unknownSuperview(String, of: String)

        /// A redirection names a view that does not exist.
        case unknownRedirectTarget(String)

        /// A view that is no root has a level.
        case levelOfSubview(String)
    }
}

extension ViewDumpError: CustomStringConvertible {
    /// The place as `file:line:column` (and the JSON path), then the problem.
    public var description: String {
        var place = source
        if let line { place += ":\(line)" }
        if let column { place += ":\(column)" }
        if let path { place += ": \(path)" }
        return "\(place): \(problem)"
    }
}

extension ViewDumpError.Problem: CustomStringConvertible {
    /// What is wrong and what to do, in a sentence without a full stop.
    public var description: String {
        switch self {
        case .unrecognizedFormat(let seen):
            """
            no known format: \(seen). Readable are \(ViewDumpFormat.listOfOthers), and this project's \
            CSV and JSON
            """
        case .noGeometry(let format):
            "this is \(format), in which nothing can be hit: \(format.reason)"
        case .invalidUTF8:
            "these bytes are not UTF-8; save the file as UTF-8"
        case .syntax(let text):
            text
        case .unknownColumn(let name):
            "unknown column '\(name)'; the columns are \(CSVTreeColumn.listOfAll)"
        case .repeatedColumn(let name):
            "column '\(name)' is named twice"
        case .missingColumn(let name):
            "column '\(name)' is missing from the first line"
        case .cellCount(let expected, let found):
            "the row has \(found) cells, and the first line names \(expected) columns"
        case .unknownKey(let key):
            "unknown key '\(key)'"
        case .repeatedKey(let key):
            "key '\(key)' occurs twice in one object"
        case .missingValue(let field):
            "\(field) is missing"
        case .invalidValue(let field, let text, let expected):
            "\(field) is '\(text.prefix(60))', and must be \(expected)"
        case .duplicateID(let id):
            "a view before this one has the id '\(id)' too; ids are unique"
        case .unknownSuperview(let superview, let view):
            """
            no view before this line has the id '\(superview)', the superview of '\(view)'; \
            a superview comes before its subviews
            """
        case .unknownRedirectTarget(let target):
            "no view has the id '\(target)' that the redirection names"
        case .levelOfSubview(let view):
            "'\(view)' has a superview; only roots (windows) have a level"
        }
    }
}
