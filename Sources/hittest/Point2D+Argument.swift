import HitTesting
import ViewDumps

extension Point2D {
    /// Reads a point that is written as `X,Y`, with brackets around it or without.
    ///
    /// - Throws: ``Failure/usage(_:)`` if it is no point.
    init(argument: String) throws {
        guard let numbers = Self.numbers(of: argument), numbers.count == 2 else {
            throw Failure.usage("'\(argument)' is no point; write two numbers, such as 353,158.")
        }
        self.init(numbers[0], numbers[1])
    }

    /// Reads points, each of which is one argument `X,Y`, or two: `X Y`.
    ///
    /// - Throws: ``Failure/usage(_:)`` if an argument is no point.
    static func points(arguments: some Sequence<String>) throws -> [Point2D] {
        var points: [Point2D] = []
        /// The first half of a point in two arguments.
        var first: (argument: String, x: Double)?
        for argument in arguments {
            let numbers = numbers(of: argument) ?? []
            if let x = first?.x, numbers.count == 1 {
                points.append(Point2D(x, numbers[0]))
                first = nil
            } else if first == nil && numbers.count == 1 {
                first = (argument, numbers[0])
            } else {
                guard numbers.count == 2 else { throw noPoint(argument) }
                if let first { throw noPoint(first.argument) }
                points.append(Point2D(numbers[0], numbers[1]))
            }
        }
        if let first { throw noPoint(first.argument) }
        return points
    }

    /// What is wrong with an argument that is no point.
    private static func noPoint(_ argument: String) -> Failure {
        let hint =
            argument.contains { $0.isLetter }
            ? " A view is named by --view '\(argument)'." : ""
        return .usage("'\(argument)' is no point; write two numbers, such as 353,158.\(hint)")
    }

    /// The numbers between the commas of an argument; nil if anything else stands there.
    private static func numbers(of argument: String) -> [Double]? {
        var text = argument[...]
        while let first = text.first, "({[".contains(first) { text.removeFirst() }
        while let last = text.last, ")}],".contains(last) { text.removeLast() }
        let parts = text.split(separator: ",", omittingEmptySubsequences: false)
        let numbers = parts.compactMap { NumberText.number(String($0)) }
        return numbers.count == parts.count ? numbers : nil
    }
}
