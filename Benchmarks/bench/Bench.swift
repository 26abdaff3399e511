import Foundation

/// `bench`: how long each engine takes, and whether all give the same answers.
@main
struct Bench {
    static func main() {
        exit(runCommand(Array(CommandLine.arguments.dropFirst())))
    }
}

/// Does what a command line asks for, and returns the exit status.
private func runCommand(_ words: [String]) -> Int32 {
    let arguments: Arguments
    do throws(UsageError) {
        arguments = try Arguments(words)
    } catch {
        complain("\(error); see bench --help")
        return 64
    }
    if arguments.wantsHelp {
        print(Arguments.help)
        return 0
    }
    return BigStack.run {
        do throws(InputError) {
            if arguments.wantsPeers {
                return try PeerScript().run(PeerScript.words(for: arguments))
            }
            var session = Session(arguments)
            return try session.run() ? 0 : 1
        } catch {
            complain(error.description)
            return error.status
        }
    }
}

/// Says on standard error why nothing more happens.
private func complain(_ text: String) {
    FileHandle.standardError.write(Data("bench: \(text)\n".utf8))
}
