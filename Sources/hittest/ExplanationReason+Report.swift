import HitTesting
import ViewDumps

extension ExplanationReason {
    /// All views that the reason names.
    var views: [View] {
        switch self {
        case .pointNotFinite, .removed, .passesThrough: []
        case .covered(let cover, let answer, let front, let back): [cover, answer, front, back]
        case .closureAnswers(let view, let answer): [view] + [answer].compactMap { $0 }
        case .filtered(let view), .hidden(let view), .interactionDisabled(let view),
            .tooTransparent(let view, _, _), .nonFiniteGeometry(let view),
            .singularTransform(let view, _), .outside(let view, _), .absorbed(let view),
            .transparent(let view), .redirects(let view), .detached(let view):
            [view]
        case .takenBySubview(let subview, let answer): [subview, answer]
        }
    }

    /// The reason's kind, as programs read it.
    var kind: String {
        switch self {
        case .pointNotFinite: "pointNotFinite"
        case .removed: "removed"
        case .detached: "detached"
        case .covered: "covered"
        case .filtered: "filtered"
        case .closureAnswers: "closureAnswers"
        case .hidden: "hidden"
        case .interactionDisabled: "interactionDisabled"
        case .tooTransparent: "tooTransparent"
        case .nonFiniteGeometry: "nonFiniteGeometry"
        case .singularTransform: "singularTransform"
        case .outside: "outside"
        case .absorbed: "absorbed"
        case .transparent: "transparent"
        case .passesThrough: "passesThrough"
        case .redirects: "redirects"
        case .takenBySubview: "takenBySubview"
        }
    }

    /// What helps, for people who know little of hit tests; nil if that goes without saying.
    var remedy: String? {
        switch self {
        case .covered:
            """
            A later sibling lies in front: move it, hide it, switch its user interaction off, or \
            bring the covered view to the front.
            """
        case .outside:
            """
            A view gets touches only where all views around it contain the point, even if it is \
            drawn beyond them.
            """
        case .tooTransparent: "UIKit asks no view whose alpha is below 0.01, and none in it."
        case .hidden: "A hidden view gets no touches, and nor does any in it."
        case .interactionDisabled:
            "A view without user interaction gets no touches, and nor does any in it."
        case .singularTransform:
            "A view that a transform makes flat has no area, and nothing in it can be touched."
        default: nil
        }
    }
}

extension ViewDump {
    /// A view for programs: its id, and its name if it has one.
    func json(of view: ViewID) -> String {
        var object = JSONMembersText()
        object.add("id", view: view, of: self)
        return object.object
    }

    /// A reason for programs: its kind, the views and numbers at fault, and the sentence for people.
    func json(of reason: ExplanationReason<ViewID>, about view: ViewID) -> String {
        var object = JSONMembersText()
        func name(_ view: ViewID) -> String { ids[view] ?? view.description }
        object.add("kind", string: reason.kind)
        switch reason {
        case .covered(let cover, let answer, let front, let back):
            object.add("by", string: name(cover))
            object.add("answer", string: name(answer))
            object.add("front", string: name(front))
            object.add("back", string: name(back))
        case .takenBySubview(let cover, let answer):
            object.add("by", string: name(cover))
            object.add("answer", string: name(answer))
        case .closureAnswers(let view, let answer):
            object.add("view", string: name(view))
            if let answer { object.add("answer", string: name(answer)) }
        case .redirects(let target):
            object.add("view", string: name(view))
            object.add("target", string: name(target))
        default:
            object.add("view", string: name(reason.views.first ?? view))
        }
        switch reason {
        case .tooTransparent(_, let alpha, let minimum):
            object.add("alpha", number: NumberText.text(Double(alpha)))
            object.add("minimum", number: NumberText.text(minimum))
        case .singularTransform(_, let transform):
            object.add(
                "transform",
                numbers: [
                    transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
                ])
        case .outside(_, let miss):
            object.add("region", string: miss.region.rawValue)
            if let point = miss.localPoint {
                object.add("localPoint", numbers: [point.x, point.y])
            }
            if let box = miss.extent {
                object.add(
                    "extent",
                    numbers: [box.origin.x, box.origin.y, box.size.width, box.size.height])
            }
            if let offset = miss.offset { object.add("offset", numbers: [offset.x, offset.y]) }
        default: break
        }
        let text = reason.mapViews { self.title(of: $0) }.text(about: title(of: view))
        object.add("text", string: text)
        return object.object
    }
}
