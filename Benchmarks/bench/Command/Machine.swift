import Foundation

/// What was measured, where, and with what: the lines above the table.
enum Machine {
    /// The processor's name.
    static var processor: String {
        let cores = ProcessInfo.processInfo.activeProcessorCount
        return "\(processorName ?? "unknown processor"), \(cores) cores"
    }

    /// The compiler's version, as the toolchain on the path tells it.
    static var compiler: String {
        firstLine(of: "swift", ["--version"]) ?? "unknown compiler"
    }

    /// The commit in the current folder, and whether files differ from it; nil outside a repository.
    static var revision: String? {
        firstLine(of: "git", ["describe", "--always", "--dirty", "--abbrev=12", "--exclude=*"])
    }

    private static var processorName: String? {
        #if os(Linux)
            let text = try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8)
            let line = text?.split(separator: "\n").first { $0.hasPrefix("model name") }
            return line?.split(separator: ":").last.map {
                $0.trimmingCharacters(in: .whitespaces)
            }
        #else
            return firstLine(of: "sysctl", ["-n", "machdep.cpu.brand_string"])
        #endif
    }

    /// What a command prints first, or nil if there is no such command or it fails.
    private static func firstLine(of command: String, _ arguments: [String]) -> String? {
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [command] + arguments
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return nil }
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { return nil }
        return String(decoding: data, as: UTF8.self).split(separator: "\n").first.map(String.init)
    }
}
