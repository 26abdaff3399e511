import BenchmarkEngines
import HitTesting

/// A container that shows some views, and hides many more perhaps.
struct Viewport {
    /// The index of its entry.
    let index: Int

    /// The middle of its bounds, in world space.
    let worldCenter: Point2D

    /// The most views that a screen shows, about.
    private static let mostViews = 1_000

    /// Of the containers that show from 1 to 1,000 views, the one with the most below it; nil if there
    /// is none.
    ///
    /// - Parameters:
    ///   - template: The tree's template.
    ///   - tree: The tree.
    ///   - descendants: How many views each entry has below it.
    ///   - reachableViews: The views that touches can reach.
    init?(
        _ template: TreeTemplate, of tree: ViewTree, descendants: [Int], reachableViews: [ViewID]
    ) {
        var isReachable = ViewColumn<Bool>()
        for view in reachableViews { isReachable[view] = true }
        var shown = Array(repeating: 0, count: template.entries.count)
        for index in template.entries.indices.reversed() {
            guard let superview = template.entries[index].superview else { continue }
            let isShown = isReachable[template.entries[index].view] ?? false
            shown[superview] += shown[index] + (isShown ? 1 : 0)
        }
        let candidates = template.entries.indices.filter {
            template.entries[$0].superview != nil && shown[$0] >= 1 && shown[$0] <= Self.mostViews
        }
        guard let index = candidates.max(by: { descendants[$0] < descendants[$1] }) else {
            return nil
        }
        let entry = template.entries[index]
        let bounds = entry.description.geometry.bounds
        guard let worldCenter = tree.convert(bounds.center, from: entry.view, to: nil) else {
            return nil
        }
        self.index = index
        self.worldCenter = worldCenter
    }
}

extension ViewTree {
    /// The views that may answer touches somewhere, in hit order.
    var reachableViews: [ViewID] {
        let everywhere = Rect2D(x: -1e12, y: -1e12, width: 2e12, height: 2e12)
        return views(in: everywhere, mode: .intersecting)
    }
}
