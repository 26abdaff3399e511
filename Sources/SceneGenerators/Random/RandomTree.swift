import HitTesting

/// Makes random trees, and goes on making random edits in the same manner.
public struct RandomTree: Sendable {
    /// The shapes of trees.
    public enum Shape: String, CaseIterable, Sendable {
        /// Many levels, many subviews on each.
        case bushy

        /// One container with very many subviews.
        case wide

        /// Every view in the one before.
        case deep

        /// A bit of everything.
        case mixed

        /// One container whose subviews come and go by the dozen, across every threshold.
        case churning
    }

    /// The tree.
    public let recipe: TreeRecipe

    /// The tree's shape.
    public let shape: Shape

    /// How its views are made, and those of edits.
    let views: RandomView

    /// The number of the view in which edits concentrate; nil if they are spread.
    let churned: Int?

    /// Whether closures decide about some views.
    let asksClosures: Bool

    /// How many more edits than others the tree needs.
    public var editFactor: Int { shape == .churning ? 10 : 1 }

    /// Makes a tree.
    ///
    /// - Parameters:
    ///   - shape: The shape.
    ///   - count: The number of views, at least 1.
    ///   - asksClosures: Whether closures decide about some views.
    ///   - source: Where the choices come from.
    public init(
        _ shape: Shape, count: Int, asksClosures: Bool = true, from source: inout RandomSource
    ) {
        self.shape = shape
        self.asksClosures = asksClosures
        // In a deep tree many views must all let a point through.
        let oddities =
            shape == .deep ? [0, 0.3, 1, 4].map { $0 / Double(count) } : [0, 0.1, 0.3, 0.6]
        let numbers = NumberStyle.random(from: &source)
        views = RandomView(
            geometry: RandomGeometry(
                numbers: numbers, oddity: min(0.6, source.pick(oddities)),
                favoriteRegion: source.chance(0.35) ? source.below(9) : nil),
            oddity: min(0.6, source.pick(oddities)))
        let minimumAlpha = source.pick(weighted: [0.01: 6, 0.0: 2, 0.5: 1])
        let rules = HitTestRules(
            minimumAlpha: minimumAlpha,
            singularTransforms: source.chance(0.55) ? .unhittable : .returnedUnchanged)
        let plan = TreePlan(shape, count: count, &source)
        churned = shape == .churning ? plan.superviews.compactMap(\.self).last : nil
        var recipe = TreeRecipe(
            rules: rules, usesBuilder: source.chance(0.5), entries: plan.entries(views, &source))
        if !asksClosures {
            for index in recipe.entries.indices {
                recipe.entries[index].view = recipe.entries[index].view.withoutClosures
            }
        }
        self.recipe = recipe
    }

    /// Makes a tree of a random shape, of 1 to 5,000 views.
    public init(
        from source: inout RandomSource, atMost limit: Int = 5000, asksClosures: Bool = true
    ) {
        // As many trees of 8 to 15 views as of 512 to 1,023.
        let magnitude = 1 << (1 + source.below(13))
        let count = 1 + (source.below(magnitude) + magnitude / 2) % limit
        let shape = source.pick(Shape.allCases)
        self.init(
            shape, count: shape == .churning ? 1 + count % 200 : count,
            asksClosures: asksClosures, from: &source)
    }
}
