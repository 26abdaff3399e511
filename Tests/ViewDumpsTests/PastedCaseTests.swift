import Foundation
import HitTesting
import Testing
import ViewDumps

/// The cases as people paste them: the same views get the same touches.
@Suite("Cases, pasted from elsewhere")
struct PastedCaseTests {
    /// A way in which a text comes out of a log, a terminal or a web page.
    struct Dress: CustomTestStringConvertible {
        let testDescription: String
        let dress: @Sendable (String) -> String
    }

    private static let dresses = [
        Dress(testDescription: "CRLF") { $0.replacing("\n", with: "\r\n") },
        Dress(testDescription: "escaped for HTML") { escapedForHTML($0) },
        Dress(testDescription: "escaped for HTML twice") { escapedForHTML(escapedForHTML($0)) },
        Dress(testDescription: "as a JSON string") { jsonString($0) },
        Dress(testDescription: "as a JSON string twice") { jsonString(jsonString($0)) },
        Dress(testDescription: "as a JSON string, escaped for HTML") {
            escapedForHTML(jsonString($0))
        },
        Dress(testDescription: "in a web page") { "<div><pre>\n\($0)\n</pre></div>" },
        Dress(testDescription: "between sentences") { "My button is dead:\n\n\($0)\n\nThanks!\n" },
        Dress(testDescription: "in a code block") { "```\n\($0)\n```\n" },
        Dress(testDescription: "indented") { eachLine(of: $0) { "    \($0)" } },
        Dress(testDescription: "with blanks at line ends") { eachLine(of: $0) { "\($0)  " } },
        Dress(testDescription: "with empty lines") { $0.replacing("\n", with: "\n\n") },
        Dress(testDescription: "with a web page's blanks") {
            $0.replacing("  ", with: "\u{A0} ")
        },
        Dress(testDescription: "coloured") { eachLine(of: $0) { "\u{1B}[0;31m\($0)\u{1B}[0m" } },
        Dress(testDescription: "with a byte order mark") { "\u{FEFF}\($0)" },
        Dress(testDescription: "twice") { "\($0)\n\n\($0)" },
    ]

    /// What a log or a mail puts before each line.
    private static let logs = [
        Dress(testDescription: "in a log") {
            eachLine(of: $0) { "2020-01-02 03:04:05.678 App[42:1a2b] \($0)" }
        },
        Dress(testDescription: "in a log of Android") {
            eachLine(of: $0) { "11-30 09:00:00.000  1234  1250 E TestRunner: \($0)" }
        },
        Dress(testDescription: "quoted") { eachLine(of: $0) { "> \($0)" } },
    ]

    @Test("the same answers", arguments: try CaseFile.everything(), dresses + logs)
    func dressed(file: CaseFile, dress: Dress) throws {
        let text = String(decoding: try file.bytes, as: UTF8.self)
        let dressed = Array(dress.dress(text).utf8)
        let dump = try viewDump(dressed)
        for (point, id) in try file.hits {
            #expect(dump.hit(point.x, point.y) == id, "at \(point)")
        }
    }

    /// Where a view's text is sure not to be over yet.
    private static let beginnings = [
        "frame = (", "frame={{", ", {{", " V.E", " width=", "bounds=", "rect",
    ]

    @Test(
        "cut within a view: a note, or an error that names a line",
        arguments: try CaseFile.everything())
    func cut(file: CaseFile) throws {
        let text = String(decoding: try file.bytes, as: UTF8.self)
        let kinds: Set<ViewDumpNote.Kind> = [.dumpCut, .lineCut]
        var cuts = 0
        // What comes after the tree, or in a text, is none of its views.
        let tree = text.prefix(
            upTo: text.firstRange(of: "Path to element")?.lowerBound ?? text.endIndex)
        for beginning in Self.beginnings {
            for range in tree.ranges(of: beginning)
            where !tree[..<range.lowerBound].hasSuffix("0xdead; ") {
                cuts += 1
                let part = text[..<text.index(range.upperBound, offsetBy: 2)]
                do {
                    let dump = try viewDump(String(part))
                    #expect(
                        dump.notes.contains { kinds.contains($0.kind) },
                        "\(part.suffix(60)) \(dump.noteTexts)")
                } catch let error as ViewDumpError {
                    #expect(error.line != nil)
                }
            }
        }
        #expect(cuts > 1)
    }

    /// A text with entities.
    private static func escapedForHTML(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
            .replacing(">", with: "&gt;").replacing("\"", with: "&quot;")
    }

    /// A text as servers log it.
    private static func jsonString(_ text: String) -> String {
        let data = try? JSONEncoder().encode(["message": text])
        return String(decoding: data ?? Data(), as: UTF8.self)
    }

    /// A text with each line changed.
    private static func eachLine(of text: String, _ change: (Substring) -> String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map(change)
            .joined(separator: "\n")
    }
}
