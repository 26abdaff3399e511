import Foundation
import Testing

@testable import hittest

/// One run of the program in memory: what it was given, and what it said.
final class ToolRun {
    private(set) var output = ""
    private(set) var complaints = ""
    private(set) var code = ExitCode.done

    /// Runs the program.
    ///
    /// - Parameters:
    ///   - input: The standard input.
    ///   - closesAfter: After how many bytes nobody reads the output any more.
    convenience init(_ arguments: String..., input: String = "", closesAfter limit: Int = .max) {
        self.init(arguments, input: input, closesAfter: limit)
    }

    /// Runs the program.
    init(
        _ arguments: [String], input: String = "", closesAfter limit: Int = .max,
        usesColor: Bool = false, showsProgress: Bool = false
    ) {
        var rest: String? = input
        // As if each look at the clock came a second after the last: the machine's speed is no matter.
        var seconds = 0
        let streams = Streams(
            readInput: {
                defer { rest = nil }
                return Array((rest ?? "").utf8)
            },
            write: { bytes in
                self.output += String(decoding: bytes, as: UTF8.self)
                if self.output.utf8.count > limit { throw Failure.outputClosed }
            },
            complain: { self.complaints += $0 }, showsProgress: showsProgress,
            time: {
                seconds += 1
                return .seconds(seconds)
            },
            isOutputTerminal: false, usesColor: usesColor)
        code = Tool(streams: streams).run(arguments)
    }
}

/// A file that lives as long as a test.
final class TemporaryFile {
    /// Where it lies.
    let path: String

    /// Writes a file.
    init(_ text: String) throws {
        let folder = FileManager.default.temporaryDirectory
        path = folder.appendingPathComponent("hittest-\(UUID().uuidString)").path
        try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }
}
