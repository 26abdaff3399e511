import Foundation
import Testing

@testable import hittest

@Suite("hittest explain")
struct ExplainCommandTests {
    private static let dump = """
        <UIWindow: 0x1; frame = (0 0; 100 100); layer = <UIWindowLayer: 0xa>>
           | <UIView: 0x2; frame = (0 0; 100 50); layer = <CALayer: 0xb>>
           |    | <App.BuyButton: 0x3; frame = (20 20; 40 40); layer = <CALayer: 0xc>>
           |    |    | <UIButtonLabel: 0x7; frame = (0 0; 40 20); text = 'Buy now'; userInteractionEnabled = NO; layer = <_UILabelLayer: 0xd>>
           | <UIView: 0x4; frame = (0 30; 100 10); layer = <CALayer: 0xe>>
           |    | <RCTView: 0x5; frame = (0 0; 100 10); layer = <CALayer: 0xf>>
           | <UIView: 0x6; frame = (80 80; 0 0); transform = [0, 0, 0, 0, 0, 0]>
        """

    private func explain(_ arguments: String...) -> ToolRun {
        ToolRun(["explain", "-"] + arguments, input: Self.dump)
    }

    /// The objects of an output that has one on each line.
    private func objects(_ output: String) throws -> [[String: Any]] {
        try output.split(separator: "\n").map { line in
            try #require(
                try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
        }
    }

    @Test("the first line answers, then who gets it, where else, and a warning")
    func covered() {
        let run = explain("30,35", "--view", "0x3")
        #expect(run.code == .done)
        #expect(run.complaints.isEmpty)
        #expect(
            run.output.hasPrefix(
                """
                0x3 (App.BuyButton) does not get the touch at (30, 35): its ancestor 0x2 (UIView) is \
                covered by 0x5 (RCTView), in the later sibling 0x4 (UIView).

                The touch goes to 0x5 (RCTView).
                Touch it at (
                """))
        #expect(run.output.contains("in front"))
        #expect(run.output.contains("hitTest (RCTView)"))
        // The flat view lies there for all that the dump tells; no other note matters.
        #expect(run.output.contains("line 7: 0x6 (UIView): its transform cannot be inverted"))
    }

    @Test("a view that gets the touch")
    func receives() {
        let run = explain("30,25", "--view", "0x3")
        #expect(run.output.hasPrefix("0x3 (App.BuyButton) gets the touch at (30, 25).\n"))
        #expect(!run.output.contains("instead"))
    }

    @Test("more reasons than fit in a line are listed")
    func manyReasons() {
        let run = explain("150,55", "--view", "Buy now")
        #expect(run.output.contains("; and 3 more.\n\nAll reasons:\n  - the point is 50 right of"))
        #expect(run.output.contains("\nNo view gets the touch.\nNo touch anywhere reaches it.\n"))
    }

    @Test(
        "a view is found by what people paste",
        arguments: [
            "0x3", "0X3", "3", "0x00003", "<App.BuyButton: 0x3; frame = (20 20; 40 40)>",
            "0x3 (App.BuyButton)", "App.BuyButton", "BuyButton", "buybutton",
        ])
    func names(name: String) throws {
        let run = explain("30,25", "--view", name, "--json")
        let object = try #require(try objects(run.output).first)
        #expect((object["view"] as? [String: Any])?["id"] as? String == "0x3")
        #expect(object["receivesTouch"] as? Bool == true)
    }

    @Test("a name of several views, or of none, is 65, and lists them")
    func ambiguous() {
        let several = explain("30,25", "--view", "UIView")
        #expect(several.code == .badData)
        #expect(several.output.isEmpty)
        #expect(several.complaints.contains("3 views are called 'UIView'"))
        #expect(several.complaints.contains("\n  0x4 (UIView) at (0, 30), 100 × 10\n"))
        let none = explain("30,25", "--view", "buyb")
        #expect(none.code == .badData)
        #expect(
            none.complaints.contains("similar are:\n  0x3 (App.BuyButton) at (20, 20), 40 × 40"))
        let nothing = explain("30,25", "--view", "Sell")
        #expect(nothing.code == .badData)
        #expect(!nothing.complaints.contains("similar"))
    }

    @Test("without a point, the middle is asked for")
    func middle() {
        let run = explain("--view", "0x3")
        #expect(run.output.hasPrefix("0x3 (App.BuyButton) gets the touch at (40, 40)."))
        #expect(explain().code == .usage)
        let lost = ToolRun(
            "explain", "-", "--view", "0x2",
            input:
                "<UIView: 0x1; frame = (0 0; 9 9)>\n | <UIView: 0x2; layer = <CALayer: 0xa>>\n | <UIView: 0x3; frame = (0 0; 9 9)>"
        )
        #expect(lost.code == .badData)
        #expect(lost.complaints.contains("no middle"))
    }

    @Test("the story names every view there, topmost first")
    func story() throws {
        let run = explain("30,35")
        #expect(run.output.hasPrefix("0x5 (RCTView) gets the touch at (30, 35).\n"))
        let lines = run.output.split(separator: "\n").filter { $0.hasPrefix("  0x") }
        #expect(
            lines.map { $0.dropFirst(2).prefix(3) } == ["0x5", "0x4", "0x7", "0x3", "0x2", "0x1"])
        #expect(lines[0].hasSuffix("gets it"))
        let object = try #require(try objects(explain("30,35", "--json").output).first)
        let views = try #require(object["views"] as? [[String: Any]])
        #expect(views.map { $0["id"] as? String } == ["0x5", "0x4", "0x7", "0x3", "0x2", "0x1"])
        #expect((views[0]["reasons"] as? [Any])?.isEmpty == true)
        #expect(views[3]["localPoint"] as? [Double] == [10, 15])
        #expect(object["exact"] as? Bool == true)
    }

    @Test("where no view is, the windows' places are told")
    func nowhere() {
        let run = explain("-5,35")
        #expect(
            run.output.hasPrefix(
                """
                No view gets the touch at (-5, 35).

                No view is there. 0x1 (UIWindow) is at (0, 0), 100 × 100.
                """))
    }

    @Test("long lists are cut, and JSON has them whole")
    func longLists() throws {
        var text = "id,parent,x,y,width,height\n0,,0,0,9,9\n"
        for number in 1...300 { text += "\(number),\(number - 1),0,0,9,9\n" }
        let story = ToolRun("explain", "-", "5,5", input: text)
        #expect(story.output.contains("\n  and 201 more; --json lists them\n"))
        let view = ToolRun("explain", "-", "15,5", "--view", "299", input: text)
        #expect(view.output.contains("\n  and 250 more; --json lists them\n"))
        let json = ToolRun("explain", "-", "5,5", "--json", input: text)
        #expect((try objects(json.output).first?["views"] as? [Any])?.count == 301)
    }

    @Test("JSON: each reason with its kind, the views and numbers at fault")
    func json() throws {
        let run = explain("30,55", "--view", "0x7", "--json")
        let object = try #require(try objects(run.output).first)
        #expect(object["hit"] as? String == "0x1")
        let reasons = try #require(object["reasons"] as? [[String: Any]])
        #expect(
            reasons.map { $0["kind"] as? String } == ["outside", "interactionDisabled", "outside"])
        #expect(reasons.map { $0["view"] as? String } == ["0x2", "0x7", "0x7"])
        #expect(reasons[0]["offset"] as? [Double] == [0, 5])
        #expect(reasons[0]["extent"] as? [Double] == [0, 0, 100, 50])
        #expect(reasons[1]["text"] as? String == "user interaction is off for it")
        let cover = try objects(explain("30,35", "--view", "0x3", "--json").output)[0]
        let reason = try #require((cover["reasons"] as? [[String: Any]])?.first)
        #expect(["by", "front", "back"].map { reason[$0] as? String } == ["0x5", "0x4", "0x2"])
        let elsewhere = try #require(cover["elsewhere"] as? [String: Any])
        #expect(elsewhere["verdict"] as? String == "reachable")
        let point = try #require(elsewhere["point"] as? [Double])
        #expect(explain("\(point[0]),\(point[1])").output.hasPrefix("0x3 (App.BuyButton) gets"))
    }

    @Test("several points, each in the form that comes to hand")
    func points() throws {
        let run = explain("30,35", "(30, 25)", "{90, 90}", "5", "95", "-1,-2", "--json")
        let hits = try objects(run.output).map { $0["hit"] as? String }
        #expect(hits == ["0x5", "0x3", "0x1", "0x1", nil])
        #expect(explain("30,35", "7").complaints.contains("'7' is no point"))
        #expect(explain("30,35", "Buy").complaints.contains("--view 'Buy'"))
    }

    @Test("colours on a terminal only")
    func colors() {
        let plain = explain("30,35", "--view", "0x3")
        #expect(!plain.output.contains("\u{1B}"))
        let colored = ToolRun(
            ["explain", "-", "30,35", "--view", "0x3"], input: Self.dump, usesColor: true)
        #expect(colored.output.hasPrefix("\u{1B}[1;31m0x3 (App.BuyButton) does not"))
        #expect(Streams.usesColor(onTerminal: true, [:]))
        #expect(!Streams.usesColor(onTerminal: true, ["NO_COLOR": "1"]))
        #expect(Streams.usesColor(onTerminal: true, ["NO_COLOR": ""]))
        #expect(!Streams.usesColor(onTerminal: true, ["TERM": "dumb"]))
        #expect(!Streams.usesColor(onTerminal: false, [:]))
    }
}
