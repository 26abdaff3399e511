import Testing

@testable import hittest

@Suite("hittest query")
struct QueryCommandTests {
    private static let tree = """
        id,parent,x,y,width,height
        root,,0,0,100,100
        "b,1",root,10,10,10,10
        """

    @Test("answers a table, by any engine", arguments: ["tree", "map", "recursive"])
    func answers(engine: String) throws {
        let tree = try TemporaryFile(Self.tree)
        let points = try TemporaryFile("t,x,y\n1,5,5\n2,15,15\n3,-1,0\n")
        let expected = "t,x,y,id\n1,5,5,root\n2,15,15,\"b,1\"\n3,-1,0,\n"
        let run = ToolRun("query", tree.path, "--points", points.path, "--engine", engine)
        #expect(run.code == .done)
        #expect(run.output == expected)
        let equals = ToolRun("query", "--points=\(points.path)", "--engine=\(engine)", tree.path)
        #expect(equals.output == expected)
    }

    @Test("many points are answered by a map from some point on, and the answers stay the same")
    func many() throws {
        let tree = try TemporaryFile(Self.tree)
        let rows = (0..<50_000).map { "\($0 % 130 - 15),\($0 % 70 - 15)\n" }.joined()
        let runs = [[], ["--engine", "map"], ["--engine", "recursive"]].map { engine in
            ToolRun(["query", tree.path, "--points", "-"] + engine, input: "x,y\n" + rows)
        }
        #expect(runs[0].output.contains("15,15,\"b,1\""))
        #expect(runs[0].output == runs[2].output)
        #expect(runs[1].output == runs[2].output)
    }

    @Test("either may be the standard input, not both")
    func standardInput() throws {
        let tree = try TemporaryFile(Self.tree)
        let points = try TemporaryFile("x,y\n5,5\n")
        let first = ToolRun("query", "-", "--points", points.path, input: Self.tree)
        #expect(first.output == "x,y,id\n5,5,root\n")
        let second = ToolRun("query", tree.path, "--points", "-", input: "x,y\n5,5\n")
        #expect(second.output == "x,y,id\n5,5,root\n")
        #expect(ToolRun("query", "-", "--points", "-").code == .usage)
    }

    @Test("a wrong row ends it with its line, after the answers before it")
    func wrongRow() throws {
        let tree = try TemporaryFile(Self.tree)
        let rows = String(repeating: "5,5\n", count: 10_000)
        let run = ToolRun("query", tree.path, "--points", "-", input: "x,y\n\(rows)5\n")
        #expect(run.code == .badData)
        #expect(run.complaints.hasPrefix("hittest: standard input:10002:1: "))
        #expect(run.output.hasPrefix("x,y,id\n5,5,root\n"))
    }

    @Test("nobody reads the answers any more: that is no failure")
    func closedOutput() throws {
        let tree = try TemporaryFile(Self.tree)
        let rows = String(repeating: "5,5\n", count: 100_000)
        let run = ToolRun(
            "query", tree.path, "--points", "-", input: "x,y\n\(rows)", closesAfter: 100)
        #expect(run.code == .done)
        #expect(run.complaints.isEmpty)
        #expect(run.output.utf8.count < 100_000)
    }

    @Test("the recursion refuses what is too deep for it; the tree does not")
    func deep() throws {
        var text = "parent,x,y,width,height\n,0,0,9,9\n"
        for number in 0..<5000 { text += "\(number),0,0,9,9\n" }
        let tree = try TemporaryFile(text)
        let recursive = ToolRun(
            "query", tree.path, "--points", "-", "--engine", "recursive", input: "x,y\n1,1\n")
        #expect(recursive.code == .badData)
        #expect(recursive.complaints.contains("5000 levels deep"))
        let live = ToolRun("query", tree.path, "--points", "-", input: "x,y\n1,1\n")
        #expect(live.output == "x,y,id\n1,1,5000\n")
    }
}
