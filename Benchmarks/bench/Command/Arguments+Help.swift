import SceneGenerators

extension Arguments {
    /// What `--help` prints.
    static var help: String {
        let longest = SceneKind.allCases.map(\.rawValue.count).max() ?? 0
        let scenes = SceneKind.allCases.map { kind in
            let padding = String(repeating: " ", count: longest - kind.rawValue.count)
            return "  \(kind.rawValue)\(padding)  \(kind.summary)"
        }
        return """
            USAGE: swift run -c release bench [options]

            Measures how long each engine takes to say which view gets a touch, and compares every
            engine's answers with the recursion that defines them. Takes about two minutes.

            OPTIONS:
              --scene NAME   measure this scene; may be repeated (all scenes)
              --views N      with N views, in place of the usual sizes
              --tree FILE    measure the tree of a file instead, in any format that hittest reads
              --points FILE  with --tree: ask about these points, a CSV file with columns x and y
              --json FILE    write the results to a file too
              --quick        take about ten seconds
              --seed N       decides everything that is random (1)
              --peers        measure other programs' engines beside this package's instead, on the
                             scenes chosen: runs scripts/bench-peers.sh of the checkout, which
                             installs, builds and runs them, and takes some minutes
              --help         print this

            SCENES:
            \(scenes.joined(separator: "\n"))

            ENGINES:
              recursive      the recursion that defines the answers, over the tree's public reads
              classes        the textbook: the same recursion over objects of a class
              tree           the live engine
              map            the tree flattened, for questions alone

            COLUMNS:
              a query        the mean time of a call at points far apart; the median of the rounds
              p99            of a hundred single calls, one takes longer; left out under 1,000 calls
              along a path   the mean time of a call at points along a pointer's path
              in a batch     the mean time of a point when all are handed over in one call
              in reach       how many views touches can get to; a map holds no others
              all cores      the mean time of a point when all are handed over to all cores
              with stability the mean time of a move along the path, where a map is asked only when
                             the pointer leaves the rectangle of the last answer
              cold           the mean time of a call after 64 MiB of other memory were read
              edit alone     the mean time of an edit, made to a tree that nothing else refers to
              update alone   the mean time of bringing a map up to date after edits, their own time
                             not counted; "an old map in use": a copy of the map goes on answering

            Exits with 0, or with 1 if any answer differs from the recursion's, 64 for wrong usage,
            65 for bad data, 66 if a file cannot be read.

            EXAMPLES:
              swift run -c release bench --quick
              swift run -c release bench --scene realistic --views 1000000 --json results.json
              swift run -c release bench --tree screen.csv --points taps.csv
            """
    }
}
