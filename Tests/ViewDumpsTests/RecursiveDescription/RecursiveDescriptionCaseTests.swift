import HitTesting
import Testing
import ViewDumps

@Suite("recursiveDescription: the cases")
struct RecursiveDescriptionCaseTests {
    @Test("every point hits the view that is expected", arguments: try CaseFile.all(of: "UIKit"))
    func hits(file: CaseFile) throws {
        let dump = try viewDump(file.bytes)
        #expect(dump.format == .recursiveDescription)
        #expect(try dump.tree.count == file.count)
        for (point, id) in try file.hits {
            #expect(dump.hit(point.x, point.y) == id, "at \(point)")
        }
    }

    @Test("every uncertainty is noted", arguments: try CaseFile.all(of: "UIKit"))
    func notes(file: CaseFile) throws {
        let dump = try viewDump(file.bytes)
        for (id, kind) in try file.flags { #expect(dump.noteTexts.contains("\(id) \(kind)")) }
    }

    @Test("there are cases")
    func count() throws {
        #expect(try CaseFile.all(of: "UIKit").count == 8)
    }
}
