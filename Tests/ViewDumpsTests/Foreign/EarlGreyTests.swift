import HitTesting
import Testing
import ViewDumps

@Suite("EarlGrey view hierarchy")
struct EarlGreyTests {
    private static let scrolled = """
        ========== Window 1 ==========

        <UIWindow:0xA0; AX=N; AX.frame={{0, 0}, {100, 200}}; AX.activationPoint={50, 100}; AX.traits='UIAccessibilityTraitNone'; AX.focused='N'; frame={{0, 0}, {100, 200}}; opaque; alpha=1>
          |--<UIScrollView:0xB0; AX=N; AX.frame={{0, 20}, {100, 180}}; AX.focused='N'; frame={{0, 20}, {100, 180}}; opaque; alpha=1>
          |  |--<UILabel:0xC0; isAccessible=N; AX.label='a>b'; frame={{9, 9}, {9, 9}}; x'; AX.frame={{0, -10}, {100, 50}}; AX.focused='N'; frame={{0, 300}, {100, 50}}; alpha=1; UIE=N; text='a; hidden
        <next>'>
          |  |--<UIButton:0xD0; AX=Y; AX.id='go'; AX.frame={{0, 40}, {100, 50}}; AX.focused='N'; frame={{0, 350}, {100, 50}}; alpha=1; disabled>
          |  |--<UIView:0xE0; AX=N; AX.frame={{0, 40}, {100, 50}}; AX.focused='N'; frame={{0, 350}, {100, 50}}; hidden; alpha=1>

        ========== Window 2 ==========

        <UITextEffectsWindow:0xF0; AX=N; AX.frame={{0, 0}, {100, 200}}; AX.focused='N'; frame={{0, 0}, {100, 200}}; alpha=0.005>
        """

    @Test("the scroll offset is found again, and texts do not mislead")
    func scrolling() throws {
        let dump = try viewDump(Self.scrolled)
        #expect(dump.format == .earlGrey)
        #expect(dump.tree.count == 6)
        let scroll = try #require(dump.ids.view(withID: "0xB0"))
        #expect(dump.tree.boundsOrigin(of: scroll) == Point2D(0, 330))
        #expect(dump.hit(50, 45) == "0xD0")
        #expect(dump.hit(50, 39) == "0xB0")
        #expect(dump.hit(50, 10) == "0xA0")
        #expect(dump.tree.roots.count == 2)
        #expect(dump.noteTexts.contains("window-levels-missing"))
        let label = try #require(dump.ids.view(withID: "0xC0"))
        #expect(dump.tree.frame(of: label) == Rect2D(x: 0, y: 300, width: 100, height: 50))
        #expect(!dump.tree.isHidden(label))
        #expect(!dump.tree.isUserInteractionEnabled(label))
    }

    @Test("subviews are printed front to back")
    func order() throws {
        let dump = try viewDump(Self.scrolled)
        let scroll = try #require(dump.ids.view(withID: "0xB0"))
        #expect(dump.tree.subviews(of: scroll).map { dump.ids[$0] } == ["0xE0", "0xD0", "0xC0"])
    }

    @Test("subviews that tell different offsets leave it uncertain")
    func uncertain() throws {
        let text = Self.scrolled.replacing("AX.frame={{0, -10}", with: "AX.frame={{0, -11}")
        let dump = try viewDump(text)
        #expect(dump.noteTexts.contains("0xB0 scroll-offset-uncertain"))
        let scroll = try #require(dump.ids.view(withID: "0xB0"))
        #expect(dump.tree.boundsOrigin(of: scroll) == Point2D(0, 330))
    }

    @Test("a scaled subview tells nothing of the offset")
    func scaled() throws {
        let text = Self.scrolled.replacing(
            "AX.frame={{0, -10}, {100, 50}}", with: "AX.frame={{0, -60}, {200, 100}}")
        let dump = try viewDump(text)
        #expect(!dump.noteTexts.contains("0xB0 scroll-offset-uncertain"))
    }

    @Test("a view that is cut has no frame")
    func cut() throws {
        let end = try #require(Self.scrolled.firstRange(of: "frame={{0, 350}, {100, 50}}; hidden"))
        let dump = try viewDump(String(Self.scrolled[..<end.lowerBound]))
        #expect(dump.noteTexts.contains("0xE0 line-cut"))
        #expect(dump.noteTexts.contains("0xE0 frame-from-subviews"))
    }
}
