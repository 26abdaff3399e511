import HitTesting

/// What a random view's `hitTest` override does: a pure function, as data, so that it can be printed.
///
/// `View` is how views are named: by number in a recipe, by `ViewID?` in a tree.
public enum AnswerRule<View: Sendable>: Sendable {
    /// `super.hitTest`.
    case standard

    /// No answer, whatever is below.
    case nobody

    /// The view itself, whatever its gates and region say.
    case itself

    /// Another view, which may have been removed.
    case view(View)

    /// `super.hitTest`, else another view.
    case standardElse(View)

    /// In stripes of a width along x: `super.hitTest`, the view itself, no answer, and again.
    case stripes(width: Double)

    /// `other.hitTest(convert(point, to: other))`; only small subtrees without overrides are asked.
    case asks(View)

    /// The view itself on an odd event, `super.hitTest` on an even one or none.
    case oddEvents
}

/// The event that random queries bring along.
public struct NumberedEvent: HitTestEvent, Sendable {
    /// What ``AnswerRule/oddEvents`` looks at.
    public let number: Int

    /// Creates an event.
    public init(number: Int) {
        self.number = number
    }
}

extension AnswerRule {
    /// The same rule with its view named in another way.
    public func map<Other: Sendable>(_ rename: (View) -> Other) -> AnswerRule<Other> {
        switch self {
        case .standard: .standard
        case .nobody: .nobody
        case .itself: .itself
        case .view(let view): .view(rename(view))
        case .standardElse(let view): .standardElse(rename(view))
        case .stripes(let width): .stripes(width: width)
        case .asks(let view): .asks(rename(view))
        case .oddEvents: .oddEvents
        }
    }
}

extension AnswerRule where View == ViewID? {
    /// The answer of a view that follows the rule.
    public func answer(_ context: HitTestContext) -> ViewID? {
        switch self {
        case .standard: return context.standardResult()
        case .nobody: return nil
        case .itself: return context.view
        case .view(let view): return view
        case .standardElse(let view): return context.standardResult() ?? view
        case .stripes(let width):
            switch stripe(of: context.localPoint.x, width: width, count: 3) {
            case 0: return context.standardResult()
            case 1: return context.view
            default: return nil
            }
        case .asks(let view):
            guard let view, context.tree.isSmallWithoutClosures(view),
                let point = context.convert(context.localPoint, from: context.view, to: view)
            else { return nil }
            return context.hitTest(point, in: view)
        case .oddEvents:
            let number = (context.event as? NumberedEvent)?.number ?? 0
            return number.isMultiple(of: 2) ? context.standardResult() : context.view
        }
    }
}

/// Which of `count` alternating stripes a coordinate lies in; the last for what is not finite.
func stripe(of coordinate: Double, width: Double, count: Int) -> Int {
    let position = coordinate / width
    guard abs(position) < 0x1p52 else { return count - 1 }
    let floor = Int64(position) - (position < 0 ? 1 : 0)
    return Int((floor % Int64(count) + Int64(count)) % Int64(count))
}

extension ViewTree {
    /// Whether a view exists and its subtree is small and free of closures: asking it must end.
    func isSmallWithoutClosures(_ view: ViewID) -> Bool {
        guard contains(view) else { return false }
        var waiting = [view]
        var index = 0
        while index < waiting.count {
            guard waiting.count <= 12 && !runsClosure(waiting[index]) else { return false }
            waiting.append(contentsOf: subviews(of: waiting[index]).prefix(13))
            index += 1
        }
        return true
    }

    /// Whether the view's own behaviour or region may run code of the user's.
    private func runsClosure(_ view: ViewID) -> Bool {
        switch hitBehavior(of: view) {
        case .custom, .overridden: true
        default: hitRegion(of: view).runsClosure
        }
    }
}

extension HitRegion {
    /// Whether a closure takes part in the region.
    var runsClosure: Bool {
        switch self {
        case .custom: true
        case .excluding(let region, let hole): region.runsClosure || hole.runsClosure
        default: false
        }
    }
}
