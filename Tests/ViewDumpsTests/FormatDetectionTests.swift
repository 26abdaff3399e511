import HitTesting
import Testing
import ViewDumps

@Suite("Formats are told by content")
struct FormatDetectionTests {
    @Test(
        "those that can be read",
        arguments: [
            ("id,parent,x,y,width,height\n", .csv), ("\u{FEFF}\n\"parent\",x,y,width,height", .csv),
            ("{\"frame\":[0,0,1,1]}", .json), ("\n [ ]", .json),
            ("[{\"id\":\"a\",\"frame\":[0,0,1,1]}]", .json),
            ("<UIView: 0x1; frame = (0 0; 1 1)>", .recursiveDescription),
            (
                "{{14, 154}, {290, 57}} -A:B (`<UIView: 0x1; frame = (0 0; 1 1)>`)",
                .recursiveDescription
            ),
            ("&lt;UIView: 0x1; frame = (0 0; 1 1)&gt;", .recursiveDescription),
        ] as [(String, ViewDumpFormat)])
    func known(text: String, format: ViewDumpFormat) throws {
        #expect(try viewDump(text).format == format)
    }

    @Test(
        "others are refused, and what was seen is said",
        arguments: [
            ("", "nothing"), (" \n", "nothing"), ("hello world", "'hello world'"),
            ("<?xml version=\"1.0\"?><hierarchy/>", "markup"),
            ("{\"value\": \"Attributes: x\"}", "keys value"),
            ("[{\"kind\": 1, \"box\": {\"x\": 0}}]", "kind, box"), ("[1]", "a number"),
            ("  DecorView@1001c00[MainActivity]", "DecorView"),

            ("<UIView: 0x1>\n   | <UIView: 0x2>", "markup"), ("\"a\"", "'\"a\"'"),
        ])
    func unknown(text: String, seen: String) throws {
        let error = try #require(throws: ViewDumpError.self) { try viewDump(text) }
        guard case .unrecognizedFormat(let description) = error.problem else {
            Issue.record("\(error)")
            return
        }
        #expect(description.contains(seen))
    }

    @Test("UTF-16 is called by its name")
    func utf16() throws {
        let bytes: [UInt8] = [0xFF, 0xFE] + "<UIView: 0x1>".utf8.flatMap { [$0, 0] }
        let error = #expect(throws: ViewDumpError.self) { try viewDump(bytes) }
        #expect(error?.description.contains("UTF-16") == true)
    }

    @Test("this project's own forms report their errors, not an unknown format")
    func ownErrors() {
        for text in [
            "id,parent,x,y,width,heigth\n", "{\"frame\": [0,0,1,1], \"colour\": 1}",
            "{\"frame\": [0,0",
        ] {
            let error = #expect(throws: ViewDumpError.self) { try viewDump(text) }
            if case .unrecognizedFormat = error?.problem { Issue.record("\(text)") }
        }
    }
}
