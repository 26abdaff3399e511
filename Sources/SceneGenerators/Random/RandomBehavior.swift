import HitTesting

extension RandomGeometry {
    /// A hit behaviour of any kind but the normal one.
    ///
    /// - Parameters:
    ///   - bounds: The bounds of the view.
    ///   - count: How many numbers views may have; behaviours name some of them.
    ///   - isBlocking: Whether behaviours that cut off what is below may be chosen.
    ///   - source: Where the choices come from.
    func behavior(
        for bounds: Rect2D, numbersBelow count: Int, isBlocking: Bool, _ source: inout RandomSource
    ) -> BehaviorRecipe {
        let kind = source.pick(weighted: [
            0: 6, 1: isBlocking ? 3 : 0, 2: isBlocking ? 3 : 0, 3: 5, 4: 6, 5: 4,
        ])
        switch kind {
        case 0: return .passthrough
        case 1: return .absorbing
        case 2: return .transparent
        case 3: return .redirect(source.below(count))
        case 4:
            let rect = source.chance(0.5) ? partialRect(for: bounds, &source) : nil
            return .closure(bounds: rect, answerRule(for: bounds, numbersBelow: count, &source))
        default:
            let rect = source.chance(0.5) ? partialRect(for: bounds, &source) : nil
            return .overridden(bounds: rect)
        }
    }

    /// A closure's rule.
    private func answerRule(
        for bounds: Rect2D, numbersBelow count: Int, _ source: inout RandomSource
    ) -> AnswerRule<Int> {
        switch source.below(10) {
        case 0: .nobody
        case 1: .itself
        case 2: .view(source.below(count))
        case 3: .standardElse(source.below(count))
        case 4: .asks(source.below(count))
        case 5: .oddEvents
        case 6, 7: .stripes(width: max(bounds.width, numbers.unit) / Double(1 + source.below(8)))
        default: .standard
        }
    }
}
