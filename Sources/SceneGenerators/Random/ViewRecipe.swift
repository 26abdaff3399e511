import HitTesting

/// One view of a random tree as data: printable, and easy to simplify when a test fails.
///
/// Views are named by numbers that stay when others are left out.
public struct ViewRecipe: Sendable {
    /// The view's name.
    public var number: Int

    /// Where the view lies.
    public var geometry: ViewGeometry

    /// Whether the view is hidden.
    public var isHidden = false

    /// Whether the view can be hit.
    public var isUserInteractionEnabled = true

    /// The view's own opacity.
    public var alpha: Float = 1

    /// Where the view is.
    public var region = RegionRecipe.declared(.bounds)

    /// What the view answers.
    public var behavior = BehaviorRecipe.normal

    /// Creates the recipe of a plain view.
    public init(number: Int, geometry: ViewGeometry) {
        self.number = number
        self.geometry = geometry
    }

    /// The description of the view, its hit behaviour excepted: that may name views not yet made.
    var descriptionWithoutBehavior: ViewDescription {
        var description = ViewDescription(geometry: geometry)
        description.isHidden = isHidden
        description.isUserInteractionEnabled = isUserInteractionEnabled
        description.alpha = alpha
        description.hitRegion = region.region
        return description
    }
}

/// A hit region as data.
public indirect enum RegionRecipe: Sendable {
    /// A region without closures, not made of others.
    case declared(HitRegion)

    /// The first without the second.
    case excluding(RegionRecipe, RegionRecipe)

    /// A closure that follows a rule.
    case closure(bounds: Rect2D?, InsideRule)

    /// The region itself.
    public var region: HitRegion {
        switch self {
        case .declared(let region): region
        case .excluding(let region, let hole): .excluding(region.region, hole.region)
        case .closure(let bounds, let rule): .custom(bounds: bounds) { rule.contains($0) }
        }
    }
}

/// A hit behaviour as data.
public enum BehaviorRecipe: Sendable {
    /// The subviews, else the view.
    case normal

    /// The subviews, else none.
    case passthrough

    /// The view.
    case absorbing

    /// None.
    case transparent

    /// The subviews, else the numbered view.
    case redirect(Int)

    /// A closure that follows a rule.
    case closure(bounds: Rect2D?, AnswerRule<Int>)

    /// Whatever the query's handler says.
    case overridden(bounds: Rect2D?)

    /// The behaviour itself.
    ///
    /// - Parameter id: The view of a number, or nil if there never was one; a redirection to such a
    ///   view acts as one to a removed view does.
    public func behavior(_ id: (Int) -> ViewID?) -> HitBehavior {
        switch self {
        case .normal: return .normal
        case .passthrough: return .passthrough
        case .absorbing: return .absorbing
        case .transparent: return .transparent
        case .redirect(let target): return id(target).map { .redirect($0) } ?? .passthrough
        case .closure(let bounds, let rule):
            let rule = rule.map(id)
            return .custom(bounds: bounds) { rule.answer($0) }
        case .overridden(let bounds): return .overridden(bounds: bounds)
        }
    }
}
