extension UnreachableReason where View: CustomStringConvertible {
    /// The reason in plain words, as a predicate of the view: `it is hidden`.
    ///
    /// - Parameter unreachable: The view that the reason is about.
    public func text(about unreachable: View) -> String {
        func subject(_ view: View) -> String {
            view == unreachable ? "it" : "its ancestor \(view)"
        }
        return switch self {
        case .hidden(let view): "\(subject(view)) is hidden"
        case .interactionDisabled(let view): "user interaction is off for \(subject(view))"
        case .tooTransparent(let view, let alpha):
            "\(subject(view)) is too transparent: its alpha is \(alpha.shortText)"
        case .nonFiniteGeometry(let view):
            "the geometry of \(subject(view)) holds a NaN or an infinity"
        case .singularTransform(let view, let transform):
            "the transform of \(subject(view)) cannot be inverted: \(transform)"
        case .emptyRegion(let view): "\(subject(view)) has no area to touch"
        case .outside(let view, let ancestor):
            view == unreachable
                ? "it lies outside its ancestor \(ancestor)"
                : "its ancestor \(view) lies outside \(ancestor)"
        case .covered(let view, let cover, let point):
            "\(subject(view)) is covered"
                + (cover.map { ", at \(point.shortText) by \($0)" } ?? "")
        case .absorbed(let view): "its ancestor \(view) takes all touches itself"
        case .transparent(let view):
            "\(subject(view)) lets all touches through, to what is behind"
        case .passesThrough(let view): "\(subject(view)) answers with its subviews only"
        case .redirects(_, let target): "it redirects touches to \(target)"
        case .takenBySubviews: "its own subviews take every touch in it"
        case .detached: "it is not below a window"
        }
    }
}

extension ViewReach: CustomStringConvertible where View: CustomStringConvertible {
    /// The verdict in plain words, one line.
    public var description: String {
        switch verdict {
        case .unreachable:
            "\(view) can never be hit" + (reason.map { ": \($0.text(about: view))" } ?? "")
        case .undecided(let area):
            "\(view) may be hit in less than \(area.amountText) square points"
                + (doubt.map { "; what \($0) does is not known" } ?? "")
        case .reachable(let point):
            "\(view) can be hit in \(Self.text(area)) square points, for one at \(point.shortText)"
        }
    }

    /// Bounds in plain words.
    static func text(_ bounds: ClosedRange<Double>) -> String {
        let (lower, upper) = (bounds.lowerBound.amountText, bounds.upperBound.amountText)
        return lower == upper ? lower : "\(lower) to \(upper)"
    }
}
