extension TouchStory: CustomStringConvertible where View: CustomStringConvertible {
    /// The story in plain words: a line that answers, and a line for each view that contains the point,
    /// topmost first.
    public var description: String {
        var lines = [answerText]
        for entry in entries {
            let reasons = entry.reasons.map { $0.text(about: entry.view) }
            let outcome = reasons.isEmpty ? "gets it" : reasons.joined(separator: "; ")
            lines.append("  \(entry.view): \(outcome)")
        }
        return lines.joined(separator: "\n")
    }

    /// The answer in one sentence.
    public var answerText: String {
        let point = worldPoint.shortText
        guard let receiver else { return "Nobody gets the touch at \(point)" }
        guard let answering, answering != receiver else {
            return "\(receiver) gets the touch at \(point)"
        }
        return "\(receiver) gets the touch at \(point), from \(answering)"
    }
}
