/// Runs the lessons, all or those whose numbers are given, and prints what happened in them.
@main
struct TouchLessons {
    /// The lessons, in the order in which they build on one another.
    static let all: [Lesson] = [
        bubblingUp, closedGates, outsideTheParent, siblingOrder, passingThrough, roundControl,
        toolWindow, redirecting, refusing, tracing,
    ]

    static func main() {
        let wanted = CommandLine.arguments.dropFirst().compactMap { Int($0) }
        for (index, lesson) in all.enumerated() where wanted.isEmpty || wanted.contains(index + 1) {
            print("\(index + 1). \(lesson.title)")
            for line in lesson.run() { print("   \(line)") }
        }
    }
}

/// A worked example: what it teaches, and what happens in it.
struct Lesson: Sendable {
    let title: String
    let run: @Sendable () -> [String]
}
