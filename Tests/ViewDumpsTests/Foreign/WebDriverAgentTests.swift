import HitTesting
import Testing
import ViewDumps

@Suite("WebDriverAgent XML")
struct WebDriverAgentTests {
    private static let settings = """
        <?xml version="1.0" encoding="UTF-8"?>
        <AppiumAUT>
          <!-- from a server -->
          <XCUIElementTypeApplication type="XCUIElementTypeApplication" name="Settings" enabled="true" visible="true" x="0" y="0" width="375" height="667">
            <XCUIElementTypeWindow type="XCUIElementTypeWindow" enabled="true" visible="true" x="0" y="0" width="375" height="667">
              <XCUIElementTypeNavigationBar type="XCUIElementTypeNavigationBar" name="General" enabled="true" visible="true" x="0" y="20" width="375" height="44">
                <XCUIElementTypeButton type="XCUIElementTypeButton" name="Settings &amp; &quot;more&quot; 😀" label="Back" enabled="true" visible="true" x="0" y="20" width="90" height="44"/>
              </XCUIElementTypeNavigationBar>
              <XCUIElementTypeOther type="XCUIElementTypeOther" enabled="true" visible="true" x="0" y="0" width="375" height="667">
                <XCUIElementTypeTable type="XCUIElementTypeTable" enabled="true" visible="true" x="0" y="0" width="375" height="667">
                  <XCUIElementTypeCell type="XCUIElementTypeCell" name="About" enabled="true" visible="true" x="0" y="99" width="375" height="45" nativeFrame="{{0, 99.5}, {375, 44.5}}"/>
                  <XCUIElementTypeCell type="XCUIElementTypeCell" name="Hidden" enabled="true" visible="false" x="0" y="20" width="375" height="45"/>
                </XCUIElementTypeTable>
              </XCUIElementTypeOther>
            </XCUIElementTypeWindow>
            <XCUIElementTypeWindow type="XCUIElementTypeWindow" enabled="true" visible="true" x="0" y="0" width="375" height="667"/>
          </XCUIElementTypeApplication>
        </AppiumAUT>
        """

    @Test("document order gives the empty window, preference the button and the row")
    func preferred() throws {
        let dump = try viewDump(Self.settings)
        #expect(dump.format == .webDriverAgent)
        #expect(dump.tree.count == 9)
        #expect(dump.hit(40, 40) == "XCUIElementTypeWindow#2")
        let back = dump.elements(at: Point2D(40, 40))
        #expect(back.preferred.flatMap { dump.ids[$0] } == "Settings & \"more\" 😀")
        let row = dump.elements(at: Point2D(100, 110))
        #expect(row.preferred.flatMap { dump.ids[$0] } == "About")
        #expect(!row.isExact)
        #expect(dump.noteTexts.contains("Hidden visibility-is-not-hidden"))
        #expect(dump.noteTexts.contains("coordinates-rounded"))
    }

    @Test("the exact frame is used where it is there")
    func nativeFrame() throws {
        let dump = try viewDump(Self.settings)
        let row = try #require(dump.ids.view(withID: "About"))
        #expect(dump.tree.frame(of: row) == Rect2D(x: 0, y: 99.5, width: 375, height: 44.5))
    }

    @Test("an element that is hittable is preferred to all others")
    func hittable() throws {
        let dump = try viewDump(
            """
            <XCUIElementTypeOther type="XCUIElementTypeOther" x="0" y="0" width="90" height="90">
              <XCUIElementTypeButton name="a" hittable="false" x="0" y="0" width="90" height="90"/>
              <XCUIElementTypeOther name="b" hittable="true" x="0" y="0" width="90" height="90"/>
              <XCUIElementTypeButton name="c" x="0" y="0" width="9" height="9"/>
            </XCUIElementTypeOther>
            """)
        let answer = dump.elements(at: Point2D(5, 5))
        #expect(answer.preferred.flatMap { dump.ids[$0] } == "b")
        #expect(answer.plainAnswer.flatMap { dump.ids[$0] } == "c")
    }

    @Test("escaped in a log or a page, once or twice, with CRLF")
    func escaped() throws {
        func inString(_ text: String) -> String {
            text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
                .replacing("\n", with: "\\n")
        }
        func inPage(_ text: String) -> String {
            text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
                .replacing(">", with: "&gt;").replacing("\"", with: "&quot;")
        }
        let text = Self.settings
        let texts = [
            inString(text), inString(inString(text)), inPage(text), inPage(inPage(text)),
            inPage(inString(text)), text.replacing("\n", with: "\r\n"),
            "[HTTP] --> GET /source\n{\"value\":\"" + inString(text) + "\",\"sessionId\":\"1\"}\n",
        ]
        for text in texts {
            let dump = try viewDump(text)
            #expect(dump.format == .webDriverAgent)
            #expect(dump.tree.count == 9)
            #expect(dump.ids.view(withID: "Settings & \"more\" 😀") != nil)
        }
    }

    @Test("a log's cut text is read as far as it goes, with a note at its line")
    func cut() throws {
        let text = try #require(Self.settings.firstRange(of: "name=\"Hidden\""))
        let dump = try viewDump(String(Self.settings[..<text.lowerBound]) + "...")
        #expect(dump.tree.count == 7)
        #expect(dump.noteTexts.contains("dump-cut"))
        #expect(dump.notes.first { $0.kind == .dumpCut }?.line == 12)
    }

    @Test("a second document is not read, and noted")
    func second() throws {
        let dump = try viewDump(Self.settings + "\n" + Self.settings)
        #expect(dump.tree.count == 9)
        #expect(dump.notes.first { $0.kind == .furtherDumpSkipped }?.line == 20)
    }

    @Test(
        "what is wrong is told with its line",
        arguments: [
            ("x=\"0\" y=\"20\" width=\"90\"", "x=\"0\" y=\"zwanzig\" width=\"90\""),
            ("name=\"General\"", "name=\"General\" name=\"Twice\""),
            ("visible=\"true\" x=\"0\" y=\"20\" width=\"90\"", "visible=\"maybe\" x=\"0\""),
        ])
    func wrong(original: String, replacement: String) throws {
        let text = Self.settings.replacing(original, with: replacement, maxReplacements: 1)
        #expect(text != Self.settings)
        let error = #expect(throws: ViewDumpError.self) { try viewDump(text) }
        #expect(error?.line == 6 || error?.line == 7)
    }

    @Test("an ampersand that begins no entity stands for itself, and nothing is expanded")
    func ampersands() throws {
        let dump = try viewDump(
            """
            <!DOCTYPE a [<!ENTITY a "aaaa">]>
            <AppiumAUT>
            <XCUIElementTypeOther name="&a; Q&A &eacute; &amp;" x="0" y="0" width="9" height="9"/>
            </AppiumAUT>
            """)
        #expect(dump.hit(1, 1) == "&a; Q&A &eacute; &")
    }
}
