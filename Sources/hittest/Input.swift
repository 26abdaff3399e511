import Foundation
import ViewDumps

/// A file that a command names: a path, or `-` for the standard input.
struct Input {
    /// The path, or `-`.
    let path: String

    let streams: Streams

    /// Creates an input from an argument.
    init(_ path: String, _ streams: Streams) {
        self.path = path
        self.streams = streams
    }

    /// Whether this is the standard input.
    var isStandardInput: Bool { path == "-" }

    /// What messages call the file.
    var name: String { isStandardInput ? "standard input" : path }

    /// Reads a tree of views, and tells people what it leaves open.
    ///
    /// - Parameters:
    ///   - formatName: The format, where a person names it; else the content tells it.
    ///   - tellsNotes: Whether the notes are told; otherwise the command does so.
    func readTree(format formatName: String?, tellsNotes: Bool = true) throws -> ViewDump {
        let dump: ViewDump
        let format = try formatName.map(ViewDumpFormat.init(argument:))
        if isStandardInput {
            var bytes: [UInt8] = []
            while case let chunk = try nextChunk(), !chunk.isEmpty {
                bytes.append(contentsOf: chunk)
            }
            dump =
                if let format {
                    try ViewDump.read(bytes.span, as: format, named: name)
                } else {
                    try ViewDump.read(bytes.span, named: name)
                }
        } else {
            try requireFile()
            do {
                dump = try ViewDump(contentsOfFile: path, format: format)
            } catch let error as ViewDumpError {
                throw error
            } catch {
                throw unreadable(error)
            }
        }
        if tellsNotes { tellNotes(of: dump) }
        return dump
    }

    /// Opens the file for reading a chunk at a time.
    func chunks() throws -> () throws -> [UInt8] {
        if isStandardInput { return nextChunk }
        try requireFile()
        guard let handle = FileHandle(forReadingAtPath: path) else {
            throw Failure.unreadable(path: path, reason: "the file cannot be opened")
        }
        return {
            do {
                return try handle.nextChunk()
            } catch {
                throw unreadable(error)
            }
        }
    }

    /// The next bytes of the standard input.
    private func nextChunk() throws -> [UInt8] {
        do {
            return try streams.readInput()
        } catch {
            throw unreadable(error)
        }
    }

    /// Makes sure that there is a file, so that the message says what is wrong.
    private func requireFile() throws {
        guard FileManager.default.fileExists(atPath: path) else {
            throw Failure.unreadable(path: path, reason: "no such file")
        }
        if FileManager.default.fileExists(atPath: "\(path)/.") {
            throw Failure.unreadable(path: path, reason: "this is a folder, not a file")
        }
    }

    /// What an error of the file system is to people.
    private func unreadable(_ error: any Error) -> Failure {
        .unreadable(path: name, reason: (error as NSError).localizedDescription)
    }
}
