import HitTesting
import ViewDumps

/// `hittest explain`: why a view does not get a touch, or the whole story of one.
struct ExplainCommand: Command {
    static let name = "explain"
    static let summary = "Tell why a view does not get a touch, and where it would."
    static let help = """
        Usage: hittest explain TREE X,Y … [--view VIEW] [--format FORMAT] [--json]
               hittest explain TREE --view VIEW
               hittest TREE X,Y …

        With --view: one line that answers whether the view gets the touch at the point, then every
        reason why not, what helps, who gets it, and where the view can be touched instead. Without a
        point, the view's middle is asked for.

        Without --view: who gets the touch, and every view that is there, topmost first, each with the
        reason why it lost or won.

        Where a format does not tell which view lies in front (accessibility trees), the answer says
        so: nothing exact can be said then of who covers whom.

        TREE is a file, or - for the standard input. X,Y is in the space in which the root view's
        own frame is written: the window or the screen; 'X Y', '(X, Y)' and several points will do.

        Options:
          --view VIEW       the view that should get the touch: its id or address; or a class, name,
                            identifier, label or text that only one view has
          --format FORMAT   read TREE as this format; otherwise its content tells
          --json            one object for each point, a line each: point, hit, and with --view: view,
                            receivesTouch, reasons (each with kind, text, and the views and numbers at
                            fault), elsewhere; else: views; then notes, and order if TREE lacks it

        Exit codes: 0 answered, whatever the answer; 64 wrong usage; 65 bad data, or VIEW names no view
        or several, which are listed; 66 no such input; 74 output cannot be written.

        Examples:
          hittest explain views.txt 384,992 --view 0x10006220
          hittest explain views.txt --view UIButton
          pbpaste | hittest explain - 384,992

        """

    private let path: String
    private let points: [Point2D]
    private let wanted: String?
    private let isJSON: Bool
    private let format: String?

    init(_ arguments: [String]) throws {
        let list = try ArgumentList(
            arguments, flags: ["--json"], options: ["--format", "--view"], positionals: ["TREE"],
            mayHaveMore: true)
        format = list.values["--format"]
        wanted = list.values["--view"]
        path = list.positionals[0]
        isJSON = list.flags.contains("--json")
        points = try Point2D.points(arguments: list.positionals.dropFirst())
        if points.isEmpty && wanted == nil {
            throw Failure.usage(
                """
                What is to be explained? Give a point, such as 353,158, or a view, such as \
                --view UIButton, or both.
                """)
        }
    }

    func run(_ streams: Streams) throws {
        let input = Input(path, streams)
        let dump = try input.readTree(format: format, tellsNotes: false)
        let view = try wanted.map { try dump.view(argument: $0) }
        if let view, let wanted { tellNamesakes(of: view, wanted, in: dump, streams) }
        let style = TextStyle(usesColor: streams.usesColor)
        for (index, point) in try points(for: view, in: dump).enumerated() {
            if index > 0 && !isJSON { try streams.write("\n") }
            if let view {
                let report = ExplanationReport(dump, of: view, at: point)
                try streams.write(isJSON ? report.json : report.text(style))
            } else {
                let report = StoryReport(dump, at: point)
                try streams.write(isJSON ? report.json : report.text(style))
            }
        }
    }

    /// The points that were given, or else the middle of the view.
    private func points(for view: ViewID?, in dump: ViewDump) throws -> [Point2D] {
        guard points.isEmpty, let view else { return points }
        let middle = dump.tree.bounds(of: view).standardized.center
        guard let point = dump.tree.convert(middle, from: view, to: nil), point.isFinite else {
            throw Failure.unsuitable(
                "\(dump.title(of: view)) has no middle: its frame is not known; give a point")
        }
        return [point]
    }

    /// Says so if other views are called by the same name as an id: the first one is meant.
    private func tellNamesakes(
        of view: ViewID, _ wanted: String, in dump: ViewDump, _ streams: Streams
    ) {
        guard dump.ids[view] == wanted, dump.ids.view(withID: "\(wanted)#2") != nil else { return }
        streams.complain(
            """
            note: several views are called '\(wanted)'; this is about the first; the next are \
            '\(wanted)#2' and so on\n
            """)
    }
}
