import HitTesting
import Testing

@testable import ViewDumps

@Suite("JSON: errors")
struct JSONTreeErrorTests {
    @Test(
        "name the path",
        arguments: [
            (#"{"frame": [0, 0, 9, 9], "colour": 1}"#, "$.colour", .unknownKey("colour")),
            (#"{"frame": [0, 0, 9, 9], "frame": [0, 0, 9, 9]}"#, "$.frame", .repeatedKey("frame")),
            (#"{"id": "a"}"#, "$", .missingValue("frame")),
            (#"[{"frame": [0, 0, 9, 9]}, {"id": "a"}]"#, "$[1]", .missingValue("frame")),
            (
                #"{"id": "a", "frame": [0, 0, 9, 9], "subviews": [{"id": "a", "frame": [0, 0, 9, 9]}]}"#,
                "$.subviews[0]", .duplicateID("a")
            ),
            (
                #"{"id": "1", "frame": [0, 0, 9, 9], "subviews": [{"frame": [0, 0, 9, 9]}]}"#,
                "$.subviews[0]", .duplicateID("1")
            ),
            (
                #"{"frame": [0, 0, 9, 9], "subviews": [{"id": "b", "frame": [0, 0, 9, 9], "level": 0}]}"#,
                "$.subviews[0].level", .levelOfSubview("b")
            ),
            (
                #"{"frame": [0, 0, 9, 9], "behavior": "redirect:q"}"#, "$.behavior",
                .unknownRedirectTarget("q")
            ),
            (
                #"{"frame": [0, 0, 9, 9], "region": {"base": "ellipse", "hole": "bounds"}}"#,
                "$.region.hole", .unknownKey("hole")
            ),
        ] as [(String, String, ViewDumpError.Problem)])
    func problems(text: String, path: String, problem: ViewDumpError.Problem) throws {
        let error = #expect(throws: ViewDumpError.self) { try viewDump(text) }
        #expect(error?.path == path)
        #expect(error?.problem == problem)
    }

    @Test(
        "of values name the path and the value",
        arguments: [
            ("\"frame\": [0, 0, 9]", "$.subviews[1].frame"),
            ("\"frame\": [0, 0, 9, \"9\"]", "$.subviews[1].frame[3]"),
            ("\"frame\": [0, 0, 9, \"infinity\"]", "$.subviews[1].frame[3]"),
            ("\"frame\": [0, 0, 9, null]", "$.subviews[1].frame[3]"),
            ("\"frame\": \"0 0 9 9\"", "$.subviews[1].frame"),
            ("\"hidden\": 1", "$.subviews[1].hidden"),
            ("\"hidden\": \"true\"", "$.subviews[1].hidden"),
            ("\"alpha\": \"0.5\"", "$.subviews[1].alpha"), ("\"id\": 5", "$.subviews[1].id"),
            ("\"name\": null", "$.subviews[1].name"),
            ("\"subviews\": {}", "$.subviews[1].subviews"),
            ("\"subviews\": [1]", "$.subviews[1].subviews[0]"),
            ("\"center\": [1]", "$.subviews[1].center"),
            ("\"region\": \"circle\"", "$.subviews[1].region"),
            ("\"region\": [1]", "$.subviews[1].region"),
            ("\"region\": {}", "$.subviews[1].region"),
            ("\"region\": {\"base\": \"ellipse\"}", "$.subviews[1].region"),
            ("\"region\": {\"mask\": []}", "$.subviews[1].region.mask"),
            ("\"region\": {\"mask\": [\"\"]}", "$.subviews[1].region.mask[0]"),
            ("\"region\": {\"mask\": [\"01\", \"0\"]}", "$.subviews[1].region.mask[1]"),
            ("\"region\": {\"mask\": [\"01\", \"0x\"]}", "$.subviews[1].region.mask[1]"),
            ("\"region\": {\"mask\": [\"0\"], \"base\": \"ellipse\"}", "$.subviews[1].region"),
            ("\"behavior\": \"redirect\"", "$.subviews[1].behavior"),
            ("\"transform\": [1, 0, 0, 1, 0]", "$.subviews[1].transform"),
        ])
    func values(member: String, path: String) throws {
        let frame = member.contains("frame") ? "" : ", \"frame\": [0, 0, 1, 1]"
        let text = """
            {"frame": [0, 0, 9, 9], "subviews": [{"frame": [0, 0, 1, 1]}, {\(member)\(frame)}]}
            """
        let error = try #require(throws: ViewDumpError.self) { try viewDump(text) }
        #expect(error.path == path)
        guard case .invalidValue = error.problem else {
            Issue.record("\(error)")
            return
        }
    }

    @Test("of the level, the nesting of regions, and the syntax")
    func others() throws {
        #expect(throws: ViewDumpError.self) {
            try viewDump("[{\"frame\":[0,0,9,9],\"level\":\"nan\"}]")
        }
        let nested =
            String(repeating: "{\"base\":\"bounds\",\"excluding\":", count: 100) + "\"nowhere\""
            + String(repeating: "}", count: 100)
        let error = #expect(throws: ViewDumpError.self) {
            try viewDump("{\"frame\":[0,0,9,9],\"region\":\(nested)}")
        }
        #expect(error?.description.contains("nested") == true)
        let syntax = #expect(throws: ViewDumpError.self) {
            try viewDump("{\n  \"frame\": [0, 0, 9, 9],\n}")
        }
        #expect(syntax?.description == "test:3:1: a key in quotation marks must stand here")
    }
}
