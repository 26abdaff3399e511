/// A peer at work: its program, what its turns took, and what the table will say.
struct PeerLane {
    private let process: PeerProcess
    private(set) var row: PeerRow
    private var means: [Double] = []

    init(process: PeerProcess, row: PeerRow) {
        self.process = process
        self.row = row
    }

    /// Gives the peer a turn.
    mutating func turn(milliseconds: Double) {
        if let mean = process.ask("turn \(milliseconds)") { means.append(mean) }
    }

    /// Times single calls, and ends the program.
    mutating func finish() {
        row.nanoseconds = means.median
        row.p99 = process.ask("single 10000")
        if means.isEmpty { row.reason = "it ended or took too long" }
        process.end()
    }
}

/// A line of the table.
struct PeerRow {
    /// What the map is called.
    static let map = "map"

    /// What the live engine is called.
    static let liveEngine = "tree"

    /// The peer that computes with the same arithmetic and has to give the same answers.
    static let exactPeer = "recursion"

    /// What the engine is called.
    var name: String
    /// What the engine says of its version.
    var version = ""
    /// How long it took to build, in nanoseconds.
    var buildNanoseconds: Double?
    /// The mean time of a call in nanoseconds, the median of the turns.
    var nanoseconds: Double?
    /// The 99th percentile of single calls in nanoseconds.
    var p99: Double?
    /// How many answers were compared.
    var compared = 0
    /// How many of them differ from the live engine's.
    var mismatches = 0
    /// Why the engine takes no part; nil if it does.
    var reason: String?

    /// Compares the first answers.
    mutating func compare(_ answers: [Int], with expected: [Int]) {
        compared = min(answers.count, expected.count)
        mismatches = zip(answers, expected).reduce(0) { $0 + ($1.0 == $1.1 ? 0 : 1) }
    }
}
