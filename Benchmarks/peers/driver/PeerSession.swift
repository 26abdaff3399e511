import Foundation
import HitTesting
import SceneGenerators
import ViewDumps

/// One run: every case, with every engine that can take part.
struct PeerSession {
    private let arguments: PeerArguments

    init(_ arguments: PeerArguments) {
        self.arguments = arguments
    }

    /// Measures all cases and prints a table of each; returns whether the answers of the plain
    /// recursion, which computes as this package does, are the same everywhere.
    func run() throws -> Bool {
        var agrees = true
        for measured in arguments.cases {
            let rows = try rows(of: measured)
            FileHandle.standardOutput.write(
                Data((PeerTable(title: measured.name, rows: rows).text + "\n").utf8))
            for row in rows
            where (row.name == PeerRow.exactPeer || row.name == PeerRow.map) && row.mismatches > 0 {
                agrees = false
            }
        }
        return agrees
    }

    /// Measures one case.
    private func rows(of measured: PeerCase) throws -> [PeerRow] {
        let scene = Scene(measured.kind, views: measured.views, seed: 1)
        let points = measured.points(of: scene)
        let files = PeerFiles(folder: arguments.folder)
        try files.write(scene.tree, points)

        let lines = LineNumbers(of: scene.tree)
        let answers = points.map { scene.tree.hitTest($0) }
        let expected = answers.map(lines.line)
        let (map, built) = try WorkClock.medianOfThree { try HitMap(scene.tree) }
        let mapLane = OwnLane(map, points: points)
        let batchLane = OwnLane(BatchedMap(map: map), points: points)
        let treeLane = OwnLane(scene.tree, points: points)
        let differing = points.indices.count { map.hitTest(points[$0]) != answers[$0] }
        var lanes: [PeerLane] = []
        var rows: [PeerRow] = []
        for (name, command) in arguments.peers {
            let answers = files.answers(of: name)
            switch PeerProcess.start(
                command + [files.tree, files.points, answers], patience: arguments.patience)
            {
            case .ready(let process, let nanoseconds, let version):
                var row = PeerRow(name: name, version: version, buildNanoseconds: nanoseconds)
                row.compare(try files.readAnswers(of: name), with: expected)
                lanes.append(PeerLane(process: process, row: row))
            case .unable(let reason):
                rows.append(PeerRow(name: name, reason: reason))
            }
        }
        for _ in 0..<arguments.rounds {
            mapLane.turn(milliseconds: arguments.turn)
            batchLane.turn(milliseconds: arguments.turn)
            treeLane.turn(milliseconds: arguments.turn)
            for index in lanes.indices { lanes[index].turn(milliseconds: arguments.turn) }
        }
        for index in lanes.indices { lanes[index].finish() }
        var own = [
            mapLane.row(name: PeerRow.map, compared: points.count),
            batchLane.row(name: PeerRow.map + ", batch", compared: points.count),
            treeLane.row(name: PeerRow.liveEngine, compared: points.count),
        ]
        own[0].buildNanoseconds = built
        own[0].mismatches = differing
        own[0].version = "\(map.byteCount / scene.tree.count) bytes a view"
        return own + lanes.map(\.row) + rows
    }
}

/// The numbers of a tree's views in the file: in paint order.
private struct LineNumbers {
    private var numbers = ViewColumn<Int>()

    init(of tree: ViewTree) {
        var next = 0
        tree.forEachView { view in
            numbers[view] = next
            next += 1
        }
    }

    /// The number of a view; -1 for none.
    func line(of view: ViewID?) -> Int { view.flatMap { numbers[$0] } ?? -1 }
}

extension [Double] {
    /// The middle value; 0 of none.
    var median: Double { isEmpty ? 0 : sorted()[count / 2] }
}
