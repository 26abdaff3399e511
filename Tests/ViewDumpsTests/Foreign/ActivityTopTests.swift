import HitTesting
import Testing
import ViewDumps

@Suite("dumpsys activity top")
struct ActivityTopTests {
    private static let background = """
        TASK com.example id=1
          ACTIVITY com.example/.Old 1234 pid=1
            mResumed=false mStopped=true
            View Hierarchy:
              DecorView@aa[Old]
                android.view.View{ab V.E...C.. ........ 0,0-100,100}

        """

    private static let foreground = """
          ACTIVITY com.example/.New 1234 pid=1
            mResumed=true mStopped=false
            View Hierarchy:
              com.android.internal.policy.PhoneWindow$DecorView{b0 V.E..... R....... 0,0-200,300}
                com.example.Outer$List{b1 VFED.VC.. ......ID -10,20-110,220 #7f0a app:id/list}
                  com.example.Row{b2 VFE...CL. ........ 10,-5-110,45 app:id/row}
                  com.example.Row{b3 V........ ........ 10,
            Looper (main, tid 2) {b9}
        """

    @Test("the resumed activity is read, the other noted")
    func resumed() throws {
        let dump = try viewDump(Self.background + Self.foreground)
        #expect(dump.format == .activityTop)
        #expect(dump.tree.count == 4)
        #expect(dump.hit(0, 20) == "b2")
        #expect(dump.hit(0, 14.5) == "b0")
        #expect(dump.hit(5, 100) == "b1")
        #expect(dump.noteTexts.contains("further-dump-skipped"))
        #expect(dump.noteTexts.contains("b3 line-cut"))
        let list = try #require(dump.ids.view(withID: "b1"))
        #expect(dump.className(of: list) == "com.example.Outer$List")
        #expect(dump.element(of: list)?.label == "app:id/list")
    }

    @Test("clicks and long clicks")
    func clicks() throws {
        let dump = try viewDump(Self.background + Self.foreground)
        let answer = dump.elements(at: Point2D(5, 30))
        #expect(answer.isExact)
        #expect(answer.android?.topmostClickable.flatMap { dump.ids[$0] } == "b2")
        #expect(answer.android?.ancestorOfTopmost.flatMap { dump.ids[$0] } == "b1")
    }

    @Test("a window's own view without a rectangle contains every point")
    func unbounded() throws {
        let dump = try viewDump(Self.background)
        #expect(dump.hit(-5, 5000) == "aa")
        #expect(dump.noteTexts.contains("aa frame-unbounded"))
    }
}
