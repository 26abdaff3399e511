import Foundation

/// The program: its arguments, its streams, its exit code.
@main
struct Hittest {
    static func main() {
        // Writing to a closed pipe is then an error, which ends the program quietly.
        signal(SIGPIPE, SIG_IGN)
        let tool = Tool(streams: .standard)
        exit(tool.run(Array(CommandLine.arguments.dropFirst())).rawValue)
    }
}
