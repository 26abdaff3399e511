import HitTesting
import ViewDumps

/// The story of one touch, for people and for programs.
struct StoryReport {
    private let dump: ViewDump
    private let point: Point2D
    private let story: TouchStory<ViewID>

    /// Asks for the story.
    init(_ dump: ViewDump, at point: Point2D) {
        self.dump = dump
        self.point = point
        story = dump.tree.explain(at: point)
    }

    /// The answer, then every view that is there.
    func text(_ style: TextStyle) -> String {
        var text = style.strong(answer) + "\n"
        text +=
            story.entries.isEmpty
            ? "\nNo view is there. \(dump.windowText)\n" : "\nThe views there, topmost first:\n"
        for entry in story.entries.prefix(Self.mostListed) {
            let title = dump.title(of: entry.view)
            let reasons = entry.reasons.map { reason in
                reason.mapViews { dump.title(of: $0) }.text(about: title)
            }
            text +=
                reasons.isEmpty
                ? "  \(style.good("\(title): \(dump.order == .backToFront ? "gets it" : "may get it")"))\n"
                : "  \(title): \(reasons.joined(separator: "; "))\n"
        }
        if story.entries.count > Self.mostListed {
            text += "  and \(story.entries.count - Self.mostListed) more; --json lists them\n"
        }
        if !story.entries.isEmpty {
            text += style.faint(
                "\nTo ask about one of them, or about any other view, add --view and its id.\n")
        }
        let views = [story.receiver, story.answering].compactMap { $0 }
        if let warning = dump.overridingClassText(views: views + story.entries.map(\.view)) {
            text += "\n\(warning)\n"
        }
        text += dump.orderText(at: point)
        return text + dump.noteText(relevantNotes, style)
    }

    /// More views than this are only counted.
    private static let mostListed = 100

    /// The same as JSON, in full precision.
    var json: String {
        var object = JSONMembersText()
        object.add("point", numbers: [point.x, point.y])
        object.add("hit", view: story.receiver, of: dump)
        object.add("exact", flag: dump.order == .backToFront)
        object.add("answer", string: answer)
        object.add(
            "views",
            array: story.entries.map { entry in
                var view = JSONMembersText()
                view.add("id", view: entry.view, of: dump)
                view.add("depth", number: "\(entry.depth)")
                view.add("localPoint", numbers: [entry.localPoint.x, entry.localPoint.y])
                view.add(
                    "reasons", array: entry.reasons.map { dump.json(of: $0, about: entry.view) })
                return view.object
            })
        if let order = dump.orderJSON(at: point) { object.add("order", json: order) }
        object.add("notes", array: relevantNotes.map(dump.json(of:)))
        return "\(object.object)\n"
    }

    /// The answer in one sentence.
    private var answer: String {
        let place = "the touch at \(PointAnswer.text(point))"
        guard let receiver = story.receiver else { return "No view gets \(place)." }
        if dump.order != .backToFront, let preferred = dump.elements(at: point).preferred {
            return "\(dump.title(of: preferred)) most likely gets \(place)."
        }
        let from = story.answering.flatMap { $0 == receiver ? nil : dump.title(of: $0) }
        let verb = dump.order == .backToFront ? "gets" : "may get"
        return "\(dump.title(of: receiver)) \(verb) \(place)"
            + (from.map { ", from \($0)." } ?? ".")
    }

    private var relevantNotes: [ViewDumpNote] {
        let views = [story.receiver, story.answering].compactMap { $0 }
        return dump.notes(
            relevantTo: views + story.entries.flatMap { [$0.view] + $0.reasons.flatMap(\.views) },
            at: point)
    }
}
