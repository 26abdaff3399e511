import HitTesting
import ViewDumps

/// The answer to one point, for people and for programs.
struct PointAnswer {
    private let dump: ViewDump
    private let point: Point2D
    private let path: HitPath?

    /// Asks a tree.
    init(_ dump: ViewDump, at point: Point2D) {
        self.dump = dump
        self.point = point
        path = dump.tree.hitPath(point)
    }

    /// One line that answers, then the way from the window to the view.
    var text: String {
        guard let path else {
            return "No view gets the touch at \(Self.text(point)).\n\(dump.orderText(at: point))"
        }
        let verb = dump.order == .backToFront ? "gets" : "may get"
        let points = path.steps.map { Self.text($0.localPoint) }
        let width = points.map(\.count).max() ?? 0
        var text = "\(dump.title(of: path.answer)) \(verb) the touch at \(Self.text(point)).\n\n"
        for (depth, (step, point)) in zip(path.steps, points).enumerated() {
            let padding = String(repeating: " ", count: width - point.count)
            // Deep down, an indentation that goes on growing would tell nothing more.
            let indentation = String(repeating: "  ", count: min(depth, 24))
            text += "  \(point)\(padding)  \(indentation)\(dump.title(of: step.view))\n"
        }
        if let last = path.steps.last, last.view != path.answer {
            text += "\nThe behavior of \(dump.title(of: last.view)) gives the touch away.\n"
        }
        return text + dump.orderText(at: point)
    }

    /// The same as JSON, in full precision.
    var json: String {
        var object = JSONMembersText()
        object.add("point", numbers: [point.x, point.y])
        object.add("hit", view: path?.answer, of: dump)
        object.add("path", array: (path?.steps ?? []).map(json(of:)))
        if let order = dump.orderJSON(at: point) { object.add("order", json: order) }
        object.add("notes", array: dump.notes.map(dump.json(of:)))
        return "\(object.object)\n"
    }

    /// A point for people, to a millionth.
    static func text(_ point: Point2D) -> String {
        "(\(text(point.x)), \(text(point.y)))"
    }

    /// A number for people, to a millionth.
    static func text(_ value: Double) -> String { NumberText.text(rounded(value)) }

    /// A number to a millionth, where a `Double` has that many digits.
    private static func rounded(_ value: Double) -> Double {
        let rounded = (value * 1e6).rounded() / 1e6
        return abs(value) < 1e9 ? rounded + 0 : value
    }

    private func json(of step: HitPath.Step) -> String {
        var object = JSONMembersText()
        object.add("id", view: step.view, of: dump)
        object.add("localPoint", numbers: [step.localPoint.x, step.localPoint.y])
        return object.object
    }
}
