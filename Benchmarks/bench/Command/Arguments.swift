import SceneGenerators

/// What the command line asks for.
struct Arguments {
    /// The scenes to measure; none means all.
    var scenes: [SceneKind] = []

    /// The number of views of each scene, in place of the usual sizes.
    var views: Int?

    /// A file with a tree to measure instead of scenes.
    var treeFile: String?

    /// A file with the points to ask that tree about.
    var pointsFile: String?

    /// Where to write the results as JSON.
    var jsonFile: String?

    /// Whether ten seconds must do.
    var isQuick = false

    /// Whether other programs' engines are to be measured, by a script.
    var wantsPeers = false

    /// Decides everything that is random.
    var seed: UInt64 = 1

    /// Whether to explain the command and do nothing else.
    var wantsHelp = false

    /// Reads the command line, without the program's own name.
    ///
    /// - Throws: ``UsageError`` for an unknown option, a missing or unusable value, or options that
    ///   contradict one another.
    init(_ words: some Sequence<String>) throws(UsageError) {
        var words = words.makeIterator()
        while let option = words.next() {
            func value(_ meaning: String) throws(UsageError) -> String {
                guard let value = words.next() else {
                    throw UsageError("\(option) needs \(meaning)")
                }
                return value
            }
            switch option {
            case "--scene": scenes.append(try Self.scene(named: try value("the name of a scene")))
            case "--views": views = try Self.number(try value("a number of views"), for: option)
            case "--tree": treeFile = try value("the path of a file")
            case "--points": pointsFile = try value("the path of a file")
            case "--json": jsonFile = try value("the path of a file")
            case "--seed": seed = try Self.number(try value("a number"), for: option)
            case "--quick": isQuick = true
            case "--peers": wantsPeers = true
            case "--help", "-h": wantsHelp = true
            default: throw UsageError("unknown option '\(option)'")
            }
        }
        try check()
    }

    private func check() throws(UsageError) {
        if treeFile != nil && (!scenes.isEmpty || views != nil) {
            throw UsageError("--tree measures a file, and goes with neither --scene nor --views")
        }
        if pointsFile != nil && treeFile == nil {
            throw UsageError("--points needs --tree: the points are points of a tree's world")
        }
        if wantsPeers && (treeFile != nil || jsonFile != nil || seed != 1) {
            throw UsageError(
                "--peers measures scenes of its own, and goes with none of --tree, "
                    + "--points, --json and --seed")
        }
        guard let views else { return }
        for scene in scenes.isEmpty ? SceneKind.allCases : scenes {
            if views < scene.minimumViews && scene.fixedViews == nil {
                throw UsageError(
                    "--views is \(views), and \(scene.rawValue) has at least \(scene.minimumViews)")
            }
            if let fixed = scene.fixedViews, fixed != views, scenes.contains(scene) {
                throw UsageError("--views is \(views), and \(scene.rawValue) always has \(fixed)")
            }
        }
    }

    private static func scene(named name: String) throws(UsageError) -> SceneKind {
        guard let scene = SceneKind(rawValue: name) else {
            let names = SceneKind.allCases.map(\.rawValue).joined(separator: ", ")
            throw UsageError("there is no scene '\(name)'; there are \(names)")
        }
        return scene
    }

    private static func number<Number: FixedWidthInteger>(
        _ text: String, for option: String
    ) throws(UsageError) -> Number {
        guard let number = Number(text), number >= 0 else {
            throw UsageError("\(option) needs a whole number from 0, and got '\(text)'")
        }
        return number
    }
}

/// A command line that cannot be understood.
struct UsageError: Error, CustomStringConvertible {
    /// What is wrong, in a sentence without a full stop.
    let description: String

    init(_ description: String) {
        self.description = description
    }
}
