import Foundation
import Testing

@testable import hittest

@Suite("hittest draw and info")
struct DrawCommandTests {
    private static let tree = """
        { "id": "root", "frame": [0, 0, 100, 100], "subviews": [
            { "id": "button", "frame": [20, 20, 40, 40] },
            { "id": "cover", "name": "Cover", "frame": [0, 40, 100, 60], "hidden": false } ] }
        """

    /// Draws the tree, and gives the run and what was written.
    private func draw(_ ending: String, _ options: String...) throws -> (ToolRun, String?) {
        let path = FileManager.default.temporaryDirectory
            .appending(path: "draw-\(UUID().uuidString).\(ending)").path
        defer { try? FileManager.default.removeItem(atPath: path) }
        let run = ToolRun(["draw", "-", "-o", path] + options, input: Self.tree)
        return (run, try? String(contentsOfFile: path, encoding: .utf8))
    }

    @Test("the end of the name says what is drawn")
    func forms() throws {
        let (svgRun, svg) = try draw("svg", "--at", "30,50", "--view", "button")
        #expect(svgRun.code == .done && svgRun.output.isEmpty)
        #expect(svg?.hasPrefix("<svg xmlns=") == true)
        #expect(svg?.contains("button does not get the touch at (30, 50)") == true)
        #expect(svg?.contains("It is covered by cover (Cover), a later sibling.") == true)
        #expect(svg?.contains("Touch it at (") == true)
        let (htmlRun, html) = try draw("HTML")
        #expect(htmlRun.code == .done)
        #expect(html?.hasPrefix("<!DOCTYPE html>") == true)
    }

    @Test("a view is found by its name")
    func names() throws {
        let (run, svg) = try draw("svg", "--view", "Cover")
        #expect(run.code == .done)
        #expect(svg?.contains("Where Cover cover gets touches") == true)
        let (other, none) = try draw("svg", "--view", "Nobody")
        #expect(other.code == .badData && none == nil)
        #expect(other.complaints.contains("'Nobody'"))
    }

    @Test("wrong usage is 64", arguments: [[], ["-o", "a.gif"], ["-o", "a.svg", "--at", "1"]])
    func usage(options: [String]) {
        let run = ToolRun(["draw", "-"] + options, input: Self.tree)
        #expect(run.code == .usage)
    }

    @Test("what cannot be written is 74")
    func unwritable() {
        let run = ToolRun(["draw", "-", "-o", "/nowhere/a.svg"], input: Self.tree)
        #expect(run.code == .inputOutput)
        #expect(run.complaints.contains("/nowhere/a.svg"))
    }

    @Test("info counts")
    func info() {
        let run = ToolRun("info", "-", input: Self.tree)
        #expect(run.code == .done)
        #expect(run.output.contains("standard input: "))
        #expect(run.output.contains("  3  views\n  1  windows or roots\n  2  levels\n"))
        let json = ToolRun("info", "-", "--json", input: Self.tree)
        #expect(json.output.hasPrefix("{\"format\": \"json\", \"views\": 3, \"windows\": 1,"))
        #expect(json.output.hasSuffix("\"notes\": []}\n"))
    }
}
