/// Finds the command that the arguments name, runs it, and reports how it ended.
struct Tool {
    /// The commands, in the order in which the help lists them.
    static let commands: [any Command.Type] = [
        AtCommand.self, QueryCommand.self, DrawCommand.self, InfoCommand.self, ConvertCommand.self,
    ]

    /// The version of this program.
    static let version = "0.1.0"

    /// What the program reads from and writes to.
    let streams: Streams

    /// Runs the program.
    func run(_ arguments: [String]) -> ExitCode {
        do {
            try runCommand(arguments)
            return .done
        } catch {
            let (message, code) = Failure.report(of: error)
            if let message { streams.complain("hittest: \(message)\n") }
            return code
        }
    }

    /// Runs the command that the first argument names, or shows what was asked for.
    private func runCommand(_ arguments: [String]) throws {
        guard let first = arguments.first else {
            throw Failure.usage("A command is missing.")
        }
        let rest = Array(arguments.dropFirst())
        switch first {
        case "--version": try streams.write("hittest \(Self.version)\n")
        case "--help", "-h": try streams.write(Self.help)
        case "help":
            guard let name = rest.first else { return try streams.write(Self.help) }
            try streams.write(try Self.command(name).help)
        default:
            let command = try Self.command(first)
            let options = rest.prefix { $0 != "--" }
            if options.contains("--help") || options.contains("-h") {
                return try streams.write(command.help)
            }
            try command.init(rest).run(streams)
        }
    }

    /// The command of a name.
    private static func command(_ name: String) throws -> any Command.Type {
        guard let command = commands.first(where: { $0.name == name }) else {
            let names = commands.map { $0.name }.joined(separator: ", ")
            throw Failure.usage("There is no command '\(name)'; the commands are \(names).")
        }
        return command
    }

    /// The help of the program as a whole.
    private static var help: String {
        let width = commands.map { $0.name.count }.max() ?? 0
        let list = commands.map { command in
            let padding = String(repeating: " ", count: width - command.name.count)
            return "  \(command.name)\(padding)  \(command.summary)"
        }
        return """
            hittest: which view gets this touch?

            Usage: hittest COMMAND …

            Commands:
            \(list.joined(separator: "\n"))

            TREE is a file, or - for the standard input: what UIKit's recursiveDescription prints,
            as pasted into a bug report, or this project's own CSV or JSON. The content tells which.
            Points are in the space in which the root view's own frame is written.

            Examples:
              hittest at views.txt 353,158
              pbpaste | hittest at - 353,158
              hittest query views.csv --points taps.csv > answers.csv
              hittest draw views.txt --at 353,158 --view 0x10004320 -o picture.html
              hittest convert views.txt --to json > views.json

            'hittest COMMAND --help' tells more about a command; --version tells the version.

            Exit codes: 0 done, 64 wrong usage, 65 bad data, 66 no such input, 74 output cannot be
            written.

            """
    }
}
