extension ExplanationReason where View: CustomStringConvertible {
    /// The reason in plain words, as a predicate of the explained view: `it is hidden`.
    ///
    /// - Parameter explained: The view that the reason is about.
    public func text(about explained: View) -> String {
        switch self {
        case .pointNotFinite: "the point is not finite"
        case .removed: "it was removed, or is of another tree"
        case .detached(let top):
            top == explained
                ? "it is not below a window"
                : "it is in \(top), which is not below a window"
        case .covered(let cover, let answer, let front, let back):
            Self.coverText(cover, answer, front, back, explained)
        case .filtered(let view): "the filter leaves \(subject(view, explained)) out"
        case .closureAnswers(let view, let answer):
            "a closure decides about \(subject(view, explained)), and answers with "
                + (answer.map { "\($0)" } ?? "nobody")
        case .hidden(let view): "\(subject(view, explained)) is hidden"
        case .interactionDisabled(let view):
            "user interaction is off for \(subject(view, explained))"
        case .tooTransparent(let view, let alpha, let minimum):
            "\(subject(view, explained)) is too transparent: its alpha is \(alpha.shortText), "
                + (minimum == 0 ? "and more than 0 is needed" : "and \(minimum) is needed")
        case .nonFiniteGeometry(let view):
            "the geometry of \(subject(view, explained)) holds a NaN or an infinity"
        case .singularTransform(let view, let transform):
            "the transform of \(subject(view, explained)) cannot be inverted: \(transform)"
        case .outside(let view, let miss):
            miss.text(of: view == explained ? nil : "its ancestor \(view)")
        case .absorbed(let view): "its ancestor \(view) takes all touches itself"
        case .transparent(let view):
            "\(subject(view, explained)) lets all touches through, to what is behind"
        case .passesThrough: "it answers with its subviews only"
        case .redirects(let target): "it redirects touches to \(target)"
        case .takenBySubview(let subview, let answer):
            "its own subview \(subview) takes it" + Self.answerText(subview, answer)
        }
    }

    /// The view at fault, in a sentence about the explained view.
    private func subject(_ view: View, _ explained: View) -> String {
        view == explained ? "it" : "its ancestor \(view)"
    }

    /// Who covers whom.
    private static func coverText(
        _ cover: View, _ answer: View, _ front: View, _ back: View, _ explained: View
    ) -> String {
        var text = back == explained ? "it is" : "its ancestor \(back) is"
        text += " covered by \(cover)"
        text += cover == front ? ", a later sibling" : ", in the later sibling \(front)"
        return text + answerText(cover, answer)
    }

    /// Where an answer goes that is not the answering view itself.
    private static func answerText(_ answering: View, _ answer: View) -> String {
        answering == answer ? "" : ", for \(answer)"
    }
}

extension RegionMiss {
    /// The miss in plain words.
    ///
    /// - Parameter owner: The view whose region it is; nil for the one that the sentence is about.
    func text(of owner: String?) -> String {
        let region = owner.map { "the \(regionText) of \($0)" } ?? "its \(regionText)"
        guard let extent else {
            return localPoint == nil || self.region == .nowhere || offset == nil
                ? "\(region) hold\(isPlural ? "" : "s") no point"
                : "the point is outside \(region)"
        }
        guard let offset, let localPoint else { return "the point is outside \(region)" }
        var distances: [String] = []
        if offset.x != 0 {
            distances.append("\(abs(offset.x).amountText) \(offset.x < 0 ? "left of" : "right of")")
        }
        if offset.y != 0 {
            distances.append("\(abs(offset.y).amountText) \(offset.y < 0 ? "above" : "below")")
        }
        if !distances.isEmpty {
            return "the point is \(distances.joined(separator: " and ")) \(region)"
        }
        let isOnEdge = localPoint.x == extent.maxX || localPoint.y == extent.maxY
        return isOnEdge
            ? "the point is on an edge that does not belong to \(region)"
            : "the point is in a part that \(region) leave\(isPlural ? "" : "s") out"
    }

    /// The region's kind in words.
    private var regionText: String {
        switch region {
        case .bounds: "bounds"
        case .inset: "inset bounds"
        default: "touch area"
        }
    }

    /// Whether the words are in the plural.
    private var isPlural: Bool { region == .bounds || region == .inset }
}
