import HitTesting
import Testing
import ViewDumps

@Suite("Espresso view hierarchy")
struct EspressoTests {
    private static let hierarchy = """
        androidx.test.espresso.NoMatchingViewException: No views in hierarchy found matching: with id 7

        View Hierarchy:
        +>DecorView{id=-1, visibility=VISIBLE, width=320, height=470, has-focus=true, has-focusable=true, has-window-focus=true, is-clickable=false, is-enabled=true, is-focused=false, is-focusable=false, is-layout-requested=false, is-selected=false, layout-params={(0,0)(fillxfill) sim={adjust=pan} ty=BASE_APPLICATION wanim=0x10302fe
          fl=LAYOUT_IN_SCREEN x=7, y=9
          pfl=FORCE_DRAW}, tag=null, root-is-layout-requested=false, has-input-connection=false, x=0.0, y=0.0, child-count=2}\u{20}
        |
        +->LinearLayout{id=10, res-name=content, desc=a, width=5, {b}, visibility=VISIBLE, width=320, height=400, has-focus=true, is-clickable=true, is-enabled=true, tag=x=1, y=2, root-is-layout-requested=false, has-input-connection=false, x=0.0, y=20.5, child-count=2}\u{20}
        |
        +-->Button{id=11, res-name=ok, visibility=VISIBLE, width=100, height=50, is-clickable=true, is-enabled=true, has-input-connection=false, x=10.0, y=-10.5, text=+->Fake{1}, x=0.0, y=300.0, two
        lines }, input-type=0, ime-target=false, has-links=false, child-count=0} ****MATCHES****
        |
        +-->TextView{id=12, res-name=gone, visibility=GONE, width=320, height=400, is-clickable=true, is-enabled=true, has-input-connection=false, x=0.0, y=0.0, text=, input-type=0, child-count=0}\u{20}
        |
        +->View{id=13, res-name=veil, visibility=INVISIBLE, width=320, height=470, is-clickable=true, is-enabled=true, has-input-connection=false, x=0.0, y=0.0, child-count=0}\u{20}

        at dalvik.system.VMStack.getThreadStackTrace(Native Method)
        """

    /// What must be so, however the hierarchy was logged.
    private func check(_ text: String) throws {
        let dump = try viewDump(text)
        #expect(dump.format == .espresso)
        #expect(dump.order == .backToFront)
        #expect(dump.tree.count == 5)
        #expect(dump.hit(10, 20.5) == "ok")
        #expect(dump.hit(109, 59) == "ok")
        #expect(dump.hit(109, 61) == "content")
        #expect(dump.hit(10, 15) == "DecorView")
        #expect(dump.hit(10, 430) == "DecorView")
        let veil = try #require(dump.ids.view(withID: "veil"))
        #expect(dump.tree.isHidden(veil))
        #expect(dump.noteTexts.contains("coordinates-in-pixels"))
        #expect(dump.noteTexts.contains("scroll-offsets-missing"))
        #expect(!dump.noteTexts.contains { $0.hasSuffix("subviews-missing") })
        let answer = dump.elements(at: Point2D(10, 100))
        #expect(answer.isExact)
        #expect(answer.android?.topmostClickable.flatMap { dump.ids[$0] } == "content")
    }

    @Test("texts and parameters that hold anything")
    func texts() throws {
        try check(Self.hierarchy)
    }

    @Test("prefixes of logs, CRLF, tabs")
    func dress() throws {
        let lines = Self.hierarchy.split(separator: "\n", omittingEmptySubsequences: false)
        try check(lines.map { "E TestRunner: \($0)" }.joined(separator: "\n"))
        try check(
            lines.map { "01-02 03:04:05.678  1234  1234 E TestRunner: \($0)" }
                .joined(separator: "\n"))
        try check(lines.map { "\t\t\($0)\r" }.joined(separator: "\n"))
    }

    @Test("a line that a log has cut, and views that are missing")
    func cut() throws {
        let text = Self.hierarchy.replacing(
            " x=10.0, y=-10.5, text=+->Fake{1}, x=0.0, y=300.0, two\nlines }, input-type=0, ime-target=false, has-links=false, child-count=0} ****MATCHES****",
            with: "")
        #expect(text != Self.hierarchy)
        let cut = try viewDump(text)
        #expect(cut.noteTexts.contains("ok line-cut"))
        #expect(cut.noteTexts.contains("ok frame-from-subviews"))
        #expect(cut.hit(15, 25) == "content")
        let end = try #require(Self.hierarchy.firstRange(of: "+->View{"))
        let short = try viewDump(String(Self.hierarchy[..<end.lowerBound]))
        #expect(short.noteTexts.contains("DecorView subviews-missing"))
    }

    @Test("a second failure's hierarchy is not read, and noted")
    func second() throws {
        let dump = try viewDump(Self.hierarchy + "\n" + Self.hierarchy)
        #expect(dump.tree.count == 5)
        #expect(dump.notes.last?.kind == .furtherDumpSkipped)
        #expect(dump.notes.last?.line == 21)
    }

    @Test("plain views end with their place, texts and check boxes with what is theirs")
    func endings() throws {
        let dump = try viewDump(
            """
            +>DecorView{id=-1, visibility=VISIBLE, width=100, height=100, has-input-connection=false, x=0.0, y=0.0, child-count=3}
            |
            +->View{id=1, res-name=bar, visibility=VISIBLE, width=100, height=10, tag=null, has-input-connection=false, x=0.0, y=0.5}
            |
            +->EditText{id=2, res-name=name, visibility=VISIBLE, width=50, height=20, has-input-connection=true, editor-info=[inputType=0x1 ], x=0.0, y=20.0, text=a
            b +->Fake{id=3}, y=9.0}, hint=Name, ime-target=true, has-links=false}
            |
            +->CheckBox{id=4, res-name=check, visibility=VISIBLE, width=50, height=20, has-input-connection=false, x=0.0, y=50.0, text=Yes, has-links=false, is-checked=true} ****MATCHES****
            """)
        #expect(dump.tree.count == 4)
        #expect(dump.hit(50, 5) == "bar")
        #expect(dump.hit(5, 25) == "name")
        #expect(dump.hit(5, 55) == "check")
        let elsewhere: Set<String> = [
            "coordinates-in-pixels", "scroll-offsets-missing", "transforms-missing",
            "elevation-missing",
        ]
        #expect(Set(dump.noteTexts) == elsewhere)
    }

    @Test("as one string of a log")
    func inString() throws {
        let dump = try viewDump(
            #"{"log": "+>A{id=1, visibility=VISIBLE, width=9, height=9, x=0.0, y=0.0, child-count=1} \n|\n+->B{id=2, res-name=b, visibility=VISIBLE, width=2, height=2, x=1.0, y=1.0} \n"}"#
        )
        #expect(dump.tree.count == 2)
        #expect(dump.hit(2, 2) == "b")
    }
}
