import HitTesting

/// The textbook: recursion over objects of `final class View { var subviews: [View] … }`.
///
/// It knows transforms, gates and pass-through views, which is what the benchmark's scenes use, and
/// converts points with the package's own frozen arithmetic, so that its answers are the definition's.
public struct ClassTree: MeasuredEngine {
    /// `classes`: the textbook.
    public static var engineName: String { "classes" }

    /// Twice what was measured in a debug build.
    public static var stackPerLevel: Int { 2_048 }

    /// The windows, back to front.
    private let windows: [View]

    /// Builds the objects of a tree.
    ///
    /// - Throws: ``UnsupportedView`` if the tree has a view that the textbook does not know.
    /// - Complexity: O(n).
    public init(_ template: TreeTemplate) throws(UnsupportedView) {
        if template.rules != .uiKit {
            throw UnsupportedView(view: nil, feature: "rules of its own")
        }
        var windows: [View] = []
        var views: [View] = []
        views.reserveCapacity(template.entries.count)
        for entry in template.entries {
            if let feature = UnsupportedView.feature(of: entry.description) {
                throw UnsupportedView(view: entry.view, feature: feature)
            }
            let geometry = entry.description.geometry
            let view = View(
                id: entry.view, bounds: geometry.bounds,
                conversion: geometry.pointConversion(under: template.rules))
            view.isHidden = entry.description.isHidden
            view.isUserInteractionEnabled = entry.description.isUserInteractionEnabled
            view.alpha = entry.description.alpha
            if case .passthrough = entry.description.hitBehavior {
                view.passesTouchesThrough = true
            }
            if let superview = entry.superview {
                views[superview].addSubview(view)
            } else {
                windows.append(view)
            }
            views.append(view)
        }
        self.windows = windows
    }

    /// The view that gets a touch at a point of the world.
    public func answer(at worldPoint: Point2D) -> ViewID? {
        for window in windows.reversed() {
            if let windowPoint = window.convertFromSuperview(worldPoint),
                let answer = window.hitTest(windowPoint)
            {
                return answer.id
            }
        }
        return nil
    }
}

/// A tree that the textbook recursion does not know how to test.
public struct UnsupportedView: Error, Hashable {
    /// The view, or nil if the tree as a whole is meant.
    public let view: ViewID?

    /// What the view has that the textbook lacks.
    public let feature: String

    /// What a view has that the textbook lacks, or nil if it knows the view.
    static func feature(of description: ViewDescription) -> String? {
        switch description.hitRegion {
        case .bounds: break
        default: return "a hit region other than its bounds"
        }
        switch description.hitBehavior {
        case .normal, .passthrough: return nil
        default: return "a hit behavior other than normal and passthrough"
        }
    }
}
