import HitTesting
import Testing
import ViewDumps

@Suite("uiautomator XML")
struct UIAutomatorTests {
    @Test("tags of classes, inner classes and halves of emoji")
    func classTags() throws {
        let dump = try viewDump(
            """
             <?xml version='1.0' encoding='UTF-8' standalone='yes' ?>
            <hierarchy index="0" class="hierarchy" rotation="0" width="1080" height="2094">
              <android.widget.FrameLayout index="0" class="android.widget.FrameLayout" bounds="[28,807][1052,1346]" displayed="true">
                <com.example.Outer$Inner index="0" text="&#55357;&#56832; ok&#0;" resource-id="in" clickable="true" bounds="[100,900][200,1000]"/>
                <android.widget.Button resource-id="off" displayed="false" clickable="true" bounds="[300,900][400,1000]"/>
              </android.widget.FrameLayout>
            </hierarchy>
            """)
        #expect(dump.format == .uiAutomator)
        #expect(dump.tree.count == 3)
        #expect(dump.hit(100, 900) == "in")
        #expect(dump.hit(199.5, 999.5) == "in")
        #expect(dump.hit(200, 1000) == "android.widget.FrameLayout")
        #expect(dump.hit(0, 0) == nil)
        // Drawn or not is not known for certain: the rule goes by geometry.
        #expect(dump.hit(350, 950) == "off")
        #expect(dump.noteTexts.contains("off visibility-is-not-hidden"))
        let view = try #require(dump.ids.view(withID: "in"))
        #expect(dump.className(of: view) == "com.example.Outer$Inner")
        #expect(dump.element(of: view)?.label == "😀 ok\t")
        #expect(dump.noteTexts.contains("coordinates-in-pixels"))
        #expect(dump.noteTexts.contains("rectangles-clipped"))
    }

    @Test("a view that takes no clicks lets the touch through")
    func clickable() throws {
        let dump = try viewDump(
            """
            <hierarchy rotation="0"><node resource-id="root" class="F" clickable="false" bounds="[0,0][100,100]">
            <node resource-id="row" class="F" clickable="true" bounds="[0,0][100,50]">
            <node resource-id="title" class="T" clickable="false" bounds="[0,0][100,20]"/>
            <node resource-id="more" class="B" clickable="true" bounds="[80,0][100,20]"/></node>
            <node resource-id="held" class="F" clickable="false" long-clickable="true" bounds="[0,60][100,100]"/>
            <node resource-id="gradient" class="V" clickable="false" bounds="[0,0][100,100]"/>
            </node></hierarchy>
            """)
        func answer(_ x: Double, _ y: Double) -> [String?] {
            let found = dump.elements(at: Point2D(x, y))
            #expect(found.order == .androidDrawing)
            #expect(!found.isExact)
            return [
                found.plainAnswer, found.preferred, found.android?.topmostClickable,
                found.android?.ancestorOfTopmost, found.android?.nearestToPlainAnswer,
            ].map { $0.flatMap { dump.ids[$0] } }
        }
        #expect(answer(10, 10) == ["gradient", "row", "row", nil, nil])
        #expect(answer(90, 10) == ["gradient", "more", "more", "row", nil])
        #expect(answer(10, 70) == ["gradient", "held", "held", nil, nil])
        #expect(answer(10, 55) == ["gradient", "gradient", nil, nil, nil])
        let elements = dump.elements(at: Point2D(10, 10)).elements.map { dump.ids[$0] }
        #expect(elements == ["title", "row", "gradient", "root"])
    }

    @Test("the nearest clickable ancestor of UIKit's answer")
    func nearest() throws {
        let dump = try viewDump(CaseFile(number: "20").bytes)
        let found = dump.elements(at: Point2D(500, 200))
        #expect(found.plainAnswer.flatMap { dump.ids[$0] } == "title")
        #expect(found.android?.nearestToPlainAnswer.flatMap { dump.ids[$0] } == "row")
        #expect(found.preferred.flatMap { dump.ids[$0] } == "row")
        let covered = dump.elements(at: Point2D(500, 260))
        #expect(covered.plainAnswer.flatMap { dump.ids[$0] } == "hud")
        #expect(covered.android?.topmostClickable.flatMap { dump.ids[$0] } == "row")
    }

    @Test("the drawing order counts where all siblings have one")
    func drawingOrder() throws {
        let text = """
            <hierarchy><node resource-id="root" bounds="[0,0][9,9]">
            <node resource-id="a" drawing-order="2" bounds="[0,0][9,9]"/>
            <node resource-id="b" drawing-order="1" bounds="[0,0][9,9]"/></node></hierarchy>
            """
        #expect(try viewDump(text).hit(1, 1) == "a")
        #expect(try viewDump(text.replacing("drawing-order=\"2\"", with: "")).hit(1, 1) == "b")
    }

    @Test("bounds that are inside out are never hit, missing ones leave the place open")
    func bounds() throws {
        let dump = try viewDump(
            """
            <hierarchy><node resource-id="root" bounds="[0,0][100,100]">
            <node resource-id="out" bounds="[90,90][10,10]"/>
            <node resource-id="none"><node resource-id="in" bounds="[50,50][60,60]"/></node>
            </node></hierarchy>
            """)
        #expect(dump.hit(50, 20) == "root")
        #expect(dump.hit(55, 55) == "in")
        #expect(dump.hit(70, 70) == "root")
        #expect(dump.noteTexts.contains("out rectangle-inverted"))
        #expect(dump.noteTexts.contains("none frame-from-subviews"))
    }

    @Test("a damaged rectangle is an error at its line")
    func damaged() {
        let error = #expect(throws: ViewDumpError.self) {
            try viewDump("<hierarchy>\n<node bounds=\"[0,0][9,]\"/>\n</hierarchy>")
        }
        #expect(error?.line == 2)
    }
}
