import HitTesting
import Testing
import ViewDumps

/// Readers of files never trap, whatever the bytes: they answer, or throw a typed error.
///
/// Deterministic, so that a failure can be run again. The same functions are what a fuzzer calls.
@Suite("Mutated files")
struct MutationTests {
    /// Small files with everything in them that this project's own forms can say.
    private static let ownFiles = [
        #"""
        id,parent,x,y,width,height,centerX,centerY,a,d,hidden,alpha,region,behavior,name,level\#r
        "a ""b""",,0,0,1e2,100.5,,,-1,2,0,nan,rects:1;2;3;4|5;6;7;8,redirect:c,"n\#n",inf\#r
        c,"a ""b""",nan,,10,10,5,5,,,1,0.5,polygon:evenodd:0;0;9;0;9;9,absorbing,,\#r

        """#,
        #"""
        [{"id": "a\n\ud83d\ude42", "frame": [0, 0, 1e2, "inf"], "level": -1, "subviews": [
          {"frame": [1, 2, 3, 4], "center": [1, 2], "region": {"base": {"mask": ["01", "11"]},
           "excluding": "inset:1;2;3;4"}, "behavior": "redirect:a\n🙂", "hidden": false}]}]
        """#,
    ]

    @Test("are whole before they are mutated", arguments: ownFiles)
    func ownFile(text: String) throws {
        #expect(try viewDump(text).tree.count == 2)
    }

    /// Everything that is mutated.
    private static func files() throws -> [[UInt8]] {
        try ownFiles.map { Array($0.utf8) } + CaseFile.everything().map { try $0.bytes }
    }

    /// Reads bytes as what they look like, and sometimes in every other way too.
    private func read(_ bytes: [UInt8], inEveryWay: Bool) {
        if let dump = try? ViewDump.read(bytes.span, named: "test") {
            _ = dump.tree.hitTest(Point2D(40, 40))
        }
        for format in ViewDumpFormat.allCases where inEveryWay {
            _ = try? ViewDump.read(bytes.span, as: format, named: "test")
        }
        _ = try? PointTableReader.points(of: bytes, named: "test")
    }

    @Test("cut off: small files at every byte, larger ones at every third", arguments: try files())
    func truncation(bytes: [UInt8]) {
        for length in stride(from: 0, to: bytes.count, by: bytes.count < 1000 ? 1 : 3) {
            read(Array(bytes[..<length]), inEveryWay: length.isMultiple(of: 13))
        }
    }

    @Test("with a byte changed", arguments: try files())
    func changes(bytes: [UInt8]) {
        let replacements = Array("\0\n\"';<>|}{[],:0-\u{FF}".utf8)
        for position in stride(from: 0, to: bytes.count, by: bytes.count / 200 + 1) {
            for replacement in [
                replacements[position % replacements.count], bytes[position] ^ 0x20,
            ] {
                var changed = bytes
                changed[position] = replacement
                read(changed, inEveryWay: position.isMultiple(of: 13))
            }
        }
    }

    @Test("with a stretch doubled or taken out", arguments: try files())
    func stretches(bytes: [UInt8]) {
        for start in stride(from: 0, to: bytes.count, by: bytes.count / 50 + 1) {
            let stretch = bytes[start..<min(bytes.count, start + 37)]
            read(Array(bytes[..<start]) + stretch + bytes[start...], inEveryWay: false)
            read(Array(bytes[..<start]) + bytes[stretch.endIndex...], inEveryWay: false)
        }
    }

    @Test(
        "made to take long: nothing grows with the square of the length",
        .timeLimit(.minutes(2)))
    func hostile() {
        for part in [
            "<A", "<A: 0x1; frame = (0 0; 1 1); text = '", "'; a = ", "<<A<", ">", "<A: 0x1;",
            "   | <A: 0x1; frame = (0 0; 1 1); text = 'a\n", "[", "{\"a\":", "\"", ",", "\n",
            "&lt;",
            "<A: 0x1; frame = (0 0; 1 1)> | ",
        ] {
            let text = String(repeating: part, count: 30_000 / part.utf8.count)
            read(Array(text.utf8), inEveryWay: true)
        }
    }
}
