import HitTesting

/// Recipes for engines that refuse closures: with what a closure decides declared instead.
extension ViewRecipe {
    /// The view without closures.
    var withoutClosures: ViewRecipe {
        var view = self
        view.region = region.withoutClosures
        view.behavior = behavior.withoutClosures
        return view
    }
}

extension RegionRecipe {
    /// The region with the rectangle that a closure is asked in, or the bounds, in its place.
    var withoutClosures: RegionRecipe {
        switch self {
        case .declared: self
        case .excluding(let region, let hole):
            .excluding(region.withoutClosures, hole.withoutClosures)
        case .closure(let bounds, _): .declared(bounds.map { .rects([$0]) } ?? .bounds)
        }
    }
}

extension BehaviorRecipe {
    /// The behaviour, or the normal one in place of a closure or an override.
    var withoutClosures: BehaviorRecipe {
        switch self {
        case .closure, .overridden: .normal
        case .normal, .passthrough, .absorbing, .transparent, .redirect: self
        }
    }
}

extension EditRecipe {
    /// The edit without closures.
    var withoutClosures: EditRecipe {
        switch self {
        case .add(let view, let place): .add(view.withoutClosures, place)
        case .set(let view, .region(let region)): .set(view, .region(region.withoutClosures))
        case .set(let view, .behavior(let behavior)):
            .set(view, .behavior(behavior.withoutClosures))
        default: self
        }
    }
}
