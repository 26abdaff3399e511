import Testing

@testable import hittest

@Suite("hittest")
struct ToolTests {
    @Test(
        "wrong usage is 64 and says what is wrong",
        arguments: [
            ([], "command is missing"), (["paint"], "no command and no file 'paint'"),
            (["at"], "TREE is missing"),
            (["at", "a.txt"], "X,Y is missing"), (["at", "a.txt", "1"], "'1' is no point"),
            (["at", "a.txt", "1,2,3"], "is no point"), (["at", "a.txt", "1,x"], "is no point"),
            (["at", "a.txt", "1,2", "3"], "'3' is no point"),
            (["info", "a.txt", "3"], "'3' is one argument too many"),
            (["at", "a.txt", "1,2", "--jsn"], "Unknown option --jsn"),
            (["at", "-x", "1,2"], "Unknown option -x"),
            (["at", "a.txt", "1,2", "--json=1"], "--json takes no value"),
            (["query", "a"], "--points POINTS is missing"),
            (["query", "a", "--points"], "--points needs a value"),
            (["query", "a", "--points", "b", "--points", "c"], "--points is given twice"),
            (
                ["query", "a", "--points", "b", "--engine", "fast"],
                "must be tree, map or recursive"
            ),
            (["convert", "a"], "--to csv or --to json"),
            (["convert", "a", "--to", "xml"], "must be csv or json"),
            (["help", "paint"], "no command and no file 'paint'"),
        ])
    func usage(arguments: [String], message: String) {
        let run = ToolRun(arguments)
        #expect(run.code == .usage)
        #expect(run.complaints.contains(message), "\(run.complaints)")
        #expect(run.output.isEmpty)
    }

    @Test("missing input is 66")
    func noInput() {
        for arguments in [
            ["at", "/nowhere/a.txt", "1,2"], ["query", "-", "--points", "/nowhere/b.csv"],
            ["convert", "/nowhere/a.txt", "--to", "csv"],
        ] {
            let run = ToolRun(arguments)
            #expect(run.code == .noInput)
            #expect(run.complaints.contains("no such file"))
        }
        let folder = ToolRun(["at", "/", "1,2"])
        #expect(folder.code == .noInput)
        #expect(folder.complaints.contains("folder"))
    }

    @Test("bad data is 65, with file, line and column")
    func badData() throws {
        let file = try TemporaryFile("id,parent,x,y,width,height\na,,0,0,9,z\n")
        let run = ToolRun("at", file.path, "1,2")
        #expect(run.code == .badData)
        #expect(run.complaints.hasPrefix("hittest: \(file.path):2:10: height is 'z'"))
        let unknown = ToolRun("at", "-", "1,2", input: "hello")
        #expect(unknown.code == .badData)
        #expect(unknown.complaints.contains("text that begins with 'hello'"))
    }

    @Test("help and version")
    func help() {
        for arguments in [["--help"], ["-h"], ["help"]] {
            let run = ToolRun(arguments)
            #expect(run.code == .done)
            for command in Tool.commands { #expect(run.output.contains("  \(command.name) ")) }
            #expect(run.complaints.isEmpty)
        }
        for command in Tool.commands {
            for arguments in [
                [command.name, "--help"], [command.name, "-h"], ["help", command.name],
            ] {
                let run = ToolRun(arguments)
                #expect(run.code == .done)
                #expect(run.output.hasPrefix("Usage: hittest \(command.name) "))
                #expect(run.output.contains("Examples:"))
            }
        }
        #expect(ToolRun("--version").output == "hittest \(Tool.version)\n")
    }

    @Test("convert writes what reads back, and the help's examples work")
    func convert() throws {
        let dump = """
            <UIView: 0x1; frame = (0 0; 100 100); layer = <CALayer: 0xa>>
               | <UIView: 0x2; frame = (10 10; 20 10); transform = [0, 1, -1, 0, 0, 0]; alpha = 0.5>
            """
        for form in ["csv", "json"] {
            let first = ToolRun("convert", "-", "--to", form, input: dump)
            #expect(first.code == .done)
            let second = ToolRun("convert", "-", "--to", form, input: first.output)
            #expect(second.output == first.output)
            let answer = ToolRun("at", "-", "15,12", input: first.output)
            #expect(answer.output.hasPrefix("0x2 (UIView) gets"))
        }
        let mask = ToolRun(
            "convert", "-", "--to", "csv",
            input: "{\"id\": \"m\", \"frame\": [0, 0, 1, 1], \"region\": {\"mask\": [\"1\"]}}")
        #expect(mask.code == .badData)
        #expect(mask.complaints.contains("'m' can be written as JSON"))
    }

    @Test("after -- nothing is an option")
    func terminator() {
        let run = ToolRun("at", "--", "-", "5,5", input: "parent,x,y,width,height\n,0,0,9,9\n")
        #expect(run.output.hasPrefix("0 gets the touch"))
        let file = ToolRun(["at", "--", "--json", "5,5"])
        #expect(file.code == .noInput)
    }
}
