import HitTesting
import ViewDumps

extension ViewDump {
    /// Whether a view is one that scrolls: it is scrolled, or its class says so.
    func scrolls(_ view: ViewID) -> Bool {
        if tree.boundsOrigin(of: view) != .zero { return true }
        guard let name = className(of: view) ?? tree.name(of: view) else { return false }
        return Self.scrollerNames.contains { name.hasSuffix($0) }
    }

    /// What the classes of views that scroll end with, on any system.
    private static let scrollerNames = [
        "ScrollView", "TableView", "CollectionView", "TextView", "WebView", "RecyclerView",
        "ListView", "GridView", "ViewPager", "ViewPager2", "XCUIElementTypeTable",
    ]

    /// The views around one that scroll.
    private func scrollers(around view: ViewID) -> [ViewID] {
        var scrollers: [ViewID] = []
        var next = tree.superview(of: view)
        while let current = next {
            if scrolls(current) { scrollers.append(current) }
            next = tree.superview(of: current)
        }
        return scrollers
    }

    /// Whether scrolling, more than anything else, keeps a point of a view from being touched.
    func isScrolledAway(_ worldPoint: Point2D, of view: ViewID) -> Bool {
        scrollers(around: view).contains { scroller in
            guard let point = tree.convert(worldPoint, from: nil, to: scroller) else {
                return false
            }
            return !tree.bounds(of: scroller).contains(point)
        }
    }

    /// Whether a part of a view is scrolled out of sight.
    func isPartlyScrolledAway(_ view: ViewID) -> Bool {
        scrollers(around: view).contains { scroller in
            guard let box = tree.convert(tree.bounds(of: view), from: view, to: scroller) else {
                return false
            }
            let bounds = tree.bounds(of: scroller)
            return box.minX < bounds.minX || box.maxX > bounds.maxX || box.minY < bounds.minY
                || box.maxY > bounds.maxY
        }
    }
}
