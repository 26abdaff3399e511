import HitTesting
import ViewDumps

extension ViewDump {
    /// What a touch can be told of if this dump does not say what lies on top; empty if it does.
    func orderText(at point: Point2D) -> String {
        let found = elements(at: point)
        guard !found.isExact || found.android != nil else { return "" }
        var text = ""
        if !found.isExact {
            text += "\nThe order on top is not in this dump; the above takes its lines' order.\n"
            if let preferred = found.preferred { text += "Most likely: \(title(of: preferred))\n" }
        }
        if let android = found.android {
            text += "Android: \(description(of: android))\n"
        }
        guard !found.isExact && !found.elements.isEmpty else { return text }
        text += "Elements there, deepest first:\n"
        for view in found.elements { text += "  \(title(of: view))\n" }
        return text
    }

    /// The same for programs, or nil if the dump says what lies on top.
    func orderJSON(at point: Point2D) -> String? {
        let found = elements(at: point)
        guard !found.isExact || found.android != nil else { return nil }
        var object = JSONMembersText()
        object.add("exact", flag: found.isExact)
        object.add("preferred", view: found.preferred, of: self)
        if let android = found.android {
            object.add("topmostClickable", view: android.topmostClickable, of: self)
            object.add("clickableAncestorOfTopmost", view: android.ancestorOfTopmost, of: self)
            object.add("clickableAncestorOfHit", view: android.nearestToPlainAnswer, of: self)
        }
        object.add(
            "elements",
            array: found.elements.map { view in
                var element = JSONMembersText()
                element.add("id", view: view, of: self)
                return element.object
            })
        return object.object
    }

    /// Android's answer in a line.
    private func description(of answer: ElementsAtPoint.AndroidAnswer) -> String {
        guard let topmost = answer.topmostClickable else { return "no view here takes clicks." }
        var text = "\(title(of: topmost)) is the topmost view here that takes clicks"
        if let ancestor = answer.ancestorOfTopmost { text += ", within \(title(of: ancestor))" }
        return text + "."
    }

    /// A view for people: its id, and its name.
    func title(of view: ViewID) -> String {
        let id = ids[view] ?? view.description
        return tree.name(of: view).map { "\(id) (\($0))" } ?? id
    }
}
