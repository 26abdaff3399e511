extension Explanation: CustomStringConvertible where View: CustomStringConvertible {
    /// The explanation in plain words: a line that answers, a line a reason, and where to touch
    /// instead.
    public var description: String {
        var lines = [answerText]
        lines += reasons.map { "  - \($0.text(about: view))" }
        if !receivesTouch { lines.append("  \(elsewhereText)") }
        return lines.joined(separator: "\n")
    }

    /// The answer in one sentence.
    public var answerText: String {
        let point = worldPoint.shortText
        if receivesTouch {
            guard let answering, answering != view else {
                return "\(view) gets the touch at \(point)"
            }
            return "\(view) gets the touch at \(point), from \(answering)"
        }
        guard let receiver else {
            return "\(view) does not get the touch at \(point), and nobody does"
        }
        return "\(view) does not get the touch at \(point); \(receiver) does"
    }

    /// Where to touch instead, in one sentence.
    public var elsewhereText: String {
        switch elsewhere {
        case .reachable(let point): "Touch it at \(point.shortText) instead"
        case .unreachable: "It cannot be touched anywhere"
        case .undecided(let area):
            area.isFinite
                ? "No point was found at which to touch it; less than \(area.amountText) square points are in question"
                : "No point was found at which to touch it"
        }
    }
}
