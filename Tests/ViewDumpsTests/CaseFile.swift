import Foundation
import HitTesting
import Testing
import ViewDumps

/// A dump with what is known of it: `NN.txt` and `NN.expect.txt`.
struct CaseFile: CustomTestStringConvertible {
    /// The case's number.
    let number: String

    /// The cases whose expectations name a format.
    static func all(of format: String) throws -> [CaseFile] {
        try everything().filter { try $0.expectations.contains("format: \(format)") }
    }

    /// All cases.
    static func everything() throws -> [CaseFile] {
        let folder = try #require(Bundle.module.url(forResource: "Cases", withExtension: nil))
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        return names.filter { $0.hasSuffix(".expect.txt") }.sorted()
            .map { CaseFile(number: String($0.prefix(2))) }
    }

    var testDescription: String { "case \(number)" }

    /// The dump's bytes.
    var bytes: [UInt8] {
        get throws { Array(try Data(contentsOf: url("txt"))) }
    }

    /// What is expected of it, as text.
    var expectations: String {
        get throws { try String(contentsOf: url("expect.txt"), encoding: .utf8) }
    }

    /// The points and the ids that they hit, nil for none.
    var hits: [(point: Point2D, id: String?)] {
        get throws {
            try lines(of: "[hit]").map { line in
                let parts = try #require(line.firstMatch(of: #/\((.+), (.+)\) -> (\S+)/#))
                let point = Point2D(
                    try #require(Double(parts.1)), try #require(Double(parts.2)))
                return (point, parts.3 == "nil" ? nil : String(parts.3))
            }
        }
    }

    /// Views and points, with the reasons why the views do not get touches there, or that they do.
    var reasons: [(id: String, point: Point2D, reasons: [String])] {
        get throws {
            try lines(of: "[why]").map { line in
                let parts = try #require(
                    line.firstMatch(of: #/(\S+) \[.*\] at \((.+), (.+)\): (.+)/#))
                let point = Point2D(
                    try #require(Double(parts.2)), try #require(Double(parts.3)))
                return (String(parts.1), point, parts.4.components(separatedBy: "; "))
            }
        }
    }

    /// The ids and kinds of the notes that a reader must make.
    var flags: [(id: String, kind: String)] {
        get throws {
            try lines(of: "[flags the reader must raise]").map { line in
                let parts = try #require(line.firstMatch(of: #/(\S+): ([\w-]+)/#))
                return (String(parts.1), String(parts.2))
            }
        }
    }

    /// The number of views.
    var count: Int {
        get throws {
            let match = try #require(try expectations.firstMatch(of: #/nodes: (\d+)/#))
            return try #require(Int(match.1))
        }
    }

    /// The lines of one section.
    private func lines(of section: String) throws -> [Substring] {
        let lines = try expectations.split(separator: "\n", omittingEmptySubsequences: false)
        guard let start = lines.firstIndex(where: { $0 == section }) else { return [] }
        return Array(lines[(start + 1)...].prefix { !$0.isEmpty })
    }

    /// Where one of the two files lies.
    private func url(_ suffix: String) -> URL {
        Bundle.module.bundleURL.appendingPathComponent("Cases/\(number).\(suffix)")
    }
}

/// Reads a text as a dump.
func viewDump(_ text: String) throws -> ViewDump {
    try viewDump(Array(text.utf8))
}

/// Reads bytes as a dump.
func viewDump(_ bytes: [UInt8]) throws -> ViewDump {
    try ViewDump.read(bytes.span, named: "test")
}

extension ViewDump {
    /// The id of the view that a point hits, by the engine; the reference must say the same.
    func hit(_ x: Double, _ y: Double) -> String? {
        let point = Point2D(x, y)
        let view = tree.hitTest(point)
        #expect(RecursiveEngine(tree).hitTest(point) == view)
        return view.flatMap { ids[$0] }
    }

    /// The notes as `id kind` or, without a view, as `kind`.
    var noteTexts: [String] {
        notes.map { note in
            (note.view.flatMap { ids[$0] }.map { "\($0) " } ?? "") + note.kind.rawValue
        }
    }
}
