import HitTesting
import SceneGenerators

/// The options of a query as data: which views a filter skips and how overridden views answer.
public struct QueryRecipe: Sendable {
    /// What chooses the skipped views; nil for no filter.
    public var filterSeed: Int?

    /// What chooses the rules of overridden views; nil for no handler.
    public var handlerSeed: Int?

    /// The number of the event; nil for no event.
    public var event: Int?

    /// No options.
    public static let plain = QueryRecipe()

    /// Whether a query needs options at all.
    var hasOptions: Bool { filterSeed != nil || handlerSeed != nil || event != nil }

    /// Random options; half of the queries have none.
    static func random(_ source: inout RandomSource) -> QueryRecipe {
        guard source.chance(0.5) else { return .plain }
        return QueryRecipe(
            filterSeed: source.chance(0.5) ? source.below(256) : nil,
            handlerSeed: source.chance(0.7) ? source.below(256) : nil,
            event: source.chance(0.5) ? source.below(2) : nil)
    }

    /// What the filter says of a view.
    func decision(for number: Int) -> HitTestFilterDecision {
        guard let filterSeed else { return .include }
        switch Self.hash(number, filterSeed) % 24 {
        case 0: return .skipView
        case 1: return .skipSubtree
        default: return .include
        }
    }

    /// How an overridden view answers; nil without a handler.
    func rule(for number: Int) -> AnswerRule<Int>? {
        guard let handlerSeed else { return nil }
        return switch Self.hash(number, handlerSeed) % 8 {
        case 0: .itself
        case 1: .nobody
        case 2: .view(number + 1)
        case 3: .standardElse(number / 2)
        case 4: .stripes(width: 20)
        case 5: .oddEvents
        default: .standard
        }
    }

    /// Mixes a view's number with a seed.
    private static func hash(_ number: Int, _ seed: Int) -> Int {
        var mixer = SplitMix64(seed: UInt64(number) << 8 | UInt64(seed))
        return Int(mixer.next() >> 2)
    }

    /// The options for a tree as it is now.
    ///
    /// - Parameter reached: Told of each view that a filter is asked about.
    func options(
        in grown: GrownTree, reached: ((ViewID) -> Void)? = nil
    ) -> HitTestOptions {
        let numbers = grown.numbers
        let ids = grown.ids
        var options = HitTestOptions()
        options.event = event.map { NumberedEvent(number: $0) }
        if filterSeed != nil || reached != nil {
            options.filter = { view in
                reached?(view)
                return self.decision(for: numbers[view] ?? -1)
            }
        }
        if handlerSeed != nil {
            options.overriddenViews = { context in
                let rule = self.rule(for: numbers[context.view] ?? -1)
                return rule?.map { ids[$0] }.answer(context)
            }
        }
        return options
    }
}
