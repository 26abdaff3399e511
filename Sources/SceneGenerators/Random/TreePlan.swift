import HitTesting

/// Who lies in whom.
struct TreePlan: Sendable {
    /// The superview of every view, by number; nil for windows.
    var superviews: [Int?]

    /// The number of subviews of every view.
    var widths: [Int]

    /// Chooses superviews.
    init(_ shape: RandomTree.Shape, count: Int, _ source: inout RandomSource) {
        let windowCount = min(count, source.pick(weighted: [1: 14, 2: 3, 3: 2, 5: 1]))
        superviews = Array(repeating: nil, count: windowCount)
        // A wide container has some siblings, or the box around it would never be asked.
        let container = windowCount + source.below(5)
        var mode = shape
        for number in windowCount..<max(count, windowCount) {
            if shape == .mixed && source.chance(0.03) {
                mode = source.pick(RandomTree.Shape.allCases)
            }
            switch mode {
            case .bushy, .mixed: superviews.append(source.below(number))
            case .wide, .churning:
                let usual = number > container ? container : windowCount - 1
                superviews.append(source.chance(0.95) ? usual : source.below(number))
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
        if width <= 1 { return source.chance(0.5) ? 0.995...1.006 : 0.9...1.08 }
        if source.chance(0.15) { return 0.85...1.05 }
        // Counted rather than calculated: the standard library alone has no square root everywhere.
        var columns = 1
        while columns * columns < width { columns += 1 }
        let share = 1 / Double(columns)
        return min(0.6, share * 0.5)...min(1, share * (source.chance(0.3) ? 6 : 2))
    }
}
