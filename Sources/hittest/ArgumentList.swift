/// The arguments of a command, sorted into flags, options with a value, and the rest in order.
///
/// `--name value` and `--name=value` are the same; after `--` nothing is an option. What begins with
/// a hyphen and a digit is a number, and `-` alone is the standard input.
struct ArgumentList {
    /// The flags that were given.
    private(set) var flags: Set<String> = []

    /// The values of the options that were given.
    private(set) var values: [String: String] = [:]

    /// The other arguments.
    private(set) var positionals: [String] = []

    /// Sorts arguments.
    ///
    /// - Parameters:
    ///   - flags: The flags that the command knows, such as `--json`.
    ///   - options: The options with a value that it knows, such as `--engine`.
    ///   - positionals: What the other arguments are called; all of them are needed.
    ///   - mayHaveMore: Whether further arguments may follow those.
    /// - Throws: ``Failure/usage(_:)`` if anything is unknown, missing, or given twice.
    init(
        _ arguments: [String], flags knownFlags: Set<String> = [],
        options knownOptions: Set<String> = [], positionals names: [String],
        mayHaveMore: Bool = false
    ) throws {
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            guard Self.isOption(argument) else {
                positionals.append(argument)
                continue
            }
            if argument == "--" {
                positionals.append(contentsOf: rest)
                break
            }
            let parts = argument.split(
                separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            let name = String(parts[0])
            if knownFlags.contains(name) && parts.count == 1 {
                flags.insert(name)
            } else if knownOptions.contains(name) {
                guard let value = parts.count == 2 ? String(parts[1]) : rest.popFirst() else {
                    throw Failure.usage("\(name) needs a value.")
                }
                guard values.updateValue(value, forKey: name) == nil else {
                    throw Failure.usage("\(name) is given twice.")
                }
            } else if knownFlags.contains(name) {
                throw Failure.usage("\(name) takes no value.")
            } else {
                throw Failure.usage("Unknown option \(name).")
            }
        }
        if positionals.count < names.count {
            throw Failure.usage("\(names[positionals.count]) is missing.")
        }
        if positionals.count > names.count && !mayHaveMore {
            throw Failure.usage("'\(positionals[names.count])' is one argument too many.")
        }
    }

    /// Whether an argument is an option: it begins with a hyphen, and is neither one alone nor the
    /// beginning of a number.
    private static func isOption(_ argument: String) -> Bool {
        guard argument.hasPrefix("-"), let second = argument.dropFirst().first else { return false }
        let isNumber = second.isNumber || second == "." || argument.hasPrefix("-inf,")
        return !isNumber
    }
}
