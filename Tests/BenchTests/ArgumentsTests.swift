import SceneGenerators
import Testing

@testable import bench

@Suite struct ArgumentsTests {
    @Test func `without words everything is measured in full`() throws {
        let arguments = try Arguments([])
        #expect(arguments.scenes.isEmpty && arguments.views == nil && arguments.treeFile == nil)
        #expect(!arguments.isQuick && !arguments.wantsHelp && arguments.seed == 1)
    }

    @Test func `each option is understood`() throws {
        let arguments = try Arguments([
            "--scene", "grid", "--scene", "deep-chain", "--views", "500", "--quick", "--seed",
            "18446744073709551615", "--json", "out.json",
        ])
        #expect(arguments.scenes == [.grid, .deepChain])
        #expect(arguments.views == 500)
        #expect(arguments.isQuick)
        #expect(arguments.seed == .max)
        #expect(arguments.jsonFile == "out.json")
        let files = try Arguments(["--tree", "a.csv", "--points", "b.csv"])
        #expect(files.treeFile == "a.csv" && files.pointsFile == "b.csv")
        #expect(try Arguments(["-h"]).wantsHelp)
        #expect(try Arguments(["--peers", "--quick"]).wantsPeers)
    }

    @Test(arguments: [
        (["--scene", "nowhere"], "there is no scene 'nowhere'; there are realistic, grid"),
        (["--scene"], "--scene needs the name of a scene"),
        (["--views", "many"], "--views needs a whole number from 0, and got 'many'"),
        (["--views", "-1"], "--views needs a whole number from 0, and got '-1'"),
        (["--views", "9"], "--views is 9, and realistic has at least 10"),
        (["--scene", "ten-views", "--views", "11"], "ten-views always has 10"),
        (["--points", "p.csv"], "--points needs --tree"),
        (["--tree", "t.csv", "--scene", "grid"], "--tree measures a file"),
        (["--peers", "--json", "out.json"], "--peers measures scenes of its own"),
        (["--seed", "2", "--peers"], "--peers measures scenes of its own"),
        (["--fast"], "unknown option '--fast'"),
    ])
    func `what is wrong is said`(words: [String], problem: String) {
        let error = #expect(throws: UsageError.self) { try Arguments(words) }
        #expect(error?.description.contains(problem) == true)
    }

    @Test func `the help names every scene and option`() {
        for kind in SceneKind.allCases { #expect(Arguments.help.contains("  \(kind.rawValue) ")) }
        for option in [
            "scene", "views", "tree", "points", "json", "quick", "seed", "peers", "help",
        ] {
            #expect(Arguments.help.contains("  --\(option) "))
        }
    }
}
