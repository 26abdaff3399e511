import HitTesting
import Testing
import ViewDumps

@Suite("Accessibility trees as JSON")
struct AccessibilityJSONTests {
    @Test("idb's flat list: the smallest element is preferred")
    func flatList() throws {
        let dump = try viewDump(
            """
            [{"AXFrame":"{{0, 0}, {402, 874}}","AXUniqueId":null,"frame":{"y":0,"x":0,"width":402,"height":874},"role_description":"application","AXLabel":"Fitness","type":"Application","enabled":true,"role":"AXApplication"},
             {"AXFrame":"{{16, 380}, {370, 52}}","AXUniqueId":"sign-in","frame":{"y":380,"x":16,"width":370,"height":52},"AXLabel":"Sign in","type":"Button","enabled":false,"role":"AXButton"},
             {"AXFrame":"{{0, 300}, {402, 300}}","AXUniqueId":null,"frame":{"y":300,"x":0,"width":402,"height":300},"AXLabel":"Sheet","type":"Group","enabled":true,"role":"AXGroup"}]
            """)
        #expect(dump.format == .describeUI)
        #expect(dump.tree.count == 3)
        #expect(dump.tree.roots.count == 1)
        #expect(dump.noteTexts.contains("hierarchy-missing"))
        #expect(dump.hit(20, 400) == "Sheet")
        let answer = dump.elements(at: Point2D(20, 400))
        #expect(answer.elements.map { dump.ids[$0] } == ["sign-in", "Sheet", "Fitness"])
        #expect(answer.preferred.flatMap { dump.ids[$0] } == "sign-in")
    }

    @Test("nested elements, in an envelope, behind a log's prefix")
    func nested() throws {
        let dump = try viewDump(
            """
            2024-01-01 12:00:00 [debug] [WD Proxy] {"status": 0, "value": [{"type": "Application",
              "frame": {"x": 0, "y": 0, "width": 100, "height": 100.5}, "children": [
                {"type": "Button", "AXLabel": "A } ] \\" b", "AXUniqueId": "a",
                 "frame": {"x": 10.1, "y": 0, "width": 50, "height": 50}, "children": []}]}]} trailing ]
            """)
        #expect(dump.tree.count == 2)
        #expect(dump.hit(10.1, 1) == "a")
        #expect(dump.hit(10, 1) == "Application")
        #expect(dump.notes.first?.line == 1)
    }

    @Test("WebDriverAgent's JSON, escaped in a log")
    func escaped() throws {
        let dump = try viewDump(
            #"{\"value\":{\"type\":\"Application\",\"name\":\"App\",\"rect\":{\"x\":0,\"y\":0,\"width\":9,\"height\":9},\"isVisible\":\"1\",\"children\":[{\"type\":\"Button\",\"name\":\"go\",\"rect\":{\"x\":1,\"y\":1,\"width\":2,\"height\":2},\"isVisible\":\"0\",\"isEnabled\":\"1\"}]}}"#
        )
        #expect(dump.format == .uiAutomation)
        #expect(dump.hit(1, 1) == "go")
        #expect(dump.noteTexts.contains("go visibility-is-not-hidden"))
        #expect(dump.elements(at: Point2D(1, 1)).preferred.flatMap { dump.ids[$0] } == "App")
    }

    @Test("old Appium keys: attributes under @, children under >")
    func oldKeys() throws {
        let dump = try viewDump(
            """
            {"@": {"type": "UIAWindow", "name": "w", "rect": {"origin": {"x": 0, "y": 0}, "size": {"width": 9, "height": 9}}},
             ">": [{"@": {"type": "UIAButton", "name": "b", "rect": {"origin": {"x": 1, "y": 1}, "size": {"width": 2, "height": 2}}}, ">": []}]}
            """)
        #expect(dump.format == .uiAutomation)
        #expect(dump.hit(1, 1) == "b")
    }

    @Test("Maestro: bounds as text, an empty root, clickable elements")
    func maestro() throws {
        let dump = try viewDump(
            """
            Running on emulator-5554
            {"attributes": {"bounds": "[0,0][0,0]"}, "children": [
              {"attributes": {"bounds": "[0,0][1080,2000]", "resource-id": "row"}, "clickable": true, "enabled": true, "children": [
                {"attributes": {"bounds": "[10,10][500,90]", "text": "Title", "accessibilityText": ""}, "children": []}]},
              {"attributes": {"bounds": "[0,0][1080,2000]", "resource-id": "veil"}, "children": []}]}
            """)
        #expect(dump.format == .maestro)
        #expect(dump.hit(20, 20) == "veil")
        let answer = dump.elements(at: Point2D(20, 20))
        #expect(answer.android?.topmostClickable.flatMap { dump.ids[$0] } == "row")
        #expect(answer.preferred.flatMap { dump.ids[$0] } == "row")
        #expect(answer.elements.first.flatMap { dump.ids[$0] } == "Title")
        #expect(dump.noteTexts.contains("coordinates-rounded"))
        #expect(dump.noteTexts.contains("Element frame-unbounded"))
    }

    @Test("JSON that breaks off is read as far as it goes, and says so")
    func cut() throws {
        let dump = try viewDump(
            """
            [debug] [INST] {"status": 0, "value": {"type": "UIAWindow", "rect": {"x": 0, "y": 0,
             "width": 9, "height": 9}, ">": [{"type": "UIAButton", "name": "go",
             "rect": {"x": 1, "y": 1, "width": 2, "height": 2}}, {"type": "UIAButton", "rect": {"x": 5,
             "y": 5, "wi
            """)
        #expect(dump.hit(2, 2) == "go")
        #expect(dump.hit(8, 8) == "UIAWindow")
        #expect(dump.noteTexts.contains("dump-cut"))
        let error = #expect(throws: ViewDumpError.self) {
            try viewDump("[\n{\"rect\": {\"x\"")
        }
        #expect(error?.line == 2)
    }

    @Test("of a list that breaks off, every element counts that is whole")
    func cutList() throws {
        let list = (0..<20).map {
            #"{"AXFrame": "{{\#($0 * 10), 0}, {10, 10}}", "AXUniqueId": "e\#($0)"}"#
        }
        let text = "[" + list.joined(separator: ", ")
        let dump = try viewDump(String(text.dropLast(30)))
        #expect(dump.tree.count == 19)
        #expect(dump.hit(175, 5) == "e17")
        #expect(dump.noteTexts.contains("dump-cut"))
    }

    @Test("an old page source has its types around its elements")
    func typesAround() throws {
        let dump = try viewDump(
            """
            {"UIAApplication": {"@": {"name": "App", "x": 0, "y": 20, "width": 320, "height": 548},
              ">": [{"UIAWindow": {"@": {"name": null, "rect": {"origin": {"x": 0, "y": 0},
                    "size": {"width": 320, "height": 568}}},
                ">": [{"UIAButton": {"@": {"name": "go", "x": 10, "y": 30, "width": 50, "height": 50},
                  ">": []}}]}}]}}
            """)
        #expect(dump.format == .uiAutomation)
        #expect(dump.hit(20, 40) == "go")
        #expect(dump.hit(200, 40) == "UIAWindow")
        #expect(dump.hit(20, 10) == nil)
        let button = try #require(dump.ids.view(withID: "go"))
        #expect(dump.className(of: button) == "UIAButton")
    }

    @Test("a rectangle that is none is an error with its path")
    func wrongRectangle() {
        let error = #expect(throws: ViewDumpError.self) {
            try viewDump(
                """
                {"type": "A", "rect": {"x": 0, "y": 0, "width": 1, "height": 1},
                 "children": [{"type": "B", "rect": {"x": 0, "y": 0}}]}
                """)
        }
        #expect(error?.path == "$.children[0]")
        #expect(error?.line == 1)
    }

    @Test("this project's own JSON stays its own")
    func own() throws {
        #expect(try viewDump(#"{"id": "a", "frame": [0, 0, 9, 9]}"#).format == .json)
    }
}
