import HitTesting
import Testing
import ViewDumps

@Suite("XCUIElement debugDescription")
struct XCUIElementTests {
    private static let plain = """
        Attributes: Application, 0x600000a0, pid: 123, label: 'Settings'
        Element subtree:
         →Application, 0x600000a0, pid: 123, label: 'Settings'
            Window (Main), 0x600000b0, {{0.0, 0.0}, {375.0, 667.0}}
              NavigationBar, 0x600000c0, {{0.0, 20.0}, {375.0, 44.0}}, identifier: 'Bar'
                Button, 0x600000d0, {{0.0, 20.0}, {90.0, 44.0}}, label: 'Back', Disabled
              Other, 0x600000e0, {{0.0, 0.0}, {375.0, 667.0}}
                Table, 0x600000f0, {{0.0, 64.0}, {375.0, 603.0}}
                  Cell, 0x60000100, {{0.0, 99.3}, {375.0, 44.7}}
        Path to element:
         →Application, 0x600000a0, pid: 123, label: 'Settings'
          ↳Window (Main), 0x600000b0, {{0.0, 0.0}, {375.0, 667.0}}
        Query chain:
         →Find: Target Application 'com.example'
          Output: {
            Application, 0x600000a0, pid: 123, label: 'Settings'
          }
        """

    @Test("the tree is read, and nothing that repeats it")
    func tree() throws {
        let dump = try viewDump(Self.plain)
        #expect(dump.format == .xcuiElement)
        #expect(dump.tree.count == 7)
        #expect(dump.hit(10, 99.3) == "0x60000100")
        #expect(dump.hit(10, 99.2) == "0x600000f0")
        // The application has no rectangle, and contains every point.
        #expect(dump.hit(-50, 900) == "0x600000a0")
        #expect(dump.noteTexts.contains("0x600000a0 frame-unbounded"))
        #expect(dump.noteTexts.contains("order-unknown"))
    }

    @Test("the back button is preferred, though the content after it fills the screen")
    func preferred() throws {
        let dump = try viewDump(Self.plain)
        #expect(dump.hit(40, 40) == "0x600000e0")
        let answer = dump.elements(at: Point2D(40, 40))
        #expect(!answer.isExact)
        #expect(answer.preferred.flatMap { dump.ids[$0] } == "0x600000d0")
        let ids = answer.elements.map { dump.ids[$0] }
        #expect(ids == ["0x600000d0", "0x600000c0", "0x600000e0", "0x600000b0", "0x600000a0"])
        #expect(answer.android == nil)
        let back = try #require(dump.ids.view(withID: "0x600000d0"))
        #expect(dump.element(of: back)?.isEnabled == false)
        #expect(dump.element(of: back)?.label == "Back")
    }

    @Test(
        "escaped as a string, once or twice, with log prefixes or not",
        arguments: [
            #"{"value":"TEXT"}"#, #"2024-01-01 [debug] [WD Proxy] Got response {"value":"TEXT"#,
        ], [1, 2])
    func escaped(frame: String, layers: Int) throws {
        var text = Self.plain
        for _ in 0..<layers {
            text = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
                .replacing("\n", with: "\\n")
        }
        let dump = try viewDump(frame.replacing("TEXT", with: text))
        #expect(dump.format == .xcuiElement)
        #expect(dump.tree.count == 7)
        #expect(dump.hit(10, 99.3) == "0x60000100")
    }

    @Test("labels with quotes, commas, braces, line ends and lines that look like elements")
    func labels() throws {
        let dump = try viewDump(
            """
            Element subtree:
             →Window, 0x1, {{0.0, 0.0}, {100.0, 100.0}}
                StaticText, 0x2, {{0.0, 0.0}, {50.0, 50.0}}, label: 'it's {{1.0, 2.0}, {3.0, 4.0}}, ok'
                StaticText, 0x3, {{50.0, 0.0}, {50.0, 50.0}}, label: 'first
                Other, 0xdead, {{0.0, 0.0}, {100.0, 100.0}}
            last', value: a, b, placeholderValue: 'p'
                Button, 0x4, {{0.0, 50.0}, {50.0, 50.0}}, identifier: 'cut by its prod
                Button, 0x5, {{50.0, 50.0}, {50.0, 50.0}}, label: 'end'
            """)
        #expect(dump.tree.count == 5)
        #expect(dump.hit(10, 10) == "0x2")
        #expect(dump.hit(60, 10) == "0x3")
        #expect(dump.hit(10, 60) == "0x4")
        #expect(dump.hit(60, 60) == "0x5")
        #expect(dump.noteTexts.contains("0x4 line-cut"))
        let text = try #require(dump.ids.view(withID: "0x2"))
        #expect(dump.element(of: text)?.label == "it's {{1.0, 2.0}, {3.0, 4.0}}, ok")
    }

    @Test("new and old shapes: no addresses, rectangles elsewhere, traits, another arrow")
    func shapes() throws {
        let dump = try viewDump(
            """
            Element subtree:
            ->Application, pid: 9, label: 'App'
                Window, {{0.0, 0.0}, {100.0, 100.0}}
                  RemotePlaceholder, pid: 77, {{0.0, 0.0}, {20.0, 20.0}}
                  Button, identifier: 'go', {{20.0, 0.0}, {20.0, 20.0}}, label: 'Go'
                  Button, identifier: 'wrap'
                    at {{40.0, 0.0}, {20.0, 20.0}}
                  Other 0x77: traits: 8589934592, {{60.0, 0.0}, {20.0, 20.0}}, label: 'Old'
                  Image, {{inf, inf}, {0.0, 0.0}}
            """)
        #expect(dump.tree.count == 7)
        #expect(dump.hit(10, 10) == "RemotePlaceholder")
        #expect(dump.hit(30, 10) == "go")
        #expect(dump.hit(50, 10) == "wrap")
        #expect(dump.hit(70, 10) == "0x77")
        #expect(dump.hit(90, 10) == "Window")
        #expect(dump.noteTexts.contains("Image frame-from-subviews"))
    }

    @Test("a window each, and the same application again is another dump")
    func severalBlocks() throws {
        let window = """
            Attributes: Window, 0x1, {{0.0, 0.0}, {9.0, 9.0}}
            Element subtree:
             →Window, 0xA, {{0.0, 0.0}, {9.0, 9.0}}
                Button, 0xB, {{0.0, 0.0}, {4.0, 4.0}}

            """
        let other = window.replacing("0xA", with: "0xC").replacing("0xB", with: "0xD")
        let two = try viewDump(window + other)
        #expect(two.tree.roots.count == 2)
        #expect(two.hit(1, 1) == "0xD")
        #expect(two.noteTexts.contains("window-levels-missing"))
        let again = try viewDump(Self.plain + "\n" + Self.plain)
        #expect(again.tree.count == 7)
        #expect(again.noteTexts.contains("further-dump-skipped"))
        #expect(again.notes.last?.line == 20)
    }

    @Test("a tree alone, pasted without its title")
    func fragment() throws {
        let dump = try viewDump(
            """
                Window (Main), 0x1, {{0.0, 0.0}, {90.0, 90.0}}
                  Button, 0x2, {{0.0, 0.0}, {40.0, 40.0}}, label: 'x'
            """)
        #expect(dump.hit(1, 1) == "0x2")
    }
}
