import HitTesting
import ViewDumps

extension Point2D {
    /// Reads a point that is written as `X,Y`.
    ///
    /// - Throws: ``Failure/usage(_:)`` if it is no point.
    init(argument: String) throws {
        let parts = argument.split(separator: ",", omittingEmptySubsequences: false)
        guard
            parts.count == 2, let x = NumberText.number(String(parts[0])),
            let y = NumberText.number(String(parts[1]))
        else {
            throw Failure.usage("'\(argument)' is no point; write two numbers, such as 353,158.")
        }
        self.init(x, y)
    }
}
