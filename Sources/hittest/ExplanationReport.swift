import HitTesting
import ViewDumps

/// Why one view gets a touch or does not, for people and for programs.
struct ExplanationReport {
    private let dump: ViewDump
    private let view: ViewID
    private let point: Point2D
    private let explanation: Explanation<ViewID>

    /// Explains.
    init(_ dump: ViewDump, of view: ViewID, at point: Point2D) {
        self.dump = dump
        self.view = view
        self.point = point
        explanation = dump.tree.explain(view, at: point)
    }

    /// The answer in one sentence, without a full stop, with as many reasons as a line holds.
    var answer: String {
        let title = dump.title(of: view)
        let place = "the touch at \(PointAnswer.text(point))"
        if explanation.receivesTouch {
            let from = explanation.answering.flatMap { $0 == view ? nil : dump.title(of: $0) }
            return "\(title) \(isCertain ? "gets" : "may get") \(place)"
                + (from.map { ", from \($0)" } ?? "")
        }
        let reasons = reasonTexts
        let rest = reasons.count - Self.mostReasonsInLine
        let verdict =
            if isCertain {
                "\(title) does not get \(place): "
            } else if isPreferred {
                "\(title) most likely gets \(place), though in the order of the dump's lines "
            } else {
                "\(title) may not get \(place): "
            }
        return verdict + reasons.prefix(Self.mostReasonsInLine).joined(separator: "; ")
            + (rest > 0 ? "; and \(rest) more" : "")
    }

    /// The reasons in words, from the window down.
    var reasonTexts: [String] {
        let title = dump.title(of: view)
        return explanation.reasons.map { reason in
            reason.mapViews { dump.title(of: $0) }.text(about: title)
        }
    }

    /// Where to touch instead, in a sentence without a full stop; nil if the touch is received.
    var elsewhere: String? {
        guard !explanation.receivesTouch else { return nil }
        let condition = dump.order == .backToFront ? "" : ", if its lines' order is that on top"
        switch explanation.elsewhere {
        case .reachable(let point):
            return "Touch it at \(PointAnswer.text(point)) instead\(condition)"
        case .unreachable: return "No touch anywhere reaches it\(condition)"
        case .undecided(let area):
            guard area.isFinite else { return "No point was found where a touch reaches it" }
            return """
                No point was found where a touch reaches it; if there are any, they take up less \
                than \(PointAnswer.text(area)) square points
                """
        }
    }

    /// The answer, then the details.
    func text(_ style: TextStyle) -> String {
        let isGood = explanation.receivesTouch
        var text = (isGood ? style.good(answer + ".") : style.bad(answer + ".")) + "\n"
        if !isGood {
            let reasons = reasonTexts
            if reasons.count > Self.mostReasonsInLine {
                text += "\nAll reasons:\n"
                for reason in reasons.prefix(Self.mostListed) { text += "  - \(reason)\n" }
                if reasons.count > Self.mostListed {
                    text += "  and \(reasons.count - Self.mostListed) more; --json lists them\n"
                }
            }
            text += "\n\(destination)\n"
            if let elsewhere { text += "\(elsewhere).\n" }
            text += "\n"
            for remedy in remedies { text += style.faint(remedy) + "\n" }
        }
        if let warning = dump.overridingClassText(views: [view] + fellows) {
            text += "\n\(warning)\n"
        }
        text += dump.orderText(at: point)
        return text + dump.noteText(relevantNotes, style)
    }

    /// The same as JSON, in full precision.
    var json: String {
        var object = JSONMembersText()
        object.add("point", numbers: [point.x, point.y])
        object.add("hit", view: explanation.receiver, of: dump)
        object.add("view", json: dump.json(of: view))
        object.add("receivesTouch", flag: explanation.receivesTouch)
        object.add("exact", flag: isCertain)
        object.add("answer", string: "\(answer).")
        object.add("reasons", array: explanation.reasons.map { dump.json(of: $0, about: view) })
        object.add("elsewhere", json: Self.json(of: explanation.elsewhere))
        if let order = dump.orderJSON(at: point) { object.add("order", json: order) }
        object.add("notes", array: relevantNotes.map(dump.json(of:)))
        return "\(object.object)\n"
    }

    /// More reasons than this are only counted.
    private static let mostListed = 50

    /// The first line holds no more reasons than this.
    private static let mostReasonsInLine = 2

    /// Whether the answer holds whatever lies in front of what.
    private var isCertain: Bool {
        if dump.order == .backToFront { return true }
        if explanation.receivesTouch { return false }
        return explanation.reasons.contains { reason in
            switch reason {
            case .covered, .takenBySubview: false
            default: true
            }
        }
    }

    /// Whether the view is the one that most likely is meant, where the order on top is not known.
    private var isPreferred: Bool {
        dump.order != .backToFront && explanation.receiver != nil
            && dump.elements(at: point).preferred == view
    }

    /// Who gets the touch, and how that view lies to this one.
    private var destination: String {
        guard let receiver = explanation.receiver else { return "No view gets the touch." }
        let relation =
            if dump.tree.isDescendant(receiver, of: view) {
                ", which lies in it"
            } else if dump.tree.isDescendant(view, of: receiver) {
                ", which it lies in"
            } else {
                ""
            }
        let verb = dump.order == .backToFront ? "goes" : "may go"
        return "The touch \(verb) to \(dump.title(of: receiver))\(relation)."
    }

    /// What helps against the reasons, each remedy once.
    private var remedies: [String] {
        var remedies: [String] = []
        for reason in explanation.reasons {
            if let remedy = reason.remedy, !remedies.contains(remedy) { remedies.append(remedy) }
        }
        return remedies
    }

    /// The views besides the explained one that the answer is about.
    private var fellows: [ViewID] {
        let receivers = [explanation.receiver, explanation.answering].compactMap { $0 }
        return receivers + explanation.reasons.flatMap(\.views)
    }

    private var relevantNotes: [ViewDumpNote] {
        dump.notes(relevantTo: [view] + fellows, at: point)
    }

    private static func json(of verdict: TouchVerdict) -> String {
        var object = JSONMembersText()
        switch verdict {
        case .reachable(let point):
            object.add("verdict", string: "reachable")
            object.add("point", numbers: [point.x, point.y])
        case .unreachable: object.add("verdict", string: "unreachable")
        case .undecided(let area):
            object.add("verdict", string: "undecided")
            object.add("areaBelow", number: NumberText.text(area))
        }
        return object.object
    }
}
