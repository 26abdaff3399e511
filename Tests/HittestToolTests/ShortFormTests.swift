import Testing

@testable import hittest

/// What a person types who has read no manual.
@Suite("hittest without a command")
struct ShortFormTests {
    private static let dump = """
        <UIWindow: 0x1; frame = (0 0; 100 100); layer = <UIWindowLayer: 0xa>>
           | <UIButton: 0x2; frame = (10 10; 20 20); layer = <CALayer: 0xb>>
        """

    @Test("a file and a point, in either order, or a dump on the standard input")
    func explains() throws {
        let file = try TemporaryFile(Self.dump)
        let answer = "0x2 (UIButton) gets the touch at (15, 15).\n"
        for arguments in [
            [file.path, "15,15"], ["15,15", file.path], [file.path, "15", "15"],
            [file.path, "15,15", "--view", "0x2"], [file.path, "15,15", "UIButton"],
        ] {
            let run = ToolRun(arguments)
            #expect(run.code == .done)
            #expect(run.output.hasPrefix(answer), "\(arguments): \(run.output) \(run.complaints)")
        }
        for arguments in [["15,15"], ["-", "15,15"], ["15,15", "-"]] {
            #expect(ToolRun(arguments, input: Self.dump).output.hasPrefix(answer))
        }
        let view = ToolRun(file.path, "UIButton")
        #expect(view.output.hasPrefix("0x2 (UIButton) gets the touch at (20, 20).\n"))
    }

    @Test("a file alone tells what it holds, and how to go on")
    func info() throws {
        let file = try TemporaryFile(Self.dump)
        let run = ToolRun(file.path)
        #expect(run.code == .done)
        #expect(run.output.contains("  2  views"))
        #expect(run.complaints.contains("hittest \(file.path) X,Y\n"))
    }

    @Test("what is missing is told as such")
    func missing() {
        let file = ToolRun("/nowhere/a.txt", "1,2")
        #expect(file.code == .noInput)
        #expect(file.complaints.contains("/nowhere/a.txt: no such file"))
        #expect(ToolRun().complaints.contains("hittest FILE X,Y"))
        #expect(ToolRun("/nowhere/a.txt").complaints.contains("no command and no file"))
    }

    @Test("help, whatever stands before it")
    func help() {
        #expect(ToolRun("a.txt", "--help").output.hasPrefix("hittest: which view"))
    }
}
