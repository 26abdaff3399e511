import Foundation
import SceneGenerators

/// The script that measures other programs' engines on the same scenes.
struct PeerScript {
    /// The script.
    let file: URL

    /// Where it lies in the package.
    static let path = "scripts/bench-peers.sh"

    /// Looks for the script in the current folder and those around it, then in those around the
    /// program, which SwiftPM puts below the package.
    ///
    /// - Throws: ``InputError``, if it is in none of them.
    init() throws(InputError) {
        let current = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
        let program = Bundle.main.executableURL?.resolvingSymlinksInPath()
        self = try Self(lookingFrom: [current, program].compactMap { $0 })
    }

    /// Looks for the script in some folders and those around each.
    init(lookingFrom starts: [URL]) throws(InputError) {
        for start in starts {
            var folder = start.standardizedFileURL
            while true {
                let candidate = folder.appendingPathComponent(Self.path)
                if FileManager.default.isReadableFile(atPath: candidate.path) {
                    file = candidate
                    return
                }
                let parent = folder.deletingLastPathComponent()
                if parent.path == folder.path { break }
                folder = parent
            }
        }
        throw InputError(
            """
            cannot find \(Self.path) in the current folder, around it or around the program. \
            --peers runs it: it builds other programs' engines (plain recursion in C++, \
            Boost.Geometry, Qt, GNUstep, Chromium; Debian's packages of them are installed if they \
            are missing) and measures them beside this package's on the same scenes. Run bench in \
            a checkout of the package
            """, status: InputError.noInput)
    }

    /// The words after the script's name that ask for what a command line asks for.
    static func words(for arguments: Arguments) -> [String] {
        var words = arguments.isQuick ? ["--quick"] : []
        let kinds =
            arguments.scenes.isEmpty && arguments.views != nil
            ? SceneKind.allCases : arguments.scenes
        for kind in kinds {
            let sizes =
                arguments.views.map { [kind.fixedViews ?? $0] }
                ?? kind.sizes(quick: arguments.isQuick)
            for views in sizes { words += ["--scene", "\(kind.rawValue):\(views)"] }
        }
        return words
    }

    /// Runs the script, which prints a table, and returns its exit status.
    func run(_ words: [String]) throws(InputError) -> Int32 {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["bash", file.path] + words
        do {
            try process.run()
        } catch {
            throw InputError(
                "cannot run \(file.path): \(reason(of: error))", status: InputError.noInput)
        }
        process.waitUntilExit()
        return process.terminationStatus
    }
}
