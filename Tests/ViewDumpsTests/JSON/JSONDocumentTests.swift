import Testing

@testable import ViewDumps

@Suite("JSON: texts")
struct JSONDocumentTests {
    private func document(_ text: String) throws -> JSONDocument {
        try JSONDocument(Array(text.utf8).span)
    }

    @Test(
        "that are JSON",
        arguments: [
            "{}", "[]", "[[],{}]", " [ 1 , 2 ] ", "{\"a\":{\"b\":[1,{\"c\":null}]},\"d\":true}",
            "0", "-0",
            "-1.5e+10", "1E5", "\"\"", "\"a\\\"b\\\\\\u00e9\"", "[true,false,null]", "\u{FEFF}{}",
            "\n[\t1\r\n]\n",
        ])
    func valid(text: String) throws {
        let document = try document(text)
        #expect(document.values[0].next == document.values.count)
    }

    @Test(
        "that are not",
        arguments: [
            ("", 0), ("{", 1), ("[", 1), ("[1", 2), ("[1,", 3), ("[1,]", 3), ("[,1]", 1),
            ("[1 2]", 3),
            ("{\"a\"}", 4), ("{\"a\":}", 5), ("{\"a\":1,}", 7), ("{a:1}", 1), ("{1:1}", 1),
            ("[1]]", 3),
            ("{\"a\":1]", 6), ("[1}", 2), ("01", 0), ("1.", 0), (".5", 0), ("+1", 0), ("-", 0),
            ("1e", 0),
            ("nul", 0), ("nulls", 4), ("\"a", 0), ("\"a\nb\"", 2), ("\"\\", 0), ("// x\n1", 0),
            ("'a'", 0), ("NaN", 0),
        ])
    func invalid(text: String, offset: Int) {
        #expect {
            try document(text)
        } throws: { error in
            (error as? LocatedProblem)?.offset == offset
        }
    }

    @Test("depth costs no stack")
    func deep() throws {
        let depth = 50_000
        let document = try document(
            String(repeating: "[", count: depth) + String(repeating: "]", count: depth))
        #expect(document.values.count == depth)
        #expect(throws: LocatedProblem.self) {
            try JSONDocument(Array(String(repeating: "{\"a\":", count: depth).utf8).span)
        }
    }

    @Test(
        "strings with escapes",
        arguments: [
            ("\"a\\n\\t\\/\\\\\\\"\"", "a\n\t/\\\""), ("\"\\u00e9\\u0041\"", "éA"),
            ("\"\\ud83d\\ude42 x\"", "🙂 x"), ("\"🙂\\u0000\"", "🙂\0"),
            ("\"\\b\\f\\r\"", "\u{8}\u{C}\r"),
        ])
    func escapes(text: String, expected: String) throws {
        let bytes = Array(text.utf8)
        let document = try JSONDocument(bytes.span)
        let decoded = try JSONString.decode(document.values[0], in: bytes.span)
        #expect(Array(decoded.utf8) == Array(expected.utf8))
        var written: [UInt8] = []
        JSONString.append(decoded, to: &written)
        let again = try JSONDocument(written.span)
        #expect(try JSONString.decode(again.values[0], in: written.span) == decoded)
    }

    @Test(
        "strings with wrong escapes",
        arguments: [
            "\"\\x\"", "\"\\u12\"", "\"\\u12g4\"", "\"\\ud83d\"", "\"\\ude42\"",
            "\"\\ud83d\\u0041\"",
        ])
    func wrongEscapes(text: String) throws {
        let bytes = Array(text.utf8)
        let document = try JSONDocument(bytes.span)
        #expect(throws: LocatedProblem.self) {
            try JSONString.decode(document.values[0], in: bytes.span)
        }
    }
}
