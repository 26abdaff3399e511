import HitTesting

/// What a random view's `point(inside:)` override does: a pure function, as data.
public enum InsideRule: Sendable {
    /// Every point.
    case always

    /// No point.
    case never

    /// Every other stripe of a width along x.
    case stripes(width: Double)

    /// A disc.
    case disc(center: Point2D, radius: Double)

    /// Every other stripe of a width along the world's y.
    case worldStripes(width: Double)

    /// Where a subview answers: the cure for a subview outside its superview, as a closure.
    ///
    /// Only small subtrees without closures are asked.
    case anySubview
}

extension InsideRule {
    /// Whether the rule puts the context's point inside its view.
    public func contains(_ context: HitTestContext) -> Bool {
        let point = context.localPoint
        switch self {
        case .always:
            return true
        case .never:
            return false
        case .stripes(let width):
            return stripe(of: point.x, width: width, count: 2) == 0
        case .disc(let center, let radius):
            let dx = point.x - center.x
            let dy = point.y - center.y
            return dx * dx + dy * dy <= radius * radius
        case .worldStripes(let width):
            let world = context.convert(point, from: context.view, to: nil)
            return world.map { stripe(of: $0.y, width: width, count: 2) == 0 } ?? false
        case .anySubview:
            return context.tree.subviews(of: context.view).prefix(12).contains { subview in
                guard context.tree.isSmallWithoutClosures(subview) else { return false }
                let inner = context.convert(point, from: context.view, to: subview)
                return inner.flatMap { context.hitTest($0, in: subview) } != nil
            }
        }
    }
}
