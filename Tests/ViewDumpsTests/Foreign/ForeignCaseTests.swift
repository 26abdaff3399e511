import HitTesting
import Testing
import ViewDumps

@Suite("Other tools' formats: the cases")
struct ForeignCaseTests {
    /// The cases that are not of UIKit, with the formats that they are of.
    private static let formats: [String: ViewDumpFormat] = [
        "14": .earlGrey, "16": .xcuiElement, "18": .webDriverAgent, "20": .uiAutomator,
        "22": .uiAutomation, "28": .activityTop,
    ]

    @Test("every point hits the view that is expected", arguments: formats.keys.sorted())
    func hits(number: String) throws {
        let file = CaseFile(number: number)
        let dump = try viewDump(file.bytes)
        #expect(dump.format == Self.formats[number])
        #expect(try dump.tree.count == file.count)
        let hits = try file.hits
        #expect(!hits.isEmpty)
        for (point, id) in hits { #expect(dump.hit(point.x, point.y) == id, "at \(point)") }
    }

    @Test(
        "a format that is named is read as the one that is told", arguments: formats.keys.sorted())
    func override(number: String) throws {
        let bytes = try CaseFile(number: number).bytes
        let format = try #require(Self.formats[number])
        let dump = try ViewDump.read(bytes.span, as: format, named: "test")
        let told = try ViewDump.read(bytes.span, named: "test")
        #expect(dump.format == told.format)
        #expect(dump.noteTexts == told.noteTexts)
    }

    @Test("a wrong format is refused", arguments: formats.keys.sorted())
    func wrongOverride(number: String) throws {
        let bytes = try CaseFile(number: number).bytes
        #expect(throws: ViewDumpError.self) {
            try ViewDump.read(bytes.span, as: .espresso, named: "test")
        }
    }
}
