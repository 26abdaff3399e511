import HitTesting
import ViewDumps

extension LintReport {
    /// More views of a group than this are only counted.
    private static let mostListed = 40

    /// The summary line, then the groups.
    ///
    /// - Parameter listsAll: Whether views that are not meant to be hit are listed, and long groups
    ///   in full.
    func text(_ style: TextStyle, named name: String, listsAll: Bool) -> String {
        let summary = "\(name): \(dump.tree.count) views: \(summaryText)"
        var text = (hasFindings ? style.bad(summary) : style.good(summary)) + "\n"
        let most = listsAll ? Int.max : Self.mostListed
        func group(_ title: String, _ lines: [String]) {
            guard !lines.isEmpty else { return }
            text += "\n\(style.strong(title)):\n"
            for line in lines.prefix(most) { text += "  \(line)\n" }
            if lines.count > most {
                text += "  and \(lines.count - most) more; --all or --json lists them\n"
            }
        }
        group("Never hit", outermost(of: unreachable).map(unreachableLine))
        group("Small targets, less than \(sizeText)", smallTargets.map(smallTargetLine))
        group("The middle goes to somebody else", misdirected.map(misdirectedLine))
        group("Undecided", undecided.map(undecidedLine))
        if listsAll {
            group("Not meant to be hit", outermost(of: untouchable).map(unreachableLine))
        } else if !untouchable.isEmpty {
            text += style.faint("\nNot meant to be hit: \(untouchableText); --all lists them.\n")
        }
        if dump.order != .backToFront {
            text += """

                The order on top is not in this dump; the above takes its lines' order. Who covers \
                whom is no exact claim.

                """
        }
        return text + dump.noteText(dump.notes, style)
    }

    /// The counts of the groups.
    private var summaryText: String {
        guard hasFindings else { return "nothing found." }
        let counts = [
            (unreachable.count, "can never be hit"), (smallTargets.count, "with a small target"),
            (misdirected.count, "whose middle goes to somebody else"),
            (undecided.count, "undecided"),
        ]
        return counts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: ", ") + "."
    }

    private var sizeText: String {
        let side = PointAnswer.text(minimumSize)
        return "\(side) × \(side)"
    }

    /// The counts of views that are not meant to be hit, by reason.
    private var untouchableText: String {
        var counts: [(reason: String, count: Int)] = []
        for reach in untouchable {
            let reason = groupTitle(of: reach)
            if let index = counts.firstIndex(where: { $0.reason == reason }) {
                counts[index].count += 1
            } else {
                counts.append((reason, 1))
            }
        }
        return counts.map { "\($0.count) \($0.reason)" }.joined(separator: ", ")
    }

    /// What views like one are called in a count: by its own gates first.
    private func groupTitle(of reach: Reach) -> String {
        if dump.tree.isHidden(reach.view) { return "hidden" }
        if !dump.tree.isUserInteractionEnabled(reach.view) { return "without user interaction" }
        let isOpaqueEnough = dump.tree.rules.allows(alpha: dump.tree.alpha(of: reach.view))
        return isOpaqueEnough ? reach.reason?.groupTitle ?? "" : "transparent"
    }

    private func unreachableLine(_ reach: Reach, inner: Int) -> String {
        let title = dump.title(of: reach.view)
        let reason = reach.reason?.mapViews { dump.title(of: $0) }.text(about: title) ?? ""
        let rest =
            inner == 0 ? "" : inner == 1 ? "; and 1 view in it" : "; and \(inner) views in it"
        return "\(title): \(reason)\(rest)"
    }

    private func smallTargetLine(_ reach: Reach) -> String {
        let whole = reach.regionArea.map { " of \(Self.text($0))" } ?? ""
        let point = reach.verdict.point.map { ", for one at \(PointAnswer.text($0))" } ?? ""
        return
            "\(dump.title(of: reach.view)): \(Self.text(reach.areaWithSubviews))\(whole) square points"
            + point
    }

    private func misdirectedLine(_ reach: Reach) -> String {
        guard let center = reach.center else { return dump.title(of: reach.view) }
        let receiver = center.receiver.map { "goes to \(dump.title(of: $0))" } ?? "is lost"
        let point = reach.verdict.point.map { "; touch it at \(PointAnswer.text($0))" } ?? ""
        return
            "\(dump.title(of: reach.view)): \(PointAnswer.text(center.point)) \(receiver)\(point)"
    }

    private func undecidedLine(_ reach: Reach) -> String {
        var text = dump.title(of: reach.view)
        if case .undecided(let area) = reach.verdict {
            text += ": at most \(PointAnswer.text(area)) square points are in question"
        }
        return text + (reach.doubt.map { ", because of \(dump.title(of: $0))" } ?? "")
    }

    /// Bounds of an area for people: one number where they are the same to a hundredth.
    private static func text(_ bounds: ClosedRange<Double>) -> String {
        func text(_ value: Double) -> String {
            abs(value) < 1e9 ? PointAnswer.text((value * 100).rounded() / 100) : "\(value)"
        }
        let (lower, upper) = (text(bounds.lowerBound), text(bounds.upperBound))
        return lower == upper ? lower : "\(lower) to \(upper)"
    }
}

extension UnreachableReason {
    /// What views of this reason are called in a count.
    fileprivate var groupTitle: String {
        switch self {
        case .hidden, .interactionDisabled, .tooTransparent: "in such views"
        case .takenBySubviews: "covered by their own subviews"
        case .passesThrough, .transparent: "that let touches through"
        case .redirects: "that redirect touches"
        case .detached: "in no window"
        case .outside: "scrolled out of sight"
        default: kind
        }
    }
}
