import Foundation
import Testing

@testable import hittest

@Suite("hittest lint")
struct LintCommandTests {
    private static let dump = """
        <UIWindow: 0x1; frame = (0 0; 100 100); layer = <UIWindowLayer: 0xa>>
           | <UIView: 0x2; frame = (0 0; 100 50); layer = <CALayer: 0xb>>
           |    | <UIButton: 0x3; frame = (20 20; 20 20); layer = <CALayer: 0xc>>
           |    |    | <UIButtonLabel: 0x7; frame = (0 0; 20 20); userInteractionEnabled = NO; layer = <_UILabelLayer: 0xd>>
           | <UIView: 0x4; frame = (0 50; 100 50); layer = <CALayer: 0xe>>
           |    | <UIView: 0x5; frame = (0 0; 100 10); layer = <CALayer: 0xf>>
           | <UIView: 0x6; frame = (0 20; 100 80); layer = <CALayer: 0x10>>
        """

    private func lint(_ arguments: String..., input: String = dump) -> ToolRun {
        ToolRun(["lint", "-"] + arguments, input: input)
    }

    @Test("the summary, then the groups; findings are 1")
    func text() {
        let run = lint()
        #expect(run.code == .findings)
        #expect(run.complaints.isEmpty)
        #expect(
            run.output == """
                standard input: 7 views: 3 can never be hit, 1 whose middle goes to somebody else.

                Never hit:
                  0x3 (UIButton): it is covered, at (30, 30) by 0x6 (UIView)
                  0x4 (UIView): it is covered, at (50, 75) by 0x6 (UIView); and 1 view in it

                The middle goes to somebody else:
                  0x2 (UIView): (50, 25) goes to 0x6 (UIView); touch it at (50, 10)

                Not meant to be hit: 1 covered by their own subviews, 1 without user interaction; \
                --all lists them.

                """)
        #expect(lint("--all").output.contains("\nNot meant to be hit:\n  0x1 (UIWindow): its own"))
    }

    @Test("small targets, by a size that can be chosen")
    func smallTargets() {
        let tree = """
            <UIWindow: 0x1; frame = (0 0; 100 100); layer = <UIWindowLayer: 0xa>>
               | <UIButton: 0x2; frame = (20 20; 30 30); layer = <CALayer: 0xb>>
            """
        let run = lint(input: tree)
        #expect(run.code == .findings)
        #expect(
            run.output.contains("Small targets, less than 44 × 44:\n  0x2 (UIButton): 900 of 900"))
        let larger = lint("--minimum-size", "30", input: tree)
        #expect(larger.code == .done)
        #expect(larger.output == "standard input: 2 views: nothing found.\n")
        #expect(lint("--minimum-size", "-1").code == .usage)
        #expect(lint("--minimum-size=wide").complaints.contains("must be a number"))
    }

    @Test("JSON has every group")
    func json() throws {
        let run = lint("--json")
        #expect(run.code == .findings)
        let object = try #require(
            try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
        #expect(object["views"] as? Int == 7)
        #expect(object["exact"] as? Bool == true)
        let unreachable = try #require(object["unreachable"] as? [[String: Any]])
        #expect(
            unreachable.map { $0["id"] as? String } == ["0x3", "0x4", "0x5", "0x1", "0x7"])
        #expect(
            unreachable.map { $0["isIntended"] as? Bool } == [false, false, false, true, true])
        let reason = try #require(unreachable[0]["reason"] as? [String: Any])
        #expect(reason["kind"] as? String == "covered")
        #expect(reason["by"] as? String == "0x6")
        #expect(reason["at"] as? [Double] == [30, 30])
        let centers = try #require(object["misdirectedCenters"] as? [[String: Any]])
        #expect(centers.count == 1)
        #expect((centers[0]["receiver"] as? [String: Any])?["id"] as? String == "0x6")
        for group in ["smallTargets", "undecided", "notes"] {
            #expect((object[group] as? [Any])?.isEmpty == true)
        }
    }

    @Test("what is scrolled out of sight is no finding, nor what its edge leaves of a row")
    func scrolled() {
        let run = lint(
            input: """
                <UIWindow: 0x1; frame = (0 0; 100 100); layer = <UIWindowLayer: 0xa>>
                   | <UITableView: 0x2; frame = (0 0; 100 100); layer = <CALayer: 0xb>; contentOffset: {0, 90}>
                   |    | <UITableViewCell: 0x3; frame = (0 0; 100 50); layer = <CALayer: 0xc>>
                   |    | <UITableViewCell: 0x4; frame = (0 50; 100 50); layer = <CALayer: 0xd>>
                   |    | <UITableViewCell: 0x5; frame = (0 100; 100 50); layer = <CALayer: 0xe>>
                """)
        #expect(run.code == .done)
        #expect(run.output.contains("1 scrolled out of sight"))
        let plain = lint(
            input: """
                <UIWindow: 0x1; frame = (0 0; 100 100); layer = <UIWindowLayer: 0xa>>
                   | <UIButton: 0x2; frame = (0 200; 50 50); layer = <CALayer: 0xb>>
                """)
        #expect(
            plain.output.contains("Never hit:\n  0x2 (UIButton): it lies outside its ancestor 0x1"))
    }

    @Test("a dump without the order on top says that nothing exact can be said of covers")
    func unordered() {
        let run = lint(
            input: """
                <XCUIElementTypeApplication name="App" x="0" y="0" width="100" height="100">
                <XCUIElementTypeButton name="Back" x="0" y="0" width="50" height="50"/>
                <XCUIElementTypeOther name="Cover" x="0" y="0" width="99" height="99"/>
                </XCUIElementTypeApplication>
                """)
        #expect(run.output.contains("Back (XCUIElementTypeButton): it is covered"))
        #expect(run.output.contains("Who covers whom is no exact claim"))
    }

    @Test("work shows its progress where a person watches")
    func progress() {
        var text = "parent,x,y,width,height\n,0,0,900,900\n"
        for number in 0..<200 { text += "0,\(number % 10 * 90),\(number / 10 * 45),80,40\n" }
        let watched = ToolRun(["lint", "-"], input: text, showsProgress: true)
        #expect(watched.complaints.contains("of 201 views"))
        #expect(watched.complaints.hasSuffix("\r\u{1B}[K"))
        #expect(lint(input: text).complaints.isEmpty)
    }
}
