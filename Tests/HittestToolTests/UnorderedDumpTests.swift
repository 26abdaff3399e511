import Foundation
import Testing

@testable import hittest

/// What is said of dumps that do not tell which view lies in front.
@Suite("hittest explain, without the order on top")
struct UnorderedDumpTests {
    private static let page = """
        <AppiumAUT><XCUIElementTypeApplication type="XCUIElementTypeApplication" name="App" x="0" y="0" width="100" height="100">
        <XCUIElementTypeButton type="XCUIElementTypeButton" name="Back" x="0" y="0" width="40" height="40"/>
        <XCUIElementTypeButton type="XCUIElementTypeButton" name="Back" x="50" y="0" width="40" height="40"/>
        <XCUIElementTypeOther type="XCUIElementTypeOther" x="0" y="0" width="100" height="100"/>
        </XCUIElementTypeApplication></AppiumAUT>
        """

    @Test("a cover is no exact claim, and the likely element is named")
    func cover() throws {
        let run = ToolRun("explain", "-", "20,20", "--view", "Back", input: Self.page)
        #expect(
            run.output.hasPrefix(
                """
                Back (XCUIElementTypeButton) most likely gets the touch at (20, 20), though in the order \
                of the dump's lines it is covered by XCUIElementTypeOther
                """))
        #expect(run.output.contains("The order on top is not in this dump"))
        #expect(run.output.contains("Most likely: Back (XCUIElementTypeButton)\n"))
        #expect(run.complaints.contains("'Back#2'"))
        let json = ToolRun("explain", "-", "20,20", "--view", "Back", "--json", input: Self.page)
        #expect(json.output.contains("\"exact\": false"))
        #expect(json.output.contains("\"preferred\": \"Back\""))
    }

    @Test("a point outside is an exact claim in any order")
    func outside() {
        let run = ToolRun("explain", "-", "20,60", "--view", "Back#2", input: Self.page)
        #expect(run.output.hasPrefix("Back#2 (XCUIElementTypeButton) does not get the touch"))
        #expect(run.complaints.isEmpty)
    }

    @Test("the story may be another")
    func story() {
        let run = ToolRun("explain", "-", "20,20", input: Self.page)
        #expect(run.output.hasPrefix("Back (XCUIElementTypeButton) most likely gets"))
        #expect(
            run.output.contains("\n  XCUIElementTypeOther (XCUIElementTypeOther): may get it\n"))
    }

    @Test("elements are found by type without its prefix, label and resource without package")
    func names() {
        let run = ToolRun("explain", "-", "20,60", "--view", "Application", input: Self.page)
        #expect(run.output.hasPrefix("App (XCUIElementTypeApplication)"))
        let android = """
            <hierarchy rotation="0"><node class="a.B" resource-id="com.example:id/go" text="Go on" clickable="true" bounds="[0,0][9,9]"/></hierarchy>
            """
        for name in ["com.example:id/go", "id/go", "go", "Go on", "go on", "a.B", "B"] {
            let run = ToolRun("explain", "-", "3,3", "--view", name, input: android)
            #expect(run.output.hasPrefix("com.example:id/go (a.B) may get"), "\(name)")
        }
    }
}
