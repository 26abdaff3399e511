import HitTesting
import SceneGenerators

/// The code that makes an edit.
func source(of edit: EditRecipe) -> [String] {
    switch edit {
    case .add(let view, let place):
        var lines = view.descriptionSource
        let name = "d\(view.number)"
        if case .normal = view.behavior {
        } else {
            lines[0].replaceSubrange(
                lines[0].startIndex..<lines[0].firstIndex(of: " ")!, with: "var")
            lines.append("\(name).hitBehavior = \(SwiftSource.code(view.behavior))")
        }
        return lines + ["v[\(view.number)] = tree.\(source(of: place, adding: name))"]
    case .move(let view, let place):
        let isThrowing = if case .root = place { "" } else { "try? " }
        return ["\(isThrowing)tree.\(source(of: place, adding: "v[\(view)]!"))"]
    case .bringToFront(let view):
        return ["tree.bringSubviewToFront(v[\(view)]!)"]
    case .sendToBack(let view):
        return ["tree.sendSubviewToBack(v[\(view)]!)"]
    case .exchange(let first, let second):
        return ["tree.exchangeSubviews(v[\(first)]!, v[\(second)]!)"]
    case .remove(let view):
        return ["tree.remove(v[\(view)]!)"]
    case .detach(let view):
        return ["tree.detach(v[\(view)]!)"]
    case .visitOtherTree(let view):
        return [
            "do {",
            "    var other = ViewTree(rules: tree.rules)",
            "    let there = tree.moveSubtree(v[\(view)]!, to: &other)",
            "    let back = other.moveSubtree(there[v[\(view)]!]!, to: &tree)",
            "    v = v.mapValues { old in there[old].flatMap { back[$0] } ?? old }",
            "}",
        ]
    case .set(let view, let property):
        return ["tree.\(source(of: property)), of: v[\(view)]!)"]
    case .copy:
        return ["let copy = tree"]
    }
}

/// The call that adds a view at a place.
private func source(of place: EditRecipe.Place, adding view: String) -> String {
    switch place {
    case .root(let level): "addRoot(\(view), level: \(level))"
    case .front(let superview): "addSubview(\(view), to: v[\(superview)]!)"
    case .index(let index, let superview):
        "insertSubview(\(view), to: v[\(superview)]!, at: \(index))"
    case .above(let sibling): "insertSubview(\(view), aboveSubview: v[\(sibling)]!)"
    case .below(let sibling): "insertSubview(\(view), belowSubview: v[\(sibling)]!)"
    }
}

/// The call that sets a property, but for the view.
private func source(of property: EditRecipe.PropertyRecipe) -> String {
    switch property {
    case .geometry(let value): "setGeometry(\(SwiftSource.code(value))"
    case .frame(let value): "setFrame(\(SwiftSource.code(value))"
    case .center(let value): "setCenter(\(SwiftSource.code(value))"
    case .bounds(let value): "setBounds(\(SwiftSource.code(value))"
    case .boundsOrigin(let value): "setBoundsOrigin(\(SwiftSource.code(value))"
    case .anchorPoint(let value): "setAnchorPoint(\(SwiftSource.code(value))"
    case .transform(let value): "setTransform(\(SwiftSource.code(value))"
    case .isHidden(let value): "setHidden(\(value)"
    case .isUserInteractionEnabled(let value): "setUserInteractionEnabled(\(value)"
    case .alpha(let value): "setAlpha(\(SwiftSource.code(value))"
    case .region(let value): "setHitRegion(\(SwiftSource.code(value))"
    case .behavior(let value): "setHitBehavior(\(SwiftSource.code(value))"
    case .clipsToBounds(let value): "setClipsToBounds(\(value)"
    case .name(let value): "setName(\(value.map { "\"\($0)\"" } ?? "nil")"
    case .level(let value): "setLevel(\(value)"
    }
}
