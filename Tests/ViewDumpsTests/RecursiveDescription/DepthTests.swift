import HitTesting
import Testing
import ViewDumps

/// How deep a view lies is the number of bars before it, in whatever dress the dump comes.
@Suite("recursiveDescription: depth")
struct DepthTests {
    /// A window, a container at (10, 10), a button at (20, 20) in it, and a second container.
    private static let lines = [
        "<UIWindow: 0x100; frame = (0 0; 100 100); layer = <UIWindowLayer: 0x1>>",
        "<UIView: 0x200; frame = (10 10; 50 50); layer = <CALayer: 0x2>>",
        "<UIButton: 0x210; frame = (20 20; 20 20); layer = <CALayer: 0x3>>",
        "<UIView: 0x300; frame = (10 70; 50 20); layer = <CALayer: 0x4>>",
    ]

    /// What stands before each of the four lines, and what joins them.
    @Test(
        "whatever stands around the bars",
        arguments: [
            (["", "   | ", "   |    | ", "   | "], "\n"),
            (["", "   | ", "   |    | ", "   | "], "\r\n"),
            (["", "   | ", "   |    | ", "   | "], "\r"),
            (["", "\u{A0} | ", "\u{A0} |\u{A0}\u{A0} |\u{A0}", "\u{A0} |\u{A0}"], "\n"),
            (["", "   | ", "   |    | ", "   | "], " | "),
            (["", "\t| ", "\t|\t| ", "\t| "], "\n"),
            (["", "\t|    ", "\t|    |    ", "\t|    "], "\n"),
            (["", "  | ", "  |    | ", "  | "], "\n"),
            (["", " | ", " | | ", " | "], "\n"),
            (["| ", "|    | ", "|    |    | ", "|    | "], "\n"),
            (["", "|", "||", "|"], "\n"),
            (["   | ", "   |    | ", "   |    |    | ", "   |    | "], "\n"),
            (["", "| ", "| | ", "| "], " "),
            (["", "| ", "|    | ", "| "], " "),
            (["// ", "//    | ", "//    |    | ", "//    | "], "\n"),
            (["/// ", "///    | ", "///    |    | ", "///    | "], "\n"),
        ])
    func dress(prefixes: [String], separator: String) throws {
        let text = zip(prefixes, Self.lines).map { $0 + $1 }.joined(separator: separator)
        let dump = try viewDump(text)
        #expect(dump.tree.count == 4)
        #expect(dump.hit(35, 35) == "0x210")
        #expect(dump.hit(25, 25) == "0x200")
        #expect(dump.hit(20, 80) == "0x300")
        #expect(dump.hit(90, 90) == "0x100")
        #expect(dump.hit(100, 100) == nil)
        #expect(dump.notes.isEmpty)
    }

    @Test("several windows are several roots, the last on top")
    func windows() throws {
        let dump = try viewDump(
            """
            <UIWindow: 0x1; frame = (0 0; 100 100); layer = <UIWindowLayer: 0xa>>
               | <UIView: 0x11; frame = (0 0; 100 100); layer = <CALayer: 0xb>>
            <UITextEffectsWindow: 0x2; frame = (0 0; 100 50); layer = <UIWindowLayer: 0xc>>
            2020-01-02 03:04:05.678 Demo[4242:1a2b] <UIWindow: 0x3; frame = (0 0; 20 20)>
            """)
        #expect(dump.tree.roots.map { dump.ids[$0] } == ["0x1", "0x2", "0x3"])
        #expect(dump.hit(50, 75) == "0x11")
        #expect(dump.hit(50, 25) == "0x2")
        #expect(dump.hit(5, 5) == "0x3")
        #expect(dump.noteTexts == ["window-levels-missing"])
    }

    @Test("a missing line puts a view into the nearest one above, and is noted")
    func missingLine() throws {
        let dump = try viewDump(
            """
            <UIView: 0x1; frame = (0 0; 100 100); layer = <CALayer: 0xa>>
               |    |    | <UIView: 0x2; frame = (10 10; 10 10); layer = <CALayer: 0xb>>
               |    | <UIView: 0x3; frame = (30 30; 10 10); layer = <CALayer: 0xc>>
            """)
        #expect(dump.hit(15, 15) == "0x2")
        #expect(dump.hit(35, 35) == "0x3")
        #expect(dump.noteTexts == ["0x2 superview-missing", "0x3 superview-missing"])
    }

    @Test("a fragment that begins in the middle has a second root, which is noted")
    func fragment() throws {
        let dump = try viewDump(
            """
               |    |    | <UIView: 0x1; frame = (0 0; 10 10); layer = <CALayer: 0xa>>
               |    | <UIView: 0x2; frame = (50 50; 10 10); layer = <CALayer: 0xb>>
            """)
        #expect(dump.tree.roots.count == 2)
        #expect(dump.noteTexts.contains("0x1 superview-missing"))
    }

    @Test("indentation without bars is refused: depth would be a guess")
    func indentationAlone() throws {
        #expect {
            try viewDump(
                """
                <UIView: 0x1; frame = (0 0; 10 10); layer = <CALayer: 0xa>>
                    <UIView: 0x2; frame = (0 0; 10 10); layer = <CALayer: 0xb>>
                """)
        } throws: { error in
            let error = try #require(error as? ViewDumpError)
            return error.line == 2 && "\(error)".contains("vertical bars")
        }
    }
}
