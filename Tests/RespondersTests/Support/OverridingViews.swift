import HitTesting
import Responders

/// Overrides nothing and does not say so.
class UndeclaredView: View {}

/// Lets touches through where it has no subview, the way it is mostly written.
final class PassthroughView: View {
    override func hitTest(_ point: Point2D, with event: Event?) -> View? {
        let hit = super.hitTest(point, with: event)
        return hit == self ? nil : hit
    }
}

/// Refuses for itself and all its subviews.
final class RefusingView: View {
    override func hitTest(_ point: Point2D, with event: Event?) -> View? { nil }
}

/// Names another view whenever it is asked and `super` has an answer.
final class RedirectingView: View {
    weak var receiver: View?

    override func hitTest(_ point: Point2D, with event: Event?) -> View? {
        super.hitTest(point, with: event) == nil ? nil : receiver
    }
}

/// Names itself wherever it is asked: beyond its bounds, too.
final class GreedyView: View {
    override func hitTest(_ point: Point2D, with event: Event?) -> View? { self }
}

/// Contains a margin around its bounds.
class MarginView: View {
    var margin = 10.0

    override func point(inside point: Point2D, with event: Event?) -> Bool {
        Rect2D(
            x: bounds.minX - margin, y: bounds.minY - margin,
            width: bounds.width + 2 * margin, height: bounds.height + 2 * margin
        ).contains(point)
    }
}

/// Counts how often it is asked whether it contains a point.
final class AskedView: View {
    var asked = 0

    override func point(inside point: Point2D, with event: Event?) -> Bool {
        asked += 1
        return super.point(inside: point, with: event)
    }
}

/// Asks its subviews by hand, as UIKit's recursion does.
final class HandWrittenView: View {
    override func hitTest(_ point: Point2D, with event: Event?) -> View? {
        guard isUserInteractionEnabled && !isHidden && alpha > 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        for subview in subviews.reversed() {
            let subviewPoint = subview.convert(point, from: self)
            if let hit = subview.hitTest(subviewPoint, with: event) { return hit }
        }
        return self
    }
}
