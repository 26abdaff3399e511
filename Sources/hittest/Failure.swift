import ViewDumps

/// Why a command ends without having done its work.
enum Failure: Error {
    /// The arguments are wrong; the text says how.
    case usage(String)

    /// Nothing went wrong, and there are findings, which have been written.
    case findings

    /// A file cannot be read.
    case unreadable(path: String, reason: String)

    /// A file can be read, but not with what was asked.
    case unsuitable(String)

    /// Nobody reads the output any more: nothing is wrong, and nothing is left to do.
    case outputClosed

    /// The output cannot be written.
    case unwritable(reason: String)
}

extension Failure {
    /// What a person is told about an error, nil for nothing, and what the caller is.
    static func report(of error: any Error) -> (message: String?, code: ExitCode) {
        switch error {
        case Failure.usage(let message):
            ("\(message)\nSee 'hittest --help'.", .usage)
        case Failure.findings:
            (nil, .findings)
        case Failure.unreadable(let path, let reason):
            ("\(path): \(reason)", .noInput)
        case Failure.unsuitable(let message):
            (message, .badData)
        case Failure.outputClosed:
            (nil, .done)
        case Failure.unwritable(let reason):
            ("the output cannot be written: \(reason)", .inputOutput)
        case let error as ViewDumpError:
            (error.description, .badData)
        case let error as ViewTreeWritingError:
            (error.description, .badData)
        default:
            ("\(error)", .badData)
        }
    }
}
