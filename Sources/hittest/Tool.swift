/// Finds the command that the arguments name, runs it, and reports how it ended.
struct Tool {
    /// The commands, in the order in which the help lists them.
    static let commands: [any Command.Type] = [
        ExplainCommand.self, LintCommand.self, AtCommand.self, QueryCommand.self, DrawCommand.self,
        InfoCommand.self, ConvertCommand.self,
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
            throw Failure.usage(
                """
                A command is missing. To ask who gets a touch, and why: hittest FILE X,Y
                """)
        }
        let rest = Array(arguments.dropFirst())
        let isHelpWanted = rest.prefix { $0 != "--" }.contains { $0 == "--help" || $0 == "-h" }
        let names = Self.commands.map { $0.name }
        if !isHelpWanted, let shortForm = try ShortForm(arguments, commands: names) {
            return try shortForm.run(streams)
        }
        switch first {
        case "--version": try streams.write("hittest \(Self.version)\n")
        case "--help", "-h": try streams.write(Self.help)
        case "help":
            guard let name = rest.first else { return try streams.write(Self.help) }
            try streams.write(try Self.command(name).help)
        default:
            if isHelpWanted {
                let command = Self.commands.first { $0.name == first }
                return try streams.write(command?.help ?? Self.help)
            }
            let command = try Self.command(first)
            try command.init(rest).run(streams)
        }
    }

    /// The command of a name.
    private static func command(_ name: String) throws -> any Command.Type {
        guard let command = commands.first(where: { $0.name == name }) else {
            let names = commands.map { $0.name }.joined(separator: ", ")
            throw Failure.usage(
                "There is no command and no file '\(name)'; the commands are \(names).")
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

            Usage: hittest TREE X,Y [--view VIEW]
                   hittest COMMAND …

            Commands:
            \(list.joined(separator: "\n"))

            TREE is a file, or - for the standard input: a dump of views as it was pasted into a bug
            report or a log, with whatever stands around it (UIKit's recursiveDescription, the element
            trees of XCUITest, WebDriverAgent, uiautomator, Espresso, EarlGrey, idb, Maestro, dumpsys),
            or this project's own CSV or JSON. The content tells which.
            Points are in the space in which the root view's own frame is written.

            Examples:
              hittest views.txt 353,158                       who gets this touch, and why
              hittest views.txt 353,158 --view 0x10004320     why this view does not
              pbpaste | hittest - 353,158
              hittest lint views.txt                          views that no touch reaches
              hittest query views.csv --points taps.csv > answers.csv
              hittest draw views.txt --at 353,158 --view 0x10004320 -o picture.html
              hittest convert views.txt --to json > views.json

            'hittest COMMAND --help' tells more about a command; --version tells the version.

            Exit codes: 0 done, 1 a lint has findings, 64 wrong usage, 65 bad data, 66 no such input,
            74 output cannot be written.

            """
    }
}
