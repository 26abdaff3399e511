import HitTesting
import ViewDumps

/// `hittest query`: which view gets each of many touches.
struct QueryCommand: Command {
    static let name = "query"
    static let summary = "Answer a table of points, as CSV."
    static let help = """
        Usage: hittest query TREE --points POINTS [--engine ENGINE] [--format FORMAT]

        Reads points from CSV, whose first line names at least the columns x and y, and writes the
        same table with one column more: 'id', or 'hit' where the table has an 'id' already. It is
        empty where no view gets the touch. Tables of any length are read in constant memory.

        TREE and POINTS are files, or one of them is - for the standard input.

        Options:
          --points POINTS   the table of points
          --format FORMAT   read TREE as this format; otherwise its content tells
          --engine ENGINE   who answers; all give the same answers:
                              tree       the tree, as it was read
                              map        a map, made of the tree first
                              recursive  UIKit's recursion, plainly: slow, and the definition
                            otherwise the tree, and after many points a map

        Examples:
          hittest query views.csv --points taps.csv > answers.csv
          zcat taps.csv.gz | hittest query views.csv --points - | head

        """

    /// The recursion is refused below this depth: its calls would overflow the stack.
    private static let deepestRecursion = 4000

    private let treePath: String
    private let pointsPath: String
    private let engine: BatchAnswers.Engine?
    private let format: String?

    init(_ arguments: [String]) throws {
        let list = try ArgumentList(
            arguments, options: ["--points", "--engine", "--format"], positionals: ["TREE"])
        treePath = list.positionals[0]
        format = list.values["--format"]
        guard let points = list.values["--points"] else {
            throw Failure.usage("--points POINTS is missing.")
        }
        pointsPath = points
        if treePath == "-" && pointsPath == "-" {
            throw Failure.usage("Only one of TREE and POINTS can be the standard input.")
        }
        engine = try list.values["--engine"].map { name in
            guard let engine = BatchAnswers.Engine(rawValue: name) else {
                throw Failure.usage("--engine is '\(name)', and must be tree, map or recursive.")
            }
            return engine
        }
    }

    func run(_ streams: Streams) throws {
        // The table is opened first: a wrong name is then told before a large tree is read.
        let points = Input(pointsPath, streams)
        let chunks = try points.chunks()
        let tree = Input(treePath, streams)
        let dump = try tree.readTree(format: format)
        if dump.order != .backToFront {
            streams.complain(
                "\(tree.name): warning: the order on top is not in this dump; answers take its lines' order\n"
            )
        }
        if engine == .recursive { try requireShallow(dump.tree) }
        var table = try PointTableReader(named: points.name, nextChunk: chunks)
        var answers = PointTableAnswers(to: table, ids: dump.ids)
        var engine = BatchAnswers(dump.tree, by: engine)
        var progress = Progress(streams, unit: "points", writesMeanwhile: true)
        // What is ready is written even if a later row is wrong: a pipe has its answers by then.
        while let batch = try table.nextBatch() {
            answers.append(engine.hits(batch.points), to: batch)
            try streams.write(answers.takeText())
            progress.advance(by: batch.points.count)
        }
        // A table without rows is answered by its first line alone.
        try streams.write(answers.takeText())
        progress.end()
    }

    /// Makes sure that the recursion can reach every view.
    private func requireShallow(_ tree: ViewTree) throws {
        var deepest = 0
        var depths = ViewColumn<Int>()
        tree.forEachView { view in
            let depth = tree.superview(of: view).flatMap { depths[$0] }.map { $0 + 1 } ?? 0
            depths[view] = depth
            deepest = max(deepest, depth)
        }
        guard deepest < Self.deepestRecursion else {
            throw Failure.unsuitable(
                """
                the tree is \(deepest) levels deep, and the recursion reaches \
                \(Self.deepestRecursion); use --engine tree
                """)
        }
    }
}
