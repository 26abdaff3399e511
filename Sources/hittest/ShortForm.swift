import Foundation
import HitTesting

/// What a person types who has read no manual: a file, a point, the name of a view, and no command.
struct ShortForm {
    private let command: any Command

    /// Advice for people; nil if none is needed.
    private let advice: String?

    /// Guesses what is wanted; nil if the first argument is a command or an option, or no guess is
    /// near.
    ///
    /// - Throws: ``Failure/usage(_:)`` if an option is wrong.
    init?(_ arguments: [String], commands: [String]) throws {
        guard let first = arguments.first, !commands.contains(first), first != "help",
            first == "-" || !first.hasPrefix("-") || Self.isPoint(first)
        else { return nil }
        let hasPoint =
            arguments.contains(where: Self.isPoint) || arguments.count { Double($0) != nil } > 1
        let hasView = arguments.contains { $0.hasPrefix("--view") }
        // A file that does not exist is told as such, if a point or a view shows what is meant.
        let file = arguments.first(where: Self.isFile) ?? (Self.isPoint(first) ? "-" : first)
        guard hasPoint || hasView || Self.isFile(file) else { return nil }
        var rest = arguments
        if let index = rest.firstIndex(of: file) { rest.remove(at: index) }
        let named = rest.indices.filter {
            !Self.isPoint(rest[$0]) && Double(rest[$0]) == nil && !rest[$0].hasPrefix("-")
        }
        if !hasView, named.count == 1, rest.allSatisfy({ !$0.hasPrefix("--") }) {
            rest.insert("--view", at: named[0])
        }
        if hasPoint || rest.contains(where: { $0.hasPrefix("--view") }) {
            command = try ExplainCommand([file] + rest)
            advice = nil
        } else {
            command = try InfoCommand(arguments)
            let name = file.contains(" ") ? "'\(file)'" : file
            advice = """
                To ask who gets a touch, and why:  hittest \(name) X,Y
                To ask why a view does not get it: hittest \(name) X,Y --view VIEW

                """
        }
    }

    /// Does what is wanted.
    func run(_ streams: Streams) throws {
        try command.run(streams)
        if let advice { streams.complain(advice) }
    }

    private static func isFile(_ argument: String) -> Bool {
        argument == "-" || FileManager.default.fileExists(atPath: argument)
    }

    private static func isPoint(_ argument: String) -> Bool {
        (try? Point2D(argument: argument)) != nil
    }
}
