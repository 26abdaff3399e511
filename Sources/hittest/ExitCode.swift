/// What the program tells its caller; the numbers are those of `sysexits.h`.
enum ExitCode: Int32 {
    case done = 0

    /// A lint has findings.
    case findings = 1

    /// The arguments are wrong.
    case usage = 64

    /// A file is not what it should be.
    case badData = 65

    /// A file does not exist or cannot be read.
    case noInput = 66

    /// The output cannot be written.
    case inputOutput = 74
}
