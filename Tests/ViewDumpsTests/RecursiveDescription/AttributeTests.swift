import HitTesting
import Testing
import ViewDumps

/// Attributes, in any order, whatever their values hold.
@Suite("recursiveDescription: attributes")
struct AttributeTests {
    /// A root, a view of 0x2 with attributes at (10, 10; 10 10), and nothing else.
    private func dumpOfView(_ attributes: String, tail: String = "") throws -> ViewDump {
        try viewDump(
            """
            <UIView: 0x1; frame = (0 0; 100 100); layer = <CALayer: 0xa>>
               | <UIView: 0x2; \(attributes); layer = <CALayer: 0xb>\(tail)>
               |    | <UIView: 0x3; frame = (1 1; 2 2); layer = <CALayer: 0xc>>
            """)
    }

    @Test(
        "values with semicolons, brackets and marks",
        arguments: [
            "animations = { position=<CASpringAnimation: 0x5>; bounds.size=<CABasicAnimation: 0x6>; }",
            "animations = { <A: 0x5>=<B: 0x6>; }", "reactTag: 5",
            "gestureRecognizers = <NSArray: 0x5>", "tintColor = UIExtendedGrayColorSpace 0 1",
            "backgroundColor = <UIDynamicSystemColor: 0x5; name = x; hidden = YES>",
            "image = <UIImage:0x5 symbol \"plus.circle.fill\"; (20 19)@3{2}>",
            "image = <UIImage:0x5 symbol \"a;b>c\"; (20 19)@3{2}>", "placeholder = a > b",
            "placeholder = it's 5\" wide", "placeholder = 1 < 2",
            "background = <_UITextFieldRoundedRectBackgroundView: 0x5: textfield=<UITextField: 0x6>>",
            "borderStyle = RoundedRect", "tag = 7", "autoresize = W+H", "baseClass = UIButton",
            "transform = [1, 0, 0, 1, 0, 0]",
        ])
    func values(attribute: String) throws {
        for attributes in [
            "frame = (10 10; 10 10); \(attribute); alpha = 0.5; clipsToBounds = YES",
            "\(attribute); clipsToBounds = YES; alpha = 0.5; frame = (10 10; 10 10)",
        ] {
            let dump = try dumpOfView(attributes)
            let view = try #require(dump.ids.view(withID: "0x2"))
            #expect(dump.tree.count == 3)
            #expect(dump.hit(15, 15) == "0x2")
            #expect(dump.hit(12, 12) == "0x3")
            #expect(dump.tree.alpha(of: view) == 0.5)
            #expect(dump.tree.clipsToBounds(view))
            #expect(dump.notes.isEmpty)
        }
    }

    @Test(
        "gates",
        arguments: [
            ("hidden = YES", "0x1"), ("userInteractionEnabled = NO", "0x1"), ("alpha = 0", "0x1"),
            ("alpha = 0.01", "0x1"), ("alpha = 0.011", "0x2"), ("alpha = 1e-05", "0x1"),
            ("opaque = NO", "0x2"),
        ])
    func gates(attribute: String, id: String) throws {
        #expect(try dumpOfView("frame = (10 10; 10 10); \(attribute)").hit(15, 15) == id)
    }

    @Test("numbers: digits, exponents, negative, infinite, not a number")
    func numbers() throws {
        let dump = try dumpOfView("frame = (-15.3281 1e+01; 116.667 3.33333e-01)")
        let view = try #require(dump.ids.view(withID: "0x2"))
        #expect(
            dump.tree.frame(of: view)
                == Rect2D(x: -15.3281, y: 10, width: 116.667, height: 0.333333))
        for frame in ["(inf inf; 0 0)", "(nan 0; 10 10)", "(0 0; -nan inf)"] {
            let dump = try dumpOfView("frame = \(frame)")
            #expect(dump.tree.count == 3)
            #expect(dump.hit(0, 0) == "0x1")
            #expect(dump.notes.isEmpty)
        }
    }

    @Test(
        "a scroll view's offset, before or after the closing bracket",
        arguments: [
            ("; contentOffset: {0, 100}; contentSize: {10, 5951}", ""),
            ("; contentOffset: {0, 100)", ""), ("", "; contentOffset: {0, 100}>"),
            ("", "; contentOffset: {0, 100}"),
            (
                "; contentOffset: {0, 100}; adjustedContentInset: {0, 0, 0, 0}; dataSource: <A: 0x5>",
                ""
            ),
        ])
    func contentOffset(inside: String, after: String) throws {
        let dump = try viewDump(
            """
            <UIView: 0x1; frame = (0 0; 100 100); layer = <CALayer: 0xa>>
               | <UIScrollView: 0x2; frame = (10 10; 10 10); layer = <CALayer: 0xb>\(inside)>\(after)
               |    | <UIView: 0x3; frame = (0 105; 10 10); layer = <CALayer: 0xc>>
            """)
        let view = try #require(dump.ids.view(withID: "0x2"))
        #expect(dump.tree.bounds(of: view) == Rect2D(x: 0, y: 100, width: 10, height: 10))
        #expect(dump.hit(15, 16) == "0x3")
        #expect(dump.hit(15, 14) == "0x2")
        #expect(dump.notes.isEmpty)
    }

    @Test("a negative offset, and one under a transform")
    func otherOffsets() throws {
        let dump = try dumpOfView(
            "frame = (10 10; 10 10); transform = [2, 0, 0, 2, 0, 0]",
            tail: "; contentOffset: {0, -64}")
        let view = try #require(dump.ids.view(withID: "0x2"))
        #expect(dump.tree.bounds(of: view) == Rect2D(x: 0, y: -64, width: 5, height: 5))
        #expect(dump.hit(10, 10) == "0x2")
        #expect(dump.hit(20, 20) == "0x1")
    }

    @Test("an old description ends with an empty attribute and has no layer")
    func oldForm() throws {
        let dump = try viewDump(
            """
            <UIWindow: 0x1; frame = (0 0; 100 100); >
               | <UIView: 0x2; frame = (10 10; 10 10); hidden = YES; >
               | <UIView: 0x3; frame = (10 10; 5 5); >
            """)
        #expect(dump.hit(12, 12) == "0x3")
        #expect(dump.hit(17, 17) == "0x1")
        #expect(dump.notes.isEmpty)
    }

    @Test(
        "names of classes",
        arguments: [
            "_UIBarBackground", "Module.Class", "_TtCFC11SentryTests14SomeTests5inner",
            "_TtCC7SwiftUI17HostingScrollView22PlatformGroupContainer", "Mod.Card<Mod.Style>",
            "UIHostingView<ModifiedContent<A, B>>", "Host<(A, [B]) -> C?>", "Host<A & B>",
            "Überblick",
        ])
    func classNames(name: String) throws {
        let dump = try viewDump(
            """
            <UIView: 0x1; frame = (0 0; 100 100); layer = <CALayer: 0xa>>
               | <\(name): 0x2; frame = (10 10; 10 10); layer = <CALayer: 0xb>>
            """)
        #expect(dump.hit(15, 15) == "0x2")
        let view = try #require(dump.ids.view(withID: "0x2"))
        #expect(dump.className(of: view) == name)
        #expect(dump.tree.name(of: view) == name)
    }

    @Test("a second view with the same address becomes #2")
    func repeatedID() throws {
        let dump = try viewDump(
            """
            <UIView: 0x1; frame = (0 0; 100 100); layer = <CALayer: 0xa>>
               | <UIView: 0x2; frame = (0 0; 10 10); layer = <CALayer: 0xb>>
               | <UIView: 0x2; frame = (10 0; 10 10); layer = <CALayer: 0xb>>
               | <UIView: 0x2; frame = (20 0; 10 10); layer = <CALayer: 0xb>>
            """)
        #expect(dump.hit(5, 5) == "0x2")
        #expect(dump.hit(15, 5) == "0x2#2")
        #expect(dump.hit(25, 5) == "0x2#3")
    }
}
