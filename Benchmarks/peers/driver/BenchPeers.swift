import Foundation

/// `bench-peers`: the live engine beside other programs' engines, in turns, on the same scenes.
///
/// Started by `scripts/bench-peers.sh`, which builds the peers and names them.
@main
struct BenchPeers {
    static func main() {
        exit(run(Array(CommandLine.arguments.dropFirst())))
    }

    private static func run(_ words: [String]) -> Int32 {
        do {
            let arguments = try PeerArguments(words)
            // A peer that ended must not end this program.
            signal(SIGPIPE, SIG_IGN)
            return try PeerSession(arguments).run() ? 0 : 1
        } catch let error as PeerUsageError {
            complain("\(error.description)\n\(PeerArguments.help)")
            return 64
        } catch {
            complain("\(error)")
            return 74
        }
    }

    private static func complain(_ text: String) {
        FileHandle.standardError.write(Data("bench-peers: \(text)\n".utf8))
    }
}
