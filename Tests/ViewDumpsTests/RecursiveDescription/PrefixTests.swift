import HitTesting
import Testing
import ViewDumps

/// What logs, debuggers and tools put before and after a view's description.
@Suite("recursiveDescription: prefixes and tails")
struct PrefixTests {
    @Test(
        "before the root",
        arguments: [
            "2013-08-17 21:04:53.358 App[60940:11303] ", "(lldb) po [window recursiveDescription] ",
            "(gdb) ", "`", "// ", "'RootViewController:0x77' ", "_window ", "_a, _b ", "XX (",
            "{{14, 154}, {290, 57}} -MyView:UIView (`", "The hierarchy: ",
        ])
    func rootPrefix(prefix: String) throws {
        let dump = try viewDump(
            """
            \(prefix)<UIView: 0x1; frame = (0 0; 100 100); layer = <CALayer: 0xa>>
               | <UIView: 0x2; frame = (10 10; 10 10); layer = <CALayer: 0xb>>
            """)
        #expect(dump.tree.count == 2)
        #expect(dump.hit(15, 15) == "0x2")
        #expect(dump.hit(5, 5) == "0x1")
        #expect(dump.notes.isEmpty)
    }

    @Test(
        "between the bars and the view, or before the bars",
        arguments: [
            "   | 'RootViewController:0x77' ", "   | _ivarName ", "   | _a, _b ", "   | XX (",
            "   | {{14, 154}, {290, 57}} -MyView:UIView (`",
            "2013-08-17 21:04:53.358 App[60940:11303]    | ", "//    | ",
        ])
    func memberPrefix(prefix: String) throws {
        let dump = try viewDump(
            """
            <UIView: 0x1; frame = (0 0; 100 100); layer = <CALayer: 0xa>>
            \(prefix)<UIView: 0x2; frame = (10 10; 10 10); layer = <CALayer: 0xb>>`)
            """)
        #expect(dump.hit(15, 15) == "0x2")
        #expect(dump.hit(5, 5) == "0x1")
        #expect(dump.notes.isEmpty)
    }

    @Test(
        "after the view",
        arguments: [
            " - (null)", " axis=vert distribution=fill alignment=fill",
            " collection view layout: <UICollectionViewFlowLayout: 0x99>",
            " effect=<UIBlurEffect: 0x98> style=UIBlurEffectStyleDark", " disablesGroupFiltering",
            ")", "`)", " delegate: <UIView: 0x97; frame = (0 0; 100 100); layer = <CALayer: 0x96>>",
        ])
    func tail(tail: String) throws {
        let dump = try viewDump(
            """
            <UIView: 0x1; frame = (0 0; 100 100); layer = <CALayer: 0xa>>\(tail)
               | <UIView: 0x2; frame = (10 10; 10 10); layer = <CALayer: 0xb>>\(tail)
               | <UIView: 0x3; frame = (30 30; 10 10); layer = <CALayer: 0xc>>\(tail)
            """)
        #expect(dump.tree.count == 3)
        #expect(dump.hit(15, 15) == "0x2")
        #expect(dump.hit(35, 35) == "0x3")
        #expect(dump.notes.isEmpty)
    }

    @Test("tails between views on one line")
    func tailsOnOneLine() throws {
        let dump = try viewDump(
            "<UIView: 0x1; frame = (0 0; 100 100)> - (null) | <UIView: 0x2; frame = (10 10; 10 10)>"
                + " layout: <Flow: 0x99> | _x <UIView: 0x3; frame = (30 30; 10 10)>")
        #expect(dump.tree.count == 3)
        #expect(dump.hit(15, 15) == "0x2")
        #expect(dump.hit(35, 35) == "0x3")
    }

    @Test("a view that a sentence mentions is left out, and noted")
    func mention() throws {
        let dump = try viewDump(
            """
            I cannot tap on <UIButton: 0x9; frame = (0 0; 100 100); layer = <CALayer: 0x8>> at all:
            <UIView: 0x1; frame = (0 0; 100 100); layer = <CALayer: 0xa>>
               | <UIView: 0x2; frame = (10 10; 10 10); layer = <CALayer: 0xb>>
            The view <UIButton: 0x7; frame = (0 0; 100 100); layer = <CALayer: 0x8>> is my fault.
            """)
        #expect(dump.tree.count == 2)
        #expect(dump.hit(15, 15) == "0x2")
        #expect(dump.noteTexts == ["mention-skipped", "mention-skipped"])
        #expect(dump.notes.map(\.line) == [1, 4])
    }

    @Test("other lines around and between")
    func otherLines() throws {
        let dump = try viewDump(
            """
            Steps: 1. tap a < b 2. see <nothing>
            ```
            <UIView: 0x1; frame = (0 0; 100 100); layer = <CALayer: 0xa>>
            some log line: <NSThread: 0x5>{number = 1}
               | <UIView: 0x2; frame = (10 10; 10 10); layer = <CALayer: 0xb>>
            ```
            """)
        #expect(dump.tree.count == 2)
        #expect(dump.hit(15, 15) == "0x2")
        #expect(dump.notes.isEmpty)
    }

    @Test(
        "escaped for the web",
        arguments: [
            [("<", "&lt;"), (">", "&gt;")], [("<", "&lt;")],
            [("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ("'", "&#39;"), ("|", "&#124;")],
            [("<", "&amp;lt;"), (">", "&amp;gt;")],
        ])
    func escaped(pairs: [(String, String)]) throws {
        let text = pairs.reduce(
            """
            <UIView: 0x1; frame = (0 0; 100 100); text = 'a'; layer = <CALayer: 0xa>>
               | <UIView: 0x2; frame = (10 10; 10 10); layer = <CALayer: 0xb>>
            """
        ) { $0.replacing($1.0, with: $1.1) }
        let dump = try viewDump("<pre>\n\(text)\n</pre>")
        #expect(dump.tree.count == 2)
        #expect(dump.hit(15, 15) == "0x2")
        #expect(dump.notes.isEmpty)
    }

    @Test(
        "snapshot tests leave addresses out, or put letters in their place",
        arguments: ["", ": 0x", ": 0xXXXX"])
    func withoutAddresses(address: String) throws {
        let dump = try viewDump(
            """
            <UIWindow\(address); frame = (0 0; 100 100); layer = <UIWindowLayer>>
               | <App.Card<Int>\(address); baseClass = UIView; frame = (10 10; 50 50); layer = <CALayer>>
               |    | <UIView\(address); frame = (0 0; 20 20); hidden = YES; layer = <CALayer>>
               |    | <UIView\(address); frame = (0 0; 20 20); text = '<UIView; hidden'; layer = <CALayer>>
            """)
        #expect(dump.tree.count == 4)
        #expect(dump.hit(15, 15) == "UIView#2")
        #expect(dump.hit(45, 45) == "App.Card<Int>")
        #expect(dump.hit(5, 5) == "UIWindow")
    }

    @Test("bars that an editor drew")
    func drawnBars() throws {
        let dump = try viewDump(
            """
            <UIView: 0x1; frame = (0 0; 9 9); layer = <CALayer: 0xa>>
               │ <UIView: 0x2; frame = (0 0; 5 5); layer = <CALayer: 0xb>>
               │    │ <UIView: 0x3; frame = (0 0; 3 3); layer = <CALayer: 0xc>>
            """)
        #expect(dump.tree.roots.count == 1)
        #expect(dump.hit(1, 1) == "0x3")
    }

    @Test("in a string of a log, each dump has its lines, and notes have the file's")
    func strings() throws {
        let dump =
            #"<UIView: 0x1; frame = (0 0; 9 9)>\n   | <UIView: 0x2; frame = (0 0; 5 5); text = \"a\"; hidden = YES>\n   | <UIView: 0x3; layer = <CALayer: 0xa>>"#
        for text in ["{\n\"log\": \"\(dump)\"}", "[\n\"\(dump)\\n\(dump)\"]"] {
            let read = try viewDump(text)
            #expect(read.tree.count == 3)
            #expect(read.hit(1, 1) == "0x1")
            #expect(read.notes.allSatisfy { $0.line == 2 })
            #expect(read.noteTexts.contains("0x3 frame-missing"))
        }
    }

    @Test("where a root comes again, another dump begins")
    func anotherDump() throws {
        let dump = """
            <UIWindow: 0x1; frame = (0 0; 9 9); layer = <UIWindowLayer: 0xa>>
               | <UIView: 0x2; frame = (0 0; 5 5); layer = <CALayer: 0xb>>
            """
        let read = try viewDump(
            "\(dump)\nand after the tap:\n\(dump.replacing("0 0; 5", with: "4 4; 5"))")
        #expect(read.tree.count == 2)
        #expect(read.hit(1, 1) == "0x2")
        #expect(read.noteTexts == ["further-dump-skipped"])
    }
}
