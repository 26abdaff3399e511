import Foundation

/// What is going on, on one line of a terminal that is cleared again; nothing if standard error is
/// not a terminal.
struct Progress {
    /// Whether there is somebody to tell.
    private let isShown: Bool

    /// What all notes are about.
    var subject = ""

    /// Tells the terminal, if there is one.
    init() {
        isShown = isatty(FileHandle.standardError.fileDescriptor) == 1
    }

    /// Shows what is going on now, in place of what was shown before.
    func note(_ text: String) {
        write("\r\u{1B}[K\(subject): \(text)")
    }

    /// Takes the line away.
    func clear() {
        write("\r\u{1B}[K")
    }

    private func write(_ text: String) {
        guard isShown else { return }
        FileHandle.standardError.write(Data(text.utf8))
    }
}
