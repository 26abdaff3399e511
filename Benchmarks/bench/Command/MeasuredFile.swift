import Foundation
import HitTesting
import SceneGenerators
import ViewDumps

/// A tree and points read from a user's files.
struct MeasuredFile {
    /// The tree.
    let scene: Scene

    /// The points to ask about, if a file gives them.
    let points: [Point2D]?

    /// Reads a tree, and points if there is a file of them.
    init(treeFile: String, pointsFile: String?) throws(InputError) {
        let dump = try readFile(treeFile) { try ViewDump.read($0.span, named: treeFile) }
        guard dump.tree.count > 0 else {
            throw InputError("\(treeFile): there is no view in it", status: InputError.badData)
        }
        scene = Scene(name: URL(fileURLWithPath: treeFile).lastPathComponent, tree: dump.tree)
        guard let pointsFile else {
            points = nil
            return
        }
        let points = try readFile(pointsFile) {
            try PointTableReader.points(of: [UInt8]($0), named: pointsFile)
        }
        guard !points.isEmpty else {
            throw InputError("\(pointsFile): there is no point in it", status: InputError.badData)
        }
        self.points = points
    }
}

/// Reads a file, and tells a file that is not there from one that says nothing sensible.
private func readFile<Content>(
    _ path: String, _ parse: (Data) throws -> Content
) throws(InputError) -> Content {
    let data: Data
    do {
        data = try Data(contentsOf: URL(fileURLWithPath: path), options: .mappedIfSafe)
    } catch {
        throw InputError("cannot read \(path): \(reason(of: error))", status: InputError.noInput)
    }
    do {
        return try parse(data)
    } catch {
        throw InputError("\(error)", status: InputError.badData)
    }
}

/// What the system says about a file that cannot be read or written.
func reason(of error: any Error) -> String {
    let underlying = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
    return (underlying ?? error as NSError).localizedDescription
}
