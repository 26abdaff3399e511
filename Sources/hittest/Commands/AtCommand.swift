import HitTesting
import ViewDumps

/// `hittest at`: which view gets one touch, and how it gets there.
struct AtCommand: Command {
    static let name = "at"
    static let summary = "Tell which view gets a touch at a point, and the way to it."
    static let help = """
        Usage: hittest at TREE X,Y … [--format FORMAT] [--json]

        Tells which view gets a touch at the point, then the way to it: from the window down, each
        view with the point in its own space.

        TREE is a file, or - for the standard input. X,Y is in the space in which the root view's
        own frame is written: the window or the screen; several points will do.

        Options:
          --format FORMAT   read TREE as this format; otherwise its content tells
          --json            the same as JSON, a line for each point: point, hit, name, path, notes

        Examples:
          hittest at views.txt 353,158
          hittest at views.txt -5,50
          pbpaste | hittest at - 353,158 --json

        """

    private let path: String
    private let points: [Point2D]
    private let isJSON: Bool
    private let format: String?

    init(_ arguments: [String]) throws {
        let list = try ArgumentList(
            arguments, flags: ["--json"], options: ["--format"], positionals: ["TREE", "X,Y"],
            mayHaveMore: true)
        format = list.values["--format"]
        path = list.positionals[0]
        isJSON = list.flags.contains("--json")
        points = try Point2D.points(arguments: list.positionals.dropFirst())
    }

    func run(_ streams: Streams) throws {
        let dump = try Input(path, streams).readTree(format: format)
        for (index, point) in points.enumerated() {
            if index > 0 && !isJSON { try streams.write("\n") }
            let answer = PointAnswer(dump, at: point)
            try streams.write(isJSON ? answer.json : answer.text)
        }
    }
}
