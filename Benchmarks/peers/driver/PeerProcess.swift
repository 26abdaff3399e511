import Foundation

/// A peer's program, spoken to in lines.
final class PeerProcess {
    private let process: Process
    private let input: FileHandle
    private let output: FileHandle

    /// What has come and is not a whole line yet.
    private var received = Data()

    /// How a start ended.
    enum Start {
        case ready(PeerProcess, buildNanoseconds: Double, version: String)
        case unable(String)
    }

    /// Starts a program and waits until it has built the scene and written its answers.
    static func start(_ command: [String], patience: Double) -> Start {
        guard let peer = PeerProcess(command) else { return .unable("it cannot be started") }
        guard let line = peer.readLine(patience: patience) else {
            let isRunning = peer.process.isRunning
            peer.end()
            return .unable(
                isRunning ? "not ready after \(Int(patience)) s" : "it ended while building")
        }
        let words = line.split(separator: " ", maxSplits: 2).map(String.init)
        if words.count == 3 && words[0] == "ready", let nanoseconds = Double(words[1]) {
            return .ready(peer, buildNanoseconds: nanoseconds, version: words[2])
        }
        peer.end()
        let reason = line.hasPrefix("unable ") ? "cannot express " + line.dropFirst(7) : line
        return .unable(reason)
    }

    private init?(_ command: [String]) {
        process = Process()
        let toPeer = Pipe()
        let fromPeer = Pipe()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = command
        process.standardInput = toPeer
        process.standardOutput = fromPeer
        process.standardError = FileHandle.nullDevice
        input = toPeer.fileHandleForWriting
        output = fromPeer.fileHandleForReading
        guard (try? process.run()) != nil else { return nil }
    }

    /// Says a line and waits for a number; nil if none comes in time.
    func ask(_ line: String) -> Double? {
        guard (try? input.write(contentsOf: Data((line + "\n").utf8))) != nil else { return nil }
        return readLine(patience: 30).flatMap { Double($0) }
    }

    /// Ends the program, and waits until it has ended.
    func end() {
        try? input.close()
        // A peer in the middle of a call may take long to notice.
        if process.isRunning { process.terminate() }
        process.waitUntilExit()
    }

    /// The next line, or nil if none comes in time.
    private func readLine(patience: Double) -> String? {
        let deadline = Date(timeIntervalSinceNow: patience)
        while true {
            if let end = received.firstIndex(of: 10) {
                let line = String(decoding: received[received.startIndex..<end], as: UTF8.self)
                received = Data(received[received.index(after: end)...])
                return line
            }
            let milliseconds = deadline.timeIntervalSinceNow * 1000
            guard milliseconds > 0, waitForOutput(milliseconds: milliseconds) else { return nil }
            let data = output.availableData
            if data.isEmpty { return nil }
            received += data
        }
    }

    /// Waits until there is something to read, or the time is over.
    private func waitForOutput(milliseconds: Double) -> Bool {
        var descriptor = pollfd(fd: output.fileDescriptor, events: Int16(POLLIN), revents: 0)
        // SAFETY: one descriptor, which outlives the call.
        return unsafe poll(&descriptor, 1, Int32(milliseconds.rounded(.up))) > 0
    }
}
