import SceneGenerators

/// What is wrong with a command line.
struct PeerUsageError: Error, CustomStringConvertible {
    let description: String
}

/// What a command line asks for.
struct PeerArguments {
    /// The programs to compare with, by name.
    private(set) var peers: [(name: String, command: [String])] = []

    /// What is measured.
    private(set) var cases: [PeerCase] = []

    /// How many turns every engine has in a case.
    private(set) var rounds = 15

    /// How long a turn lasts, in milliseconds.
    private(set) var turn = 10.0

    /// Where scenes and answers are written.
    private(set) var folder = "."

    /// How long a peer may take to build a scene, in seconds.
    private(set) var patience = 60.0

    static let help = """
        usage: bench-peers --folder DIR --peer NAME=COMMAND ... [options]

          --peer NAME=COMMAND  a program to compare with; may be repeated
          --scene NAME:VIEWS   measure this scene, with points far apart; may be repeated
          --path NAME:VIEWS    measure it along a pointer's path; may be repeated
          --rounds N           so many turns for every engine (15)
          --turn MS            so many milliseconds a turn (10)
          --patience S         so many seconds for a peer to build a scene (60)
          --quick              small scenes, few turns
          --folder DIR         where files are written
        """

    /// Reads the words after the program's name.
    init(_ words: [String]) throws(PeerUsageError) {
        var words = words[...]
        var isQuick = false
        while let option = words.popFirst() {
            if option == "--quick" {
                isQuick = true
                continue
            }
            guard let value = words.popFirst() else {
                throw PeerUsageError(description: "\(option) needs a value")
            }
            switch option {
            case "--peer":
                let parts = value.split(separator: "=", maxSplits: 1).map(String.init)
                guard parts.count == 2 else {
                    throw PeerUsageError(description: "\(value) is not NAME=COMMAND")
                }
                peers.append((parts[0], parts[1].split(separator: " ").map(String.init)))
            case "--scene": cases.append(try Self.scene(value, followsPointer: false))
            case "--path": cases.append(try Self.scene(value, followsPointer: true))
            case "--rounds": rounds = try Self.number(value, option)
            case "--turn": turn = Double(try Self.number(value, option))
            case "--patience": patience = Double(try Self.number(value, option))
            case "--folder": folder = value
            default: throw PeerUsageError(description: "unknown option \(option)")
            }
        }
        if isQuick { rounds = min(rounds, 7) }
        if cases.isEmpty { cases = isQuick ? PeerCase.quick : PeerCase.all }
    }

    /// A positive number.
    private static func number(_ text: String, _ option: String) throws(PeerUsageError) -> Int {
        guard let number = Int(text), number > 0 else {
            throw PeerUsageError(description: "\(option) needs a positive number, not \(text)")
        }
        return number
    }

    /// A scene's name and its number of views.
    private static func scene(
        _ text: String, followsPointer: Bool
    ) throws(PeerUsageError) -> PeerCase {
        let parts = text.split(separator: ":").map(String.init)
        guard let kind = SceneKind(rawValue: parts[0]) else {
            let names = SceneKind.allCases.map(\.rawValue).joined(separator: ", ")
            throw PeerUsageError(description: "no scene is called \(parts[0]); there are \(names)")
        }
        let views = kind.fixedViews ?? (parts.count == 2 ? Int(parts[1]) : nil)
        guard let views, views >= kind.minimumViews else {
            throw PeerUsageError(description: "\(text) is not NAME:VIEWS")
        }
        return PeerCase(kind: kind, views: views, followsPointer: followsPointer)
    }
}
