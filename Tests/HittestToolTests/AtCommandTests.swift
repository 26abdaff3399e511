import Foundation
import Testing

@testable import hittest

@Suite("hittest at")
struct AtCommandTests {
    private static let dump = """
        <UIWindow: 0x1; frame = (0 0; 100 100); layer = <UIWindowLayer: 0xa>>
           | <UIScrollView: 0x2; frame = (10 10; 50 50); layer = <CALayer: 0xb>; contentOffset: {0, 100}>
           |    | <UIButton: 0x3; frame = (0.1 100; 20 20); layer = <CALayer: 0xc>>
           | <UIView: 0x4; frame = (80 80; 0 0); transform = [0, 0, 0, 0, 0, 0]>
        """

    @Test("answers in one line, then tells the way")
    func text() {
        let run = ToolRun("at", "-", "12.3,11", input: Self.dump)
        #expect(run.code == .done)
        #expect(
            run.output == """
                0x3 (UIButton) gets the touch at (12.3, 11).

                  (12.3, 11)  0x1 (UIWindow)
                  (2.3, 101)    0x2 (UIScrollView)
                  (2.2, 1)        0x3 (UIButton)

                """)
        #expect(
            run.complaints == """
                standard input:4: note: 0x4: its transform cannot be inverted, so it is never hit; \
                the dump does not tell its size

                """)
    }

    @Test("a point that no view gets, with a minus sign in front")
    func nothing() {
        for point in ["-5,50", "nan,3", "-inf,3"] {
            let run = ToolRun("at", "-", point, input: Self.dump)
            #expect(run.code == .done)
            #expect(run.output.hasPrefix("No view gets the touch at ("))
        }
    }

    @Test("JSON in full precision")
    func json() throws {
        let run = ToolRun("at", "-", "12.3,11", "--json", input: Self.dump)
        let object = try #require(
            try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
        #expect(object["hit"] as? String == "0x3")
        #expect(object["name"] as? String == "UIButton")
        #expect(object["point"] as? [Double] == [12.3, 11])
        let path = try #require(object["path"] as? [[String: Any]])
        #expect(path.map { $0["id"] as? String } == ["0x1", "0x2", "0x3"])
        #expect(path[2]["localPoint"] as? [Double] == [12.3 - 10 - 0.1, 1])
        let notes = try #require(object["notes"] as? [[String: Any]])
        #expect(notes.count == 1)
        #expect(notes[0]["kind"] as? String == "degenerate-transform")
        #expect(notes[0]["id"] as? String == "0x4")
        let none = ToolRun("at", "-", "--json", "nan,50", input: Self.dump)
        let empty = try #require(
            try JSONSerialization.jsonObject(with: Data(none.output.utf8)) as? [String: Any])
        #expect(empty["hit"] is NSNull)
        #expect((empty["path"] as? [Any])?.isEmpty == true)
    }

    @Test("a behavior that gives the touch away is named")
    func redirection() {
        let run = ToolRun(
            "at", "-", "5,5",
            input: """
                id,parent,x,y,width,height,behavior
                a,,0,0,10,10,redirect:b
                b,a,50,50,10,10,
                """)
        #expect(run.output.hasPrefix("b gets the touch at (5, 5).\n"))
        #expect(run.output.hasSuffix("The behavior of a gives the touch away.\n"))
    }
}
