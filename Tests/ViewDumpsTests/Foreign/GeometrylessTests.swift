import HitTesting
import Testing
import ViewDumps

@Suite("Formats without geometry")
struct GeometrylessTests {
    @Test(
        "are refused, with the reason",
        arguments: [
            (
                "UIWindow:0x7f88a8e4a4a0\n|   UILayoutContainerView:0x7f88a8f23b70\n|   |   •UIView:0x7f88a8ca2880",
                GeometrylessFormat.autolayoutTrace, 1
            ),
            (
                "(lldb) po trace\n*<UIWindow:0x108f537f0> - AMBIGUOUS LAYOUT\n|   *<UIView:0x109409850>",
                .autolayoutTrace, 2
            ),
            (
                "<UINavigationController 0x7fb2>, state: appeared, view: <UILayoutContainerView 0x7fb3>\n   | <Root 0x7fb4>, state: appeared, view: <UIView 0x7fb5>",
                .viewControllers, 1
            ),
            ("UIWindow\n|\tUIView (invisible)\n|\t|\tUIButton, label: OK", .kif, 2),
            (
                "locator.click: Timeout\n  <div id=\"x\"></div> intercepts pointer events",
                .interceptedClick, 2
            ),
            (
                "org.openqa.selenium.ElementClickInterceptedException: element click intercepted: Element <a> is not clickable at point (1, 2). Other element would receive the click: <div>",
                .interceptedClick, 1
            ),
            ("    QWidget::centralwidget\n        QPushButton::go", .qtObjects, 1),
        ])
    func refused(text: String, format: GeometrylessFormat, line: Int) {
        let error = #expect(throws: ViewDumpError.self) { try viewDump(text) }
        #expect(error?.problem == .noGeometry(format))
        #expect(error?.line == line)
    }

    @Test("a dump with frames next to one without is read")
    func mixed() throws {
        let dump = try viewDump(
            """
            UIWindow:0x7f88
            |   •UIView:0x7f89

            <UIWindow: 0x7f88; frame = (0 0; 9 9); layer = <CALayer: 0x1>>
            """)
        #expect(dump.format == .recursiveDescription)
    }

    @Test("an unknown text names what can be read")
    func unknown() {
        let error = #expect(throws: ViewDumpError.self) { try viewDump("hello\nworld") }
        #expect(error.map { "\($0)" }?.contains("uiautomator XML") == true)
    }
}
