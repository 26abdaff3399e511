import HitTesting
import ViewDumps

/// `hittest lint`: the views that touches do not reach, or hardly.
struct LintCommand: Command {
    static let name = "lint"
    static let summary = "Find views that no touch reaches, or hardly any."
    static let help = """
        Usage: hittest lint TREE [--minimum-size N] [--all] [--format FORMAT] [--json]

        Tells in one line what was found, then the views, in groups:
          - those that can never be hit, with the reason: covered, outside, without an area
          - small targets: less than 44 × 44 points of what is left of them
          - those whose middle goes to somebody else
          - those of which it could not be decided whether a touch reaches them

        Views that are meant to get no touches are counted only: hidden ones, transparent ones, those
        without user interaction, those that their own subviews cover, those scrolled out of sight, and
        all that lie in such views.
        For upright rectangles every verdict and every area is exact.

        TREE is a file, or - for the standard input.

        Options:
          --minimum-size N   targets of less than N × N points are small; 44 if not given
          --all              list the views that are meant to get no touches, too
          --format FORMAT    read TREE as this format; otherwise its content tells
          --json             everything as JSON: unreachable, smallTargets, misdirectedCenters,
                             undecided, notes

        Exit codes: 0 nothing found; 1 something found; 64 wrong usage; 65 bad data; 66 no such input;
        74 output cannot be written.

        Examples:
          hittest lint views.txt
          hittest lint views.txt --minimum-size 24 --json > findings.json

        """

    private let path: String
    private let isJSON: Bool
    private let listsAll: Bool
    private let format: String?
    private let minimumSize: Double

    init(_ arguments: [String]) throws {
        let list = try ArgumentList(
            arguments, flags: ["--json", "--all"], options: ["--format", "--minimum-size"],
            positionals: ["TREE"])
        path = list.positionals[0]
        isJSON = list.flags.contains("--json")
        listsAll = list.flags.contains("--all")
        format = list.values["--format"]
        guard let text = list.values["--minimum-size"] else {
            minimumSize = LintOptions().targetSize.width
            return
        }
        guard let size = NumberText.number(text), size.isFinite && size >= 0 else {
            throw Failure.usage("--minimum-size is '\(text)', and must be a number, such as 44.")
        }
        minimumSize = size
    }

    func run(_ streams: Streams) throws {
        let input = Input(path, streams)
        let dump = try input.readTree(format: format, tellsNotes: false)
        var options = LintOptions()
        options.targetSize = Size2D(width: minimumSize, height: minimumSize)
        var progress = Progress(
            streams, unit: "of \(dump.tree.count) views", writesMeanwhile: false)
        var settled = 0
        let lint = dump.tree.lint(options) { step in
            progress.advance(by: step.viewCount - settled)
            settled = step.viewCount
        }
        progress.end()
        let report = LintReport(lint, of: dump, minimumSize: minimumSize)
        try streams.write(
            isJSON
                ? report.json
                : report.text(
                    TextStyle(usesColor: streams.usesColor), named: input.name, listsAll: listsAll))
        if report.hasFindings { throw Failure.findings }
    }
}
