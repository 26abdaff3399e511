import Foundation

/// What a command reads from and writes to; tests put their own in place.
struct Streams {
    /// Gives the next bytes of the standard input; none at its end.
    var readInput: () throws -> [UInt8]

    /// Writes bytes to the standard output.
    var write: ([UInt8]) throws -> Void

    /// Writes text for people to the standard error, as it is.
    var complain: (String) -> Void

    /// Whether a person watches the standard error.
    var showsProgress: Bool

    /// How much time has passed since some moment.
    var time: () -> Duration

    /// Whether the standard output goes to a terminal, where it would be mixed with progress.
    var isOutputTerminal: Bool

    /// Whether the standard output shows colours.
    var usesColor: Bool
}

extension Streams {
    /// So many bytes are read at once.
    static let chunkSize = 1 << 18

    /// The process's own streams.
    static var standard: Streams {
        let start = ContinuousClock.now
        return Streams(
            readInput: { try FileHandle.standardInput.nextChunk() },
            write: { bytes in
                do {
                    try FileHandle.standardOutput.write(contentsOf: Data(bytes))
                } catch {
                    throw failure(ofWriting: error)
                }
            },
            // Nobody is left to be told if this fails.
            complain: { try? FileHandle.standardError.write(contentsOf: Data($0.utf8)) },
            showsProgress: isatty(STDERR_FILENO) == 1,
            time: { ContinuousClock.now - start },
            isOutputTerminal: isatty(STDOUT_FILENO) == 1,
            usesColor: usesColor(
                onTerminal: isatty(STDOUT_FILENO) == 1, ProcessInfo.processInfo.environment))
    }

    /// Whether colours are shown: on a terminal that knows them, unless `NO_COLOR` says no.
    static func usesColor(onTerminal isTerminal: Bool, _ environment: [String: String]) -> Bool {
        let isRefused = environment["NO_COLOR"].map { !$0.isEmpty } ?? false
        return isTerminal && !isRefused && environment["TERM"] != "dumb"
    }

    /// Writes text to the standard output.
    func write(_ text: String) throws {
        try write(Array(text.utf8))
    }

    /// Tells a closed pipe, which is no failure, from a full disk.
    private static func failure(ofWriting error: any Error) -> Failure {
        let cause = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
        if cause?.domain == NSPOSIXErrorDomain && cause?.code == Int(EPIPE) {
            return .outputClosed
        }
        return .unwritable(reason: (cause ?? error as NSError).localizedDescription)
    }
}

extension FileHandle {
    /// The next bytes; none at the end.
    func nextChunk() throws -> [UInt8] {
        Array(try read(upToCount: Streams.chunkSize) ?? Data())
    }
}
