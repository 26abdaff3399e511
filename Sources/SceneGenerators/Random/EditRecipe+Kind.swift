import HitTesting

extension EditRecipe {
    /// The names of all kinds of edits.
    public static var kinds: [String] {
        let places = ["as root", "in front", "at index", "above", "below"]
        let properties = [
            "geometry", "frame", "center", "bounds", "boundsOrigin", "anchorPoint", "transform",
            "isHidden", "isUserInteractionEnabled", "alpha", "hitRegion", "hitBehavior",
            "clipsToBounds", "name", "level",
        ]
        return places.map { "add, \($0)" } + places.map { "move, \($0)" }
            + [
                "bringSubviewToFront", "sendSubviewToBack", "exchangeSubviews", "remove", "detach",
                "moveSubtree", "copy",
            ] + properties.map { "set \($0)" }
    }

    /// The view that the edit is about; nil if it is gone afterwards, or there is none.
    public var edited: Int? {
        switch self {
        case .add(let view, _): view.number
        case .move(let view, _), .bringToFront(let view), .sendToBack(let view),
            .exchange(let view, _), .set(let view, _):
            view
        case .remove, .detach, .visitOtherTree, .copy: nil
        }
    }

    /// The name of the kind of edit, for coverage tables.
    public var kind: String {
        switch self {
        case .add(_, let place): "add, \(place.kind)"
        case .move(_, let place): "move, \(place.kind)"
        case .bringToFront: "bringSubviewToFront"
        case .sendToBack: "sendSubviewToBack"
        case .exchange: "exchangeSubviews"
        case .remove: "remove"
        case .detach: "detach"
        case .visitOtherTree: "moveSubtree"
        case .set(_, let property): "set \(property.kind)"
        case .copy: "copy"
        }
    }
}

extension EditRecipe.Place {
    /// The name of the kind of place.
    var kind: String {
        switch self {
        case .root: "as root"
        case .front: "in front"
        case .index: "at index"
        case .above: "above"
        case .below: "below"
        }
    }
}

extension EditRecipe.PropertyRecipe {
    /// The name of the property.
    var kind: String {
        switch self {
        case .geometry: "geometry"
        case .frame: "frame"
        case .center: "center"
        case .bounds: "bounds"
        case .boundsOrigin: "boundsOrigin"
        case .anchorPoint: "anchorPoint"
        case .transform: "transform"
        case .isHidden: "isHidden"
        case .isUserInteractionEnabled: "isUserInteractionEnabled"
        case .alpha: "alpha"
        case .region: "hitRegion"
        case .behavior: "hitBehavior"
        case .clipsToBounds: "clipsToBounds"
        case .name: "name"
        case .level: "level"
        }
    }
}
