import HitTesting
import Testing
import ViewDumps

/// Small dumps of all formats of other tools, for tests that damage them.
enum HostileDumps {
    static let all: [(name: String, text: String)] = [
        (
            "XCUIElement",
            """
            Element subtree:
             →Window, 0x1, {{0.0, 0.0}, {90.0, 90.0}}
                Button, 0x2, {{1.0, 1.0}, {9.0, 9.0}}, label: 'a'
            Path to element:
            """
        ),
        (
            "XCUIElement in a string",
            #"{"value":"Element subtree:\n →Window, {{0.0, 0.0}, {9.0, 9.0}}\n    Key, {{1.0, 1.0}, {2.0, 2.0}}\n"}"#
        ),
        (
            "WebDriverAgent",
            #"<AppiumAUT><XCUIElementTypeWindow x="0" y="0" width="9" height="9"><XCUIElementTypeKey name="k&amp;" x="1" y="1" width="2" height="2"/></XCUIElementTypeWindow></AppiumAUT>"#
        ),
        (
            "uiautomator, escaped",
            "&lt;hierarchy&gt;&lt;node bounds=&quot;[0,0][9,9]&quot;&gt;&lt;a.B$C text=&quot;&amp;#55357;&amp;#56832;&quot; bounds=&quot;[1,1][2,2]&quot;/&gt;&lt;/node&gt;&lt;/hierarchy&gt;"
        ),
        (
            "Espresso",
            """
            +>Decor{id=-1, visibility=VISIBLE, width=9, height=9, has-input-connection=false, x=0.0, y=0.0, child-count=1}
            |
            +->B{id=2, visibility=GONE, width=2, height=2, has-input-connection=false, x=1.0, y=1.0, text=a, child-count=0}
            """
        ),
        (
            "EarlGrey",
            """
            <UIWindow:0xA; AX=N; AX.frame={{0, 0}, {9, 9}}; frame={{0, 0}, {9, 9}}; alpha=1>
              |--<UIView:0xB; AX=N; AX.frame={{1, 1}, {2, 2}}; frame={{1, 1}, {2, 2}}; hidden; alpha=1; text='a'>
            """
        ),
        (
            "JSON",
            #"{"value":{"type":"Window","rect":{"x":0,"y":0,"width":9,"height":9},"children":[{"type":"Key","rect":{"origin":{"x":1,"y":1},"size":{"width":2,"height":2}}}]}}"#
        ),
        (
            "dumpsys",
            """
            View Hierarchy:
              Decor@1[a]
                a.B{2 V.E...... ........ 0,0-9,9 #1 app:id/x}
                  a.C{3 GFED..C.. ........ -1,1-2,2}
            """
        ),
        ("no geometry", "UIWindow:0x1\n| •UIView:0x2\nis not clickable at point (1, 2)"),
    ]

    /// Reads bytes and asks what is there, if anything is; whatever the bytes, nothing traps.
    ///
    /// - Returns: The error, which names a line, or nil.
    @discardableResult
    static func read(_ bytes: [UInt8]) -> ViewDumpError? {
        do {
            let dump = try ViewDump.read(bytes.span, named: "test")
            let answer = dump.elements(at: Point2D(1.5, 1.5))
            #expect(answer.plainAnswer == dump.tree.hitTest(Point2D(1.5, 1.5)))
            return nil
        } catch {
            #expect(error.line != nil)
            return error
        }
    }
}
