import Foundation
import HitTesting
import ViewDumps

/// The files through which peers learn what to do, and say what they answer.
struct PeerFiles {
    /// Where they lie.
    let folder: String

    /// The tree.
    var tree: String { folder + "/tree.csv" }

    /// The points.
    var points: String { folder + "/points.csv" }

    /// The answers of a peer.
    func answers(of peer: String) -> String {
        folder + "/" + peer.replacingOccurrences(of: " ", with: "-") + ".answers"
    }

    /// Writes a scene for the peers.
    func write(_ tree: ViewTree, _ points: [Point2D]) throws {
        var text: [UInt8] = []
        try ViewTreeWriter(tree).writeCSV { text += $0 }
        try Data(text).write(to: URL(fileURLWithPath: self.tree))
        var lines = "x,y\n"
        for point in points { lines += "\(point.x),\(point.y)\n" }
        try Data(lines.utf8).write(to: URL(fileURLWithPath: self.points))
    }

    /// What a peer answered: a line number for each point, or -1; perhaps not for all points.
    func readAnswers(of peer: String) throws -> [Int] {
        let text = try String(contentsOfFile: answers(of: peer), encoding: .utf8)
        return text.split(separator: "\n").map { Int($0) ?? -2 }
    }
}
