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

    /// How many more edits than others the tree needs.
    public var editFactor: Int { shape == .churning ? 10 : 1 }

    /// Makes a tree.
    ///
    /// - Parameters:
    ///   - shape: The shape.
    ///   - count: The number of views, at least 1.
    ///   - source: Where the choices come from.
    public init(_ shape: Shape, count: Int, from source: inout RandomSource) {
        self.shape = shape
        // In a deep tree many views must all let a point through.
        let oddities =
            shape == .deep ? [0, 0.5, 2, 8].map { $0 / Double(count) } : [0, 0.1, 0.3, 0.6]
        let numbers = NumberStyle.random(from: &source)
        views = RandomView(
            geometry: RandomGeometry(numbers: numbers, oddity: min(0.6, source.pick(oddities))),
            oddity: min(0.6, source.pick(oddities)))
        let minimumAlpha = source.pick(weighted: [0.01: 6, 0.0: 2, 0.5: 1])
        let rules = HitTestRules(
            minimumAlpha: minimumAlpha,
            singularTransforms: source.chance(0.55) ? .unhittable : .returnedUnchanged)
        let plan = Plan(shape, count: count, &source)
        churned = shape == .churning ? plan.superviews.compactMap(\.self).last : nil
        recipe = TreeRecipe(
            rules: rules, usesBuilder: source.chance(0.5), entries: plan.entries(views, &source))
    }

    /// Makes a tree of a random shape, of 1 to 5,000 views.
    public init(from source: inout RandomSource, atMost limit: Int = 5000) {
        // As many trees of 8 to 15 views as of 512 to 1,023.
        let magnitude = 1 << (1 + source.below(13))
        let count = 1 + (source.below(magnitude) + magnitude / 2) % limit
        let shape = source.pick(Shape.allCases)
        self.init(shape, count: shape == .churning ? 1 + count % 200 : count, from: &source)
    }
}

/// Who lies in whom.
private struct Plan {
    /// The superview of every view, by number; nil for windows.
    var superviews: [Int?]

    /// The number of subviews of every view.
    var widths: [Int]

    /// Chooses superviews.
    init(_ shape: RandomTree.Shape, count: Int, _ source: inout RandomSource) {
        let windowCount = min(count, source.pick(weighted: [1: 14, 2: 3, 3: 2, 5: 1]))
        superviews = Array(repeating: nil, count: windowCount)
        var mode = shape
        for number in windowCount..<max(count, windowCount) {
            if shape == .mixed && source.chance(0.03) {
                mode = source.pick(RandomTree.Shape.allCases)
            }
            switch mode {
            case .bushy, .mixed: superviews.append(source.below(number))
            case .wide, .churning:
                superviews.append(
                    source.chance(0.95) ? min(number - 1, windowCount) : source.below(number))
            case .deep:
                superviews.append(
                    source.chance(0.97) ? number - 1 : max(0, number - 1 - source.below(6)))
            }
        }
        widths = Array(repeating: 0, count: superviews.count)
        for superview in superviews.compactMap(\.self) { widths[superview] += 1 }
    }

    /// Makes the views.
    func entries(_ views: RandomView, _ source: inout RandomSource) -> [TreeRecipe.Entry] {
        let unit = views.geometry.numbers.unit
        let screen = Rect2D(x: 0, y: 0, width: 400 * unit, height: 800 * unit)
        var bounds: [Rect2D] = []
        var entries: [TreeRecipe.Entry] = []
        var extents: [ClosedRange<Double>] = []
        for number in superviews.indices {
            let superview = superviews[number]
            extents.append(extent(width: widths[number], &source))
            let view = views.view(
                number, in: superview.map { bounds[$0] } ?? screen,
                extent: superview.map { extents[$0] } ?? 0.8...1,
                numbersBelow: superviews.count + 4, isContainer: widths[number] > 3, &source)
            bounds.append(view.bounds)
            let level = source.chance(0.5) ? 0 : source.pick([-1, 0.5, 1, 1000])
            entries.append(TreeRecipe.Entry(view: view, superview: superview, level: level))
        }
        return entries
    }

    /// How much of their superview's bounds subviews cover, if there are so many of them.
    private func extent(width: Int, _ source: inout RandomSource) -> ClosedRange<Double> {
        if width <= 1 { return 0.9...1.08 }
        if source.chance(0.15) { return 0.85...1.05 }
        // Counted rather than calculated: the standard library alone has no square root everywhere.
        var columns = 1
        while columns * columns < width { columns += 1 }
        let share = 1 / Double(columns)
        return min(0.6, share * 0.5)...min(1, share * (source.chance(0.3) ? 6 : 2))
    }
}
