import HitTesting
import ViewDumps

/// `hittest info`: what a file holds, and what it leaves open.
struct InfoCommand: Command {
    static let name = "info"
    static let summary = "Tell a file's format, what it holds, and what it leaves open."
    static let help = """
        Usage: hittest info TREE [--format FORMAT] [--json]

        Tells the format that the content has, how many views there are, how deep they lie, how many
        can get no touch, and what the file leaves open: the notes.

        TREE is a file, or - for the standard input.

        Options:
          --format FORMAT   read TREE as this format; otherwise its content tells
          --json            the same as JSON

        Examples:
          hittest info views.txt
          pbpaste | hittest info - --json

        """

    private let path: String
    private let isJSON: Bool
    private let format: String?

    init(_ arguments: [String]) throws {
        let list = try ArgumentList(
            arguments, flags: ["--json"], options: ["--format"], positionals: ["TREE"])
        path = list.positionals[0]
        format = list.values["--format"]
        isJSON = list.flags.contains("--json")
    }

    func run(_ streams: Streams) throws {
        let input = Input(path, streams)
        let dump = try input.readTree(format: format)
        let summary = TreeSummary(of: dump.tree)
        try streams.write(
            isJSON ? json(dump, summary) : text(dump, summary, named: input.name))
    }

    /// One line that answers, then the numbers; the notes have been told on the standard error.
    private func text(_ dump: ViewDump, _ summary: TreeSummary, named name: String) -> String {
        let counts = summary.counts.filter { $0.count > 0 }
        let width = counts.map { String($0.count).count }.max() ?? 0
        let lines = counts.map { _, title, count in
            let padding = String(repeating: " ", count: width - String(count).count)
            return "  \(padding)\(count)  \(title)\n"
        }
        let noteCount = dump.notes.count
        let notes = noteCount == 0 ? "" : "  \(noteCount == 1 ? "1 note" : "\(noteCount) notes")\n"
        return "\(name): \(dump.format)\n\n\(lines.joined())\(notes)"
    }

    private func json(_ dump: ViewDump, _ summary: TreeSummary) -> String {
        var object = JSONMembersText()
        object.add("format", string: dump.format.rawValue)
        for (key, _, count) in summary.counts { object.add(key, number: String(count)) }
        object.add("notes", array: dump.notes.map(dump.json(of:)))
        return "\(object.object)\n"
    }
}
